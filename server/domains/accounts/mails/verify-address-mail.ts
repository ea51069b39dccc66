import type { Bilingual, Language } from '#contract/languages.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';

interface Facts {
  readonly language: Language;
  readonly url: string;
  readonly supportEmail: Bilingual;
}

/** Asks a member whether the address of the account is theirs. */
export const verifyAddressMail = ({ language, url, supportEmail }: Facts): Email => {
  const { subject, ask, label, life } = words[language];
  return composeEmail({
    subject,
    sections: [{ language, before: [ask], action: { label, url }, after: [life] }],
    supportEmail,
  });
};

const words = {
  en: {
    subject: 'Verify your email address for Vigie',
    ask: 'Please confirm that this address is the one of your Vigie account.',
    label: 'Verify my address',
    life: 'The link works for seven days. After that, it lets you ask for a new one.',
  },
  fr: {
    subject: 'Vérifiez votre adresse courriel pour Vigie',
    ask: 'Veuillez confirmer que cette adresse est bien celle de votre compte Vigie.',
    label: 'Confirmer mon adresse courriel',
    life: 'Le lien est valide pendant sept jours. Passé ce délai, il vous permet d’en demander un nouveau.',
  },
} satisfies Record<Language, unknown>;
