import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Mails the requester what became of several requests that were sent together, in one mail. */
export const mailSubmission = defineJob(
  'mail-submission',
  z.object({ changes: z.array(z.object({ requestId: z.number().int(), changeId: z.number().int() })).min(2) }),
);
