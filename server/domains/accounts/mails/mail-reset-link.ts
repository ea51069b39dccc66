import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Mails a link for a new password to the account of this name, if there is one that may have it. */
export const mailResetLink = defineJob(
  'mail-reset-link',
  z.object({
    name: z.string(),
    askedAt: z.iso.datetime(),
    network: z.string().default(''),
    request: z.string().default(''),
  }),
);
