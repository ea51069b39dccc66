import type { JobServices } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { reopenInvitation } from '../reopen-invitation.ts';
import { createToken, retireTokens } from '../tokens.ts';
import { invitationMail } from './invitation-mail.ts';
import { verifyAddressMail } from './verify-address-mail.ts';

/** Milliseconds for which the link of an invitation or a verification works. */
export const invitationLife = 7 * 86_400_000;

/**
 * Mails what the account still waits for: the invitation until it is accepted, then the verification of its address; nothing
 * once it has both. The token is drawn here; an older link holds no longer.
 */
export const sendVerification = async (
  services: JobServices,
  { membershipId, askedAt }: { membershipId: number; askedAt: string },
): Promise<void> => {
  const { store, config } = services;
  const member = await findMember(store, membershipId);
  if (!member || (member.accepted_at && member.verified_at)) return;
  // Declined since: a mail that comes late does not ask again.
  if (member.declined_at > askedAt) return;
  const { user_id: userId, email, language } = member;
  const expiresAt = new Date(Date.parse(askedAt) + invitationLife);
  const token = await inTransaction(store, async (trx) => {
    await retireTokens(trx, { kind: 'verify', userId, membershipId });
    if (!member.accepted_at) await reopenInvitation(trx, membershipId, askedAt);
    return createToken(trx, { kind: 'verify', userId, membershipId, expiresAt });
  });
  const query = new URLSearchParams({ mail_lang: language, email });
  const page = `${config.publicUrl}/verify-email/${userId}/${token}`;
  const facts = { language, url: `${page}?${query}`, supportEmail: config.supportEmail };
  if (member.accepted_at) await sendMail(services, { kind: 'verify-address', to: email, ...verifyAddressMail(facts) });
  else {
    const organisation = { en: member.name_en ?? 'Vigie', fr: member.name_fr ?? 'Vigie' };
    const content = invitationMail({ ...facts, organisation, declineUrl: `${page}?decline=1&${query}` });
    await sendMail(services, { kind: 'invitation', to: email, ...content });
  }
};

const findMember = (db: Database, membershipId: number) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select([
      'memberships.user_id',
      'memberships.accepted_at',
      'memberships.declined_at',
      'users.email',
      'users.language',
      'users.verified_at',
      'organisations.name_en',
      'organisations.name_fr',
    ])
    .where('memberships.id', '=', membershipId)
    .where('users.shared', '=', 0)
    .executeTakeFirst();
