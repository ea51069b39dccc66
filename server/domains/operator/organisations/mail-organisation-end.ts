import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Mails an administrator the day on which the organisation ends, or that its end is cancelled. */
export const mailOrganisationEnd = defineJob(
  'mail-organisation-end',
  z.object({ userId: z.number().int(), organisationId: z.number().int(), day: z.string(), isCancelled: z.boolean() }),
);
