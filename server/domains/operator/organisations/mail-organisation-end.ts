import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Tells an administrator on which day the organisation ends, or that it goes on after all. */
export const mailOrganisationEnd = defineJob(
  'mail-organisation-end',
  z.object({ userId: z.number().int(), organisationId: z.number().int(), day: z.string(), isCancelled: z.boolean() }),
);
