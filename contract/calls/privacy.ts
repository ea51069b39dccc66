import { z } from 'zod';
import { defineCall } from '../call.ts';

const bilingual = z.object({ en: z.string(), fr: z.string() });

export const getPrivacy = defineCall({
  id: 'getPrivacy',
  method: 'GET',
  path: '/privacy',
  summary: 'Who answers for what is kept of people here, and for how long it is kept',
  access: 'anyone',
  answer: z.object({
    /** The provider's name; empty while it said none. */
    provider: bilingual,
    /** The person responsible for the protection of personal information; empty when nobody was named. */
    responsible: z.object({ name: z.string(), email: z.string() }),
    /** The other contact. */
    support: bilingual,
    /** Days for which things are kept. */
    days: z.object({
      audit: z.number().int(),
      requests: z.number().int(),
      documents: z.number().int(),
      mail: z.number().int(),
    }),
  }),
});

export const downloadAccountData = defineCall({
  id: 'downloadAccountData',
  method: 'GET',
  path: '/account-data',
  summary: 'All that is kept of the person who asks',
  access: { permission: 'account-information' },
  audit: 'person-exported',
  answer: z.looseObject({ made_at: z.string() }),
});
