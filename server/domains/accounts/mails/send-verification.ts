import type { Bilingual, Language } from '#contract/languages.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobServices } from '#server/platform/jobs/job.ts';
import type { Email } from '#server/platform/mail/compose-email.ts';
import { composeEmail } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { findHolder } from '../invited-person.ts';
import { mailedLink } from '../mailed-link.ts';
import { memberNumber } from '../member-numbers.ts';
import { reopenInvitation } from '../reopen-invitation.ts';
import { createToken, retireTokens } from '../tokens.ts';
import { addressTakenMail } from './address-taken-mail.ts';
import { verifyAddressMail } from './verify-address-mail.ts';

interface Facts {
  readonly language: Language;
  /** None for an operator, who belongs to none. */
  readonly organisation: Bilingual | undefined;
  readonly url: string;
  /** Where one says no. */
  readonly declineUrl: string;
  readonly supportEmail: Bilingual;
}

/** Tells someone that an organisation has made them a member. */
const invitationMail = ({ language, organisation, url, declineUrl, supportEmail }: Facts): Email => {
  const { subject, access, operatorSubject, operatorAccess, label, life, decline } = words[language];
  const name = organisation?.[language];
  return composeEmail({
    subject: name === undefined ? operatorSubject : subject(name),
    sections: [
      {
        language,
        before: [name === undefined ? operatorAccess : access(name)],
        action: { label, url },
        after: [life, decline(declineUrl)],
      },
    ],
    supportEmail,
  });
};

const words = {
  en: {
    subject: (name: string) => `${name} invites you to Vigie`,
    access: (name: string) => `${name} gives you access to its safety data sheets in Vigie.`,
    operatorSubject: 'You are invited to the desk of Vigie',
    operatorAccess: 'As an operator you will work on the requests of every organization, and manage sheets and users.',
    label: 'Accept the invitation',
    life: 'The link works for seven days. After that, it lets you ask for a new one.',
    decline: (url: string) => `If you do not want this access, decline the invitation: ${url}`,
  },
  fr: {
    subject: (name: string) => `${name} vous invite à utiliser Vigie`,
    access: (name: string) => `${name} vous donne accès à ses fiches de données de sécurité dans Vigie.`,
    operatorSubject: 'On vous invite au bureau de Vigie',
    operatorAccess:
      'Au bureau, vous traiterez les demandes de toutes les organisations et gérerez les fiches et les utilisateurs.',
    label: 'Accepter l’invitation',
    life: 'Le lien est valide pendant sept jours. Passé ce délai, il vous permet d’en demander un nouveau.',
    decline: (url: string) => `Si vous ne voulez pas de cet accès, refusez l’invitation\u00a0: ${url}`,
  },
} satisfies Record<Language, unknown>;

/** Milliseconds for which the link of an invitation or a verification works. */
export const invitationLife = 7 * 86_400_000;

/**
 * Mails what the account still waits for: the invitation until it is accepted, then the verification of its address; nothing
 * once it has both. Who has the address with another account is told that it cannot be a second one's, and gets no link. The token is drawn here; an older link holds no longer.
 */
export const sendVerification = async (
  services: JobServices,
  { membershipId, askedAt }: { membershipId: number; askedAt: string },
): Promise<void> => {
  const { store, config } = services;
  const member = await findMember(store, membershipId);
  if (!member || member.suspended_at || (member.accepted_at && member.verified_at)) return;
  // Declined since: a mail that comes late does not ask again.
  if (member.declined_at > askedAt) return;
  const { email, language } = member;
  const { holder, url, declineUrl } = await inTransaction(store, async (trx) => {
    if (!member.accepted_at) await reopenInvitation(trx, membershipId, askedAt);
    const holder = await findHolder(trx, { userId: member.user_id, email, organisationId: member.organisation_id });
    if (!holder) await trx.updateTable('users').set({ name: email }).where('id', '=', member.user_id).execute();
    // Drawn in any case: whoever gave the address sees when it ends, and learns nothing by that.
    const link = await createVerificationLink(trx, {
      ...member,
      number: Number(member.number),
      membershipId,
      askedAt,
      publicUrl: config.publicUrl,
    });
    return { holder, ...link };
  });
  // Who is invited accepts with the account that they have; a second one does not get its address.
  const isJoined = holder?.is === 'person' && member.accepted_at === '';
  if (holder && holder.is !== 'nobody' && !isJoined) {
    const content = addressTakenMail({
      language: holder.language,
      email,
      supportEmail: await supportEmailOf(services),
    });
    return sendMail(services, { kind: 'address-taken', to: email, ...content });
  }
  const facts = {
    language: isJoined ? holder.language : language,
    url,
    supportEmail: await supportEmailOf(services),
  };
  if (member.accepted_at) await sendMail(services, { kind: 'verify-address', to: email, ...verifyAddressMail(facts) });
  else {
    const { name_en: en, name_fr: fr } = member;
    const organisation = en === null || fr === null ? undefined : { en, fr };
    const content = invitationMail({ ...facts, organisation, declineUrl });
    await sendMail(services, { kind: 'invitation', to: email, ...content });
  }
};

interface Link {
  readonly user_id: number;
  /** By which the organisation knows the person. */
  readonly number: number;
  readonly membershipId: number;
  readonly email: string;
  readonly language: Language;
  /** Its life counts from then. */
  readonly askedAt: string;
  readonly publicUrl: string;
}

/** Draws the link of an invitation or a verification, and the one to decline it. Older ones hold no longer. */
export const createVerificationLink = async (
  trx: Database,
  { user_id: userId, number, membershipId, email, language, askedAt, publicUrl }: Link,
) => {
  const expiresAt = new Date(Date.parse(askedAt) + invitationLife);
  await retireTokens(trx, { kind: 'verify', userId, membershipId });
  const token = await createToken(trx, { kind: 'verify', userId, membershipId, expiresAt });
  const page = `${publicUrl}/verify-email`;
  const secret = { id: String(number), token, email };
  const query = { mail_lang: language };
  return { url: mailedLink(page, secret, query), declineUrl: mailedLink(page, secret, { decline: '1', ...query }) };
};

const findMember = (db: Database, membershipId: number) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select([
      'memberships.user_id',
      'memberships.organisation_id',
      memberNumber().as('number'),
      'memberships.accepted_at',
      'memberships.declined_at',
      'memberships.suspended_at',
      'users.email',
      'users.language',
      'users.verified_at',
      'organisations.name_en',
      'organisations.name_fr',
    ])
    .where('memberships.id', '=', membershipId)
    .where('users.shared', '=', 0)
    .executeTakeFirst();
