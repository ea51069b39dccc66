import type { JobServices } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { findMemberships } from '../accounts.ts';
import { createToken, retireTokens } from '../tokens.ts';
import { emailChangeMail } from './email-change-mail.ts';
import { invitationLife } from './send-verification.ts';

interface Options {
  readonly userId: number;
  readonly email: string;
  readonly askedAt: string;
}

/**
 * Mails the link that makes an address the account's. Nothing once the account waits for another one, or for none. The token is
 * drawn here; an older link holds no longer.
 */
export const sendEmailChangeLink = async (
  services: JobServices,
  { userId, email, askedAt }: Options,
): Promise<void> => {
  const { store, config } = services;
  const drawn = await inTransaction(store, async (trx) => {
    await retireTokens(trx, { kind: 'new-address', userId });
    const user = await trx
      .selectFrom('users')
      .select('language')
      .where('id', '=', userId)
      .where('pending_email', '=', email)
      .executeTakeFirst();
    // The membership one has now: that in which it was asked for may be over.
    const [membership] = await findMemberships(trx, userId);
    if (!user || !membership) return undefined;
    const membershipId = membership.id;
    const expiresAt = new Date(Date.parse(askedAt) + invitationLife);
    const token = await createToken(trx, { kind: 'new-address', userId, membershipId, email, expiresAt });
    return { token, language: user.language };
  });
  if (!drawn) return;
  const { token, language } = drawn;
  const url = `${config.publicUrl}/verify-email/${userId}/${token}?${new URLSearchParams({ mail_lang: language, email })}`;
  const content = emailChangeMail({ language, email, url, supportEmail: config.supportEmail });
  await sendMail(services, { kind: 'new-address', to: email, ...content });
};
