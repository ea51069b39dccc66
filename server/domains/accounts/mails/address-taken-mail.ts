import type { Bilingual, Language } from '#contract/languages.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';

interface Facts {
  readonly language: Language;
  readonly email: string;
  readonly supportEmail: Bilingual;
}

/** Tells the owner of an address that a second account cannot have it. The person who asked is not told that the first one exists. */
export const addressTakenMail = ({ language, email, supportEmail }: Facts): Email => {
  const { subject, taken, whatNow } = words[language];
  return composeEmail({
    subject,
    sections: [{ language, before: [taken(email), whatNow], after: [] }],
    supportEmail,
  });
};

const words = {
  en: {
    subject: 'This address already has a Vigie account',
    taken: (email: string) =>
      `Another Vigie account was to use the address ${email}. It cannot: the address has an account of its own, which stays as it is.`,
    whatNow: 'If it was you, choose another address, or sign in with this one. If it was not, there is nothing to do.',
  },
  fr: {
    subject: 'Cette adresse a déjà un compte Vigie',
    taken: (email: string) =>
      `On a demandé que l’adresse ${email} serve à un autre compte Vigie. Cela n’est pas possible\u00a0: elle a déjà son propre compte, qui reste tel quel.`,
    whatNow:
      'Si c’était vous, choisissez une autre adresse ou connectez-vous avec celle-ci. Sinon, vous n’avez rien à faire.',
  },
} satisfies Record<Language, unknown>;
