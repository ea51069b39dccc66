import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Mails a new link in place of one that was this user's, if it was. */
export const resendVerificationMail = defineJob(
  'resend-verification-mail',
  z.object({ userId: z.number().int(), tokenHash: z.string(), askedAt: z.iso.datetime() }),
);
