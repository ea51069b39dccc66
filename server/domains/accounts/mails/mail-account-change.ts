import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';
import { accountChanges } from './account-change-mail.ts';

/** Tells the organisation's account manager of a change to an account. S1.6-08. */
export const mailAccountChange = defineJob(
  'mail-account-change',
  z.object({ membershipId: z.number().int(), change: z.enum(accountChanges) }),
);
