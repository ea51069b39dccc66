import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Tells the person who made a request what became of it, unless something newer is to be told of it by then. */
export const mailRequestStatus = defineJob(
  'mail-request-status',
  z.object({ requestId: z.number().int(), changeId: z.number().int() }),
);
