import type { JobServices } from '../../jobs/job.ts';
import { invitationMail } from '../../mail/messages/invitation-mail.ts';
import { verifyAddressMail } from '../../mail/messages/verify-address-mail.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { Database } from '../../storage/database.ts';
import { createToken, retireTokens } from '../tokens.ts';

const life = 7 * 86_400_000;

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
  const { user_id: userId, email, language } = member;
  const expiresAt = new Date(Date.parse(askedAt) + life);
  const token = await store.transaction().execute(async (trx) => {
    await retireTokens(trx, { kind: 'verify', userId, membershipId });
    return createToken(trx, { kind: 'verify', userId, membershipId, expiresAt });
  });
  const query = new URLSearchParams({ lang: language, email });
  const facts = {
    language,
    url: `${config.publicUrl}/verify-email/${userId}/${token}?${query}`,
    supportEmail: config.supportEmail,
  };
  if (member.accepted_at) await sendMail(services, { kind: 'verify-address', to: email, ...verifyAddressMail(facts) });
  else {
    const organisation = { en: member.name_en ?? 'Vigie', fr: member.name_fr ?? 'Vigie' };
    await sendMail(services, { kind: 'invitation', to: email, ...invitationMail({ ...facts, organisation }) });
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
      'users.email',
      'users.language',
      'users.verified_at',
      'organisations.name_en',
      'organisations.name_fr',
    ])
    .where('memberships.id', '=', membershipId)
    .where('users.shared', '=', 0)
    .executeTakeFirst();
