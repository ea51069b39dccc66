import type { Bilingual, Language } from '#contract/languages.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobServices } from '#server/platform/jobs/job.ts';
import type { Email } from '#server/platform/mail/compose-email.ts';
import { composeEmail } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { findMemberships } from '../accounts.ts';
import { findHolder } from '../invited-person.ts';
import { mailedLink } from '../mailed-link.ts';
import { createToken, retireTokens } from '../tokens.ts';
import { addressTakenMail } from './address-taken-mail.ts';
import { invitationLife } from './send-verification.ts';

interface Facts {
  readonly language: Language;
  readonly email: string;
  readonly url: string;
  readonly supportEmail: Bilingual;
}

/** Asks whether an address that an account is to have next belongs to the person who said so. */
const emailChangeMail = ({ language, email, url, supportEmail }: Facts): Email => {
  const { subject, ask, until, label, notYou } = words[language];
  return composeEmail({
    subject,
    sections: [{ language, before: [ask(email), until], action: { label, url }, after: [notYou] }],
    supportEmail,
  });
};

const words = {
  en: {
    subject: 'Verify your new email address for Vigie',
    ask: (email: string) =>
      `A Vigie account is to use the address ${email} from now on. Please confirm that it is yours.`,
    until: 'Until then, you sign in with your former address. The link works for seven days.',
    label: 'Verify my new address',
    notYou: 'If you do not know anything about it, there is nothing to do: without your confirmation nothing changes.',
  },
  fr: {
    subject: 'Vérifiez votre nouvelle adresse courriel pour Vigie',
    ask: (email: string) =>
      `On a demandé que l’adresse ${email} serve désormais à un compte Vigie. Veuillez confirmer que cette adresse est la vôtre.`,
    until: 'D’ici là, vous vous connectez avec votre ancienne adresse. Le lien est valide pendant sept jours.',
    label: 'Confirmer ma nouvelle adresse courriel',
    notYou: 'Si cela ne vous dit rien, vous n’avez rien à faire\u00a0: sans votre confirmation, rien ne change.',
  },
} satisfies Record<Language, unknown>;

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
    const holder = await findHolder(trx, { userId, email, organisationId: membership.organisation_id });
    if (holder && holder.is !== 'nobody') return { token: '', language: holder.language };
    const expiresAt = new Date(Date.parse(askedAt) + invitationLife);
    const token = await createToken(trx, { kind: 'new-address', userId, membershipId, email, expiresAt });
    return { token, language: user.language };
  });
  if (!drawn) return;
  const { token, language } = drawn;
  const supportEmail = await supportEmailOf(services);
  if (token === '') {
    const content = addressTakenMail({ language, email, supportEmail });
    return sendMail(services, { kind: 'address-taken', to: email, ...content });
  }
  const secret = { id: String(userId), token, email };
  const url = mailedLink(`${config.publicUrl}/verify-email`, secret, { mail_lang: language });
  const content = emailChangeMail({ language, email, url, supportEmail });
  await sendMail(services, { kind: 'new-address', to: email, ...content });
};
