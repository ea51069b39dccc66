import type { Bilingual, Language } from '#contract/languages.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';

interface Facts {
  readonly language: Language;
  readonly organisation: Bilingual;
  readonly url: string;
  /** Where one says no. */
  readonly declineUrl: string;
  readonly supportEmail: Bilingual;
}

/** Tells someone that an organisation has made them a member. */
export const invitationMail = ({ language, organisation, url, declineUrl, supportEmail }: Facts): Email => {
  const { subject, access, label, life, decline } = words[language];
  const name = organisation[language];
  return composeEmail({
    subject: subject(name),
    sections: [{ language, before: [access(name)], action: { label, url }, after: [life, decline(declineUrl)] }],
    supportEmail,
  });
};

const words = {
  en: {
    subject: (name: string) => `${name} invites you to Vigie`,
    access: (name: string) => `${name} gives you access to its safety data sheets in Vigie.`,
    label: 'Accept the invitation',
    life: 'The link works for seven days. After that, it lets you ask for a new one.',
    decline: (url: string) => `If you do not want this access, decline the invitation: ${url}`,
  },
  fr: {
    subject: (name: string) => `${name} vous invite à utiliser Vigie`,
    access: (name: string) => `${name} vous donne accès à ses fiches de données de sécurité dans Vigie.`,
    label: 'Accepter l’invitation',
    life: 'Le lien est valide pendant sept jours. Passé ce délai, il vous permet d’en demander un nouveau.',
    decline: (url: string) => `Si vous ne voulez pas de cet accès, refusez l’invitation\u00a0: ${url}`,
  },
} satisfies Record<Language, unknown>;
