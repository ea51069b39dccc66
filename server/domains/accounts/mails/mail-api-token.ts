import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Tells an administrator, or an operator, that an API token was made, in case it is one that nobody should have made. */
export const mailApiToken = defineJob(
  'mail-api-token',
  z.object({ userId: z.number().int(), tokenId: z.number().int() }),
);
