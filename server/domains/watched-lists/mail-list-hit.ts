import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Mails somebody who manages the collection that an added sheet is on lists that the organisation watches. */
export const mailListHit = defineJob(
  'mail-list-hit',
  z.object({ userId: z.number().int(), requestId: z.number().int() }),
);
