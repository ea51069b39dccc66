import type { Bilingual, Language } from '#contract/languages.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import type { Email } from '#server/platform/mail/compose-email.ts';
import { composeEmail } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { mailPasswordChanged } from './mail-password-changed.ts';

interface Facts {
  readonly language: Language;
  /** Where one chooses a new password. */
  readonly url: string;
  readonly supportEmail: Bilingual;
}

/** Tells someone that their password was changed. */
const passwordChangedMail = ({ language, url, supportEmail }: Facts): Email => {
  const { subject, changed, notYou, label } = words[language];
  return composeEmail({
    subject,
    sections: [{ language, before: [changed, notYou], action: { label, url }, after: [] }],
    supportEmail,
  });
};

const words = {
  en: {
    subject: 'Your Vigie password was changed',
    changed: 'The password of your Vigie account was changed. Everywhere else you were signed in, you are signed out.',
    notYou: 'If it was you, there is nothing to do. If it was not, choose a new password at once.',
    label: 'Choose a new password',
  },
  fr: {
    subject: 'Votre mot de passe Vigie a été modifié',
    changed: 'Le mot de passe de votre compte Vigie a été modifié. Partout ailleurs, votre session a pris fin.',
    notYou: 'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe.',
    label: 'Choisir un nouveau mot de passe',
  },
} satisfies Record<Language, unknown>;

export const handleMailPasswordChanged: JobHandler<typeof mailPasswordChanged> = async ({ userId }, services) => {
  const { store, config } = services;
  const user = await store
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .where('shared', '=', 0)
    .executeTakeFirst();
  if (!user) return;
  const content = passwordChangedMail({
    language: user.language,
    url: `${config.publicUrl}/forgot-password`,
    supportEmail: await supportEmailOf(services),
  });
  await sendMail(services, { kind: 'password-changed', to: user.email, ...content });
};
