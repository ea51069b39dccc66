import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Tells a person that their password was changed, in case it was somebody else who did it. */
export const mailPasswordChanged = defineJob('mail-password-changed', z.object({ userId: z.number().int() }));
