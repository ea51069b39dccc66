import { z } from 'zod';
import { defineCall } from '../call.ts';

const address = z.object({ en: z.string(), fr: z.string() });

export const getExternalSites = defineCall({
  id: 'getExternalSites',
  method: 'GET',
  path: '/external-sites',
  summary: 'Where the external links lead, in both languages',
  access: 'signed-in',
  answer: z.object({ sheetDatabase: address, chemicalInformation: address }),
});
