import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Tells the organisation's account manager whose accounts were deleted. By then only the request knows their names. */
export const mailAccountRemoval = defineJob(
  'mail-account-removal',
  z.object({ organisationId: z.number().int(), people: z.array(z.string()) }),
);
