import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Mails the link that makes an address the account's, to that address; its life counts from `askedAt`. */
export const mailEmailChange = defineJob(
  'mail-new-address',
  z.object({
    userId: z.number().int(),
    email: z.string(),
    askedAt: z.iso.datetime(),
  }),
);
