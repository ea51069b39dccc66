import type { Bilingual, Language } from '#contract/languages.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';

interface Facts {
  readonly language: Language;
  readonly publicUrl: string;
  readonly supportEmail: Bilingual;
}

/** A message that shows the person who sets Vigie up that mail arrives, and that its links lead to the right address. */
export const setupMail = ({ language, publicUrl, supportEmail }: Facts): Email => {
  const { subject, arrived, label, links } = words[language];
  return composeEmail({
    subject,
    sections: [{ language, before: [arrived], action: { label, url: publicUrl }, after: [links] }],
    supportEmail,
  });
};

const words = {
  en: {
    subject: 'Vigie: mail arrives',
    arrived:
      'This message was sent by the set-up page of Vigie. Since you read it, invitations and links for new passwords will arrive too.',
    label: 'Open Vigie',
    links:
      'Every link in Vigie’s messages begins with this address. If it does not open, the setting PUBLIC_URL has to be changed.',
  },
  fr: {
    subject: 'Vigie\u00a0: les courriels arrivent',
    arrived:
      'Ce message a été envoyé par la page de mise en service de Vigie. Puisque vous le lisez, les invitations et les liens de réinitialisation du mot de passe arriveront aussi.',
    label: 'Ouvrir Vigie',
    links:
      'Tous les liens des courriels de Vigie commencent par cette adresse. Si elle ne s’ouvre pas, il faut corriger le réglage PUBLIC_URL.',
  },
} satisfies Record<Language, unknown>;
