import type { Bilingual, Language } from '#contract/languages.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';

interface Facts {
  readonly language: Language;
  readonly email: string;
  readonly url: string;
  readonly supportEmail: Bilingual;
}

/** Asks whether an address that an account is to have next belongs to the person who said so. */
export const emailChangeMail = ({ language, email, url, supportEmail }: Facts): Email => {
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
