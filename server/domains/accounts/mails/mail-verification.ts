import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Mails the link of an invitation, or of an address to verify; its life counts from `askedAt`. */
export const mailVerification = defineJob(
  'mail-verification',
  z.object({ membershipId: z.number().int(), askedAt: z.iso.datetime() }),
);
