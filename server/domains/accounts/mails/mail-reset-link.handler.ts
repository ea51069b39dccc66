import type { Bilingual, Language } from '#contract/languages.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import type { Email } from '#server/platform/mail/compose-email.ts';
import { composeEmail } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { findPersonWithPassword } from '../accounts.ts';
import { mailedLink } from '../mailed-link.ts';
import { hasUselessPassword } from '../pending-locations.ts';
import { tellOfAccount } from '../tell-of-account.ts';
import { createToken } from '../tokens.ts';
import type { mailResetLink } from './mail-reset-link.ts';

interface Facts {
  readonly language: Language;
  readonly url: string;
  readonly supportEmail: Bilingual;
}

/** Asked for by the person who has forgotten a password, or says so. */
const resetLinkMail = ({ language, url, supportEmail }: Facts): Email => {
  const { subject, asked, label, once, notYou } = words[language];
  return composeEmail({
    subject,
    sections: [{ language, before: [asked], action: { label, url }, after: [once, notYou] }],
    supportEmail,
  });
};

/** A password opens nothing for whoever signs in at their organisation's provider alone. */
const otherWayMail = ({ language, url, supportEmail }: Facts): Email => {
  const { otherWaySubject: subject, asked, otherWay, otherWayLabel: label, notYou } = words[language];
  const before = [asked, otherWay];
  return composeEmail({
    subject,
    sections: [{ language, before, action: { label, url }, after: [notYou] }],
    supportEmail,
  });
};

const words = {
  en: {
    subject: 'Choose a new password for Vigie',
    asked: 'Someone, most likely you, asked for a new password for your Vigie account.',
    label: 'Choose a new password',
    once: 'The link works once, within an hour of the request.',
    otherWaySubject: 'Vigie opens with your organization’s account',
    otherWay:
      'You need none: enter your address on the sign-in page, and continue with the button of your organization.',
    otherWayLabel: 'Sign in',
    notYou: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe pour Vigie',
    asked: 'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte Vigie.',
    label: 'Choisir un nouveau mot de passe',
    once: 'Le lien fonctionne une seule fois, dans l’heure qui suit la demande.',
    otherWaySubject: 'Vigie s’ouvre avec le compte de votre organisation',
    otherWay:
      'Il ne vous en faut pas\u00a0: saisissez votre adresse à la page de connexion et continuez avec le bouton de votre organisation.',
    otherWayLabel: 'Se connecter',
    notYou: 'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: votre mot de passe reste le même.',
  },
} satisfies Record<Language, unknown>;

const life = 3_600_000;

/** Draws the token of the link. Older ones go on working: else anyone who asks in somebody's name would take theirs away. */
export const handleMailResetLink: JobHandler<typeof mailResetLink> = async (
  { name, askedAt, network, request },
  services,
) => {
  const { store, config } = services;
  const user = await findPersonWithPassword(store, name);
  const scope = { network, requestId: request, notes: {}, isSettled: false };
  await tellOfAccount(store, 'password-reset-asked', { userId: user?.id ?? null, scope });
  if (!user) return;
  const { email, language } = user;
  const supportEmail = await supportEmailOf(services);
  if (await hasUselessPassword(store, user.id)) {
    const content = otherWayMail({ language, url: `${config.publicUrl}/login`, supportEmail });
    return sendMail(services, { kind: 'reset-link', to: email, ...content });
  }
  const expiresAt = new Date(Date.parse(askedAt) + life);
  const token = await createToken(store, { kind: 'reset', userId: user.id, expiresAt });
  const url = mailedLink(`${config.publicUrl}/reset-password`, { token, email }, { mail_lang: language });
  const content = resetLinkMail({ language, url, supportEmail });
  await sendMail(services, { kind: 'reset-link', to: email, ...content });
};
