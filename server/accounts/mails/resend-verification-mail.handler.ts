import type { JobHandler } from '../../jobs/job.ts';
import { findVerification } from '../verifications.ts';
import type { resendVerificationMail } from './resend-verification-mail.ts';
import { sendVerification } from './send-verification.ts';

export const handleResendVerificationMail: JobHandler<typeof resendVerificationMail> = async (
  { userId, tokenHash, askedAt },
  services,
) => {
  const verification = await findVerification(services.store, { userId, tokenHash });
  if (verification) await sendVerification(services, { membershipId: verification.membership_id, askedAt });
};
