import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Mails the provider's answer to the person who wrote; the answer is the note of that change of the request. */
export const mailContactAnswer = defineJob(
  'mail-contact-answer',
  z.object({ requestId: z.number().int(), changeId: z.number().int() }),
);
