import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Tells an administrator that messages do not arrive at an address, or are sent there no more. */
export const mailWebhook = defineJob(
  'mail-webhook',
  z.object({
    userId: z.number().int(),
    webhookId: z.number().int(),
    news: z.enum(['given-up', 'gone', 'failing']),
  }),
);
