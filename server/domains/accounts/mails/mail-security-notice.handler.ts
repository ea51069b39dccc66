import type { Bilingual, Language } from '#contract/languages.ts';
import { describeBrowser } from '#server/domains/accounts/describe-browser.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { mailSecurityNotice, SecurityNotice } from './mail-security-notice.ts';

interface Facts {
  readonly language: Language;
  readonly what: SecurityNotice;
  /** `Firefox, Windows`, and the network address; of a new device. */
  readonly device: string;
  readonly address: string;
  readonly url: string;
  readonly supportEmail: Bilingual;
}

/** Tells someone what happened to the ways into their account. */
const securityNoticeMail = ({ language, what, device, address, url, supportEmail }: Facts): Email => {
  const { notices, from, notYou, label } = words[language];
  const { subject, happened } = notices[what];
  const whence =
    (what === 'new-device' || what === 'many-wrong-tries') && (device || address) ? [from(device, address)] : [];
  return composeEmail({
    subject,
    sections: [{ language, before: [happened, ...whence, notYou], action: { label, url }, after: [] }],
    supportEmail,
  });
};

type Words = {
  readonly notices: Readonly<Record<SecurityNotice, { readonly subject: string; readonly happened: string }>>;
  readonly from: (device: string, address: string) => string;
  readonly notYou: string;
  readonly label: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    notices: {
      'new-device': {
        subject: 'A new device signed in to Vigie',
        happened: 'Somebody signed in to your Vigie account on a device that was not used for it before.',
      },
      'many-wrong-tries': {
        subject: 'Wrong passwords for your Vigie account',
        happened:
          'Somebody tried to sign in to your Vigie account with wrong passwords or codes many times, and has to wait before the next. You can go on signing in on the devices and in the networks that you use.',
      },
      'second-factor-added': {
        subject: 'Two-step sign-in was added to your Vigie account',
        happened: 'A passkey or an authenticator app was added to your Vigie account.',
      },
      'second-factor-removed': {
        subject: 'A way to sign in was removed from your Vigie account',
        happened: 'A passkey or the authenticator app was removed from your Vigie account.',
      },
      'second-factor-reset': {
        subject: 'Two-step sign-in of your Vigie account was reset',
        happened:
          'An administrator removed the passkeys and the authenticator app of your Vigie account, and signed you out everywhere. If your account needs two-step sign-in, it is set up anew when you sign in.',
      },
      'recovery-codes-made': {
        subject: 'New recovery codes for your Vigie account',
        happened: 'New recovery codes were made for your Vigie account. Those you had before work no longer.',
      },
      'recovery-code-used': {
        subject: 'A recovery code opened your Vigie account',
        happened: 'Somebody signed in to your Vigie account with one of its recovery codes. That code is used up.',
      },
      'provider-linked': {
        subject: 'Your Vigie account signs in with your organization’s account',
        happened:
          'Somebody signed in with your organization’s own sign-in, and its account of your address is tied to your Vigie account from now on.',
      },
    },
    from: (device, address) => `Where: ${[device, address].filter(Boolean).join(', ')}.`,
    notYou:
      'If it was you, there is nothing to do. If it was not, choose a new password at once and look at “Account information”, where you can sign out everywhere else.',
    label: 'Choose a new password',
  },
  fr: {
    notices: {
      'new-device': {
        subject: 'Connexion à Vigie depuis un nouvel appareil',
        happened:
          'Quelqu’un s’est connecté à votre compte Vigie depuis un appareil qui n’avait pas encore servi à ce compte.',
      },
      'many-wrong-tries': {
        subject: 'Mots de passe erronés pour votre compte Vigie',
        happened:
          'Quelqu’un a essayé plusieurs fois de se connecter à votre compte Vigie avec des mots de passe ou des codes erronés et doit maintenant patienter. Vous pouvez toujours vous connecter depuis vos appareils et réseaux habituels.',
      },
      'second-factor-added': {
        subject: 'La connexion en deux étapes a été ajoutée à votre compte Vigie',
        happened: 'Une clé d’accès ou une application d’authentification a été ajoutée à votre compte Vigie.',
      },
      'second-factor-removed': {
        subject: 'Un moyen de connexion a été retiré de votre compte Vigie',
        happened: 'Une clé d’accès ou l’application d’authentification a été retirée de votre compte Vigie.',
      },
      'second-factor-reset': {
        subject: 'La connexion en deux étapes de votre compte Vigie a été réinitialisée',
        happened:
          'Un administrateur ou une administratrice a retiré les clés d’accès et l’application d’authentification de votre compte Vigie et a fermé toutes vos sessions. Si votre compte exige la connexion en deux étapes, vous la configurerez de nouveau à la prochaine connexion.',
      },
      'recovery-codes-made': {
        subject: 'Nouveaux codes de secours pour votre compte Vigie',
        happened:
          'De nouveaux codes de secours ont été produits pour votre compte Vigie. Les codes que vous aviez ne fonctionnent plus.',
      },
      'recovery-code-used': {
        subject: 'Un code de secours a ouvert votre compte Vigie',
        happened:
          'Quelqu’un s’est connecté à votre compte Vigie avec un de ses codes de secours. Ce code ne peut plus servir.',
      },
      'provider-linked': {
        subject: 'Votre compte Vigie s’ouvre avec le compte de votre organisation',
        happened:
          'Quelqu’un est passé par la connexion de votre organisation, et le compte qu’elle tient à votre adresse est désormais rattaché à votre compte Vigie.',
      },
    },
    from: (device, address) => `D’où\u00a0: ${[device, address].filter(Boolean).join(', ')}.`,
    notYou:
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et voyez «\u00a0Renseignements du compte\u00a0», d’où vous pouvez fermer vos autres sessions.',
    label: 'Choisir un nouveau mot de passe',
  },
};

export const handleMailSecurityNotice: JobHandler<typeof mailSecurityNotice> = async (
  { userId, what, userAgent = '', address = '' },
  services,
) => {
  const { store, config } = services;
  const user = await store
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .where('shared', '=', 0)
    .executeTakeFirst();
  if (!user) return;
  const { browser, system } = describeBrowser(userAgent);
  const content = securityNoticeMail({
    language: user.language,
    what,
    device: [browser, system].filter(Boolean).join(', '),
    address,
    url: `${config.publicUrl}/forgot-password`,
    supportEmail: await supportEmailOf(services),
  });
  await sendMail(services, { kind: 'security-notice', to: user.email, ...content });
};
