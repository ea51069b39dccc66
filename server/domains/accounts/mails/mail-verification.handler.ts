import type { JobHandler } from '#server/platform/jobs/job.ts';
import type { mailVerification } from './mail-verification.ts';
import { sendVerification } from './send-verification.ts';

export const handleMailVerification: JobHandler<typeof mailVerification> = ({ membershipId, askedAt }, services) =>
  sendVerification(services, { membershipId, askedAt });
