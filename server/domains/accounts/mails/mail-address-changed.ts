import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Tells a person, at the address the account had until now, that it has another one, in case somebody else did it. */
export const mailAddressChanged = defineJob(
  'mail-address-changed',
  z.object({
    userId: z.number().int(),
    /** The address the account had. */
    former: z.string(),
    /** The organisation whose administrator did it; absent where it was the person. */
    organisationId: z.number().int().optional(),
  }),
);
