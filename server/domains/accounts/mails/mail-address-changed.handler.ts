import type { Bilingual, Language } from '#contract/languages.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { mailAddressChanged } from './mail-address-changed.ts';

interface Facts {
  readonly language: Language;
  readonly former: string;
  /** The organisation whose administrator changed it; undefined when the person did. */
  readonly organisation: Bilingual | undefined;
  readonly supportEmail: Bilingual;
}

/** Never names the new address: it may be somebody else's by mistake. */
const addressChangedMail = ({ language, former, organisation, supportEmail }: Facts): Email => {
  const { subject, byAdministrator, byPerson, signedOut, notYou } = words[language];
  const changed = organisation ? byAdministrator(organisation[language], former) : byPerson(former);
  return composeEmail({
    subject,
    sections: [{ language, before: [changed, ...(organisation ? [signedOut] : []), notYou], after: [] }],
    supportEmail,
  });
};

const words = {
  en: {
    subject: 'Your Vigie account has another address now',
    byAdministrator: (name: string, former: string) =>
      `An administrator of ${name} gave your Vigie account another address in place of ${former}.`,
    byPerson: (former: string) =>
      `Your Vigie account has another address now, in place of ${former}. The change was confirmed from the new address.`,
    signedOut:
      'Wherever you were signed in, you are signed out. You sign in with the new address once it is confirmed.',
    notYou:
      'If you expected this, there is nothing to do. If you did not, tell your administrator and write to the address below at once: somebody else may be reading your account.',
  },
  fr: {
    subject: 'Votre compte Vigie a maintenant une autre adresse',
    byAdministrator: (name: string, former: string) =>
      `Un administrateur ou une administratrice (${name}) a remplacé l’adresse ${former} de votre compte Vigie par une autre.`,
    byPerson: (former: string) =>
      `Votre compte Vigie a maintenant une autre adresse que ${former}. Le changement a été confirmé depuis la nouvelle adresse.`,
    signedOut:
      'Toutes vos sessions ont pris fin. Vous vous connecterez avec la nouvelle adresse dès qu’elle sera confirmée.',
    notYou:
      'Si vous vous y attendiez, vous n’avez rien à faire. Sinon, avertissez votre administration et écrivez tout de suite à l’adresse ci-dessous\u00a0: quelqu’un d’autre a peut-être accès à votre compte.',
  },
} satisfies Record<Language, unknown>;

export const handleMailAddressChanged: JobHandler<typeof mailAddressChanged> = async (
  { userId, former, organisationId },
  services,
) => {
  const { store } = services;
  const user = await store.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
  const organisation = await store
    .selectFrom('organisations')
    .select(['name_en as en', 'name_fr as fr'])
    .where('id', '=', organisationId ?? 0)
    .executeTakeFirst();
  const language = user?.language ?? 'en';
  const content = addressChangedMail({ language, former, organisation, supportEmail: await supportEmailOf(services) });
  await sendMail(services, { kind: 'address-changed', to: former, ...content });
};
