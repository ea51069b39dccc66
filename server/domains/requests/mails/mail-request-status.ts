import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Mails the requester what became of the request, unless something newer is due to be mailed by then. */
export const mailRequestStatus = defineJob(
  'mail-request-status',
  z.object({ requestId: z.number().int(), changeId: z.number().int() }),
);
