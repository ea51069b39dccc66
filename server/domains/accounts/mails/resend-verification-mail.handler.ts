import type { JobHandler } from '#server/platform/jobs/job.ts';
import { bringsAddress, findVerification } from '../verifications.ts';
import type { resendVerificationMail } from './resend-verification-mail.ts';
import { sendEmailChangeLink } from './send-email-change-link.ts';
import { sendVerification } from './send-verification.ts';

export const handleResendVerificationMail: JobHandler<typeof resendVerificationMail> = async (
  { userId, tokenHash, askedAt },
  services,
) => {
  const verification = await findVerification(services.store, { userId, tokenHash });
  if (!verification) return;
  const { membership_id: membershipId, new_address: email } = verification;
  if (bringsAddress(verification)) await sendEmailChangeLink(services, { userId, email, askedAt });
  else await sendVerification(services, { membershipId, askedAt });
};
