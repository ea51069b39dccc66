import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Mails to support what a member wrote to it. */
export const mailContact = defineJob('mail-contact', z.object({ requestId: z.number().int() }));
