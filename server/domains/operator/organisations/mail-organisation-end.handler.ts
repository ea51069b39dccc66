import type { Bilingual, Language } from '#contract/languages.ts';
import { longDate } from '#contract/long-date.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { mailOrganisationEnd } from './mail-organisation-end.ts';

interface Facts {
  readonly language: Language;
  readonly name: string;
  readonly day: string;
  readonly isCancelled: boolean;
  /** The contact for the archive. */
  readonly contact: string;
  readonly url: string;
  readonly supportEmail: Bilingual;
}

const organisationEndMail = ({ language, name, day, isCancelled, contact, url, supportEmail }: Facts): Email => {
  const said = words[language];
  const date = longDate(day, language);
  return composeEmail({
    subject: isCancelled ? said.cancelledSubject(name) : said.subject(name, date),
    sections: [
      isCancelled
        ? { language, before: [said.cancelled(name, date)], after: [] }
        : {
            language,
            before: [said.ends(name, date), said.until, said.data(contact)],
            action: { label: said.open, url },
            after: [said.mistake(contact)],
          },
    ],
    supportEmail,
  });
};

const words = {
  en: {
    provider: 'the provider of this service',
    subject: (name: string, day: string) => `${name} ends in Vigie on ${day}`,
    ends: (name: string, day: string) =>
      `On ${day}, ${name} ends in Vigie. Its sheets, locations, requests and accounts are then erased, and its members can no longer sign in.`,
    until: 'Until that day, everything works as before.',
    data: (contact: string) =>
      `To take your data with you: ask ${contact} for the archive of the organization. It holds your sheets with their PDFs, your locations, members, requests and activity log. You can also export the collection to Excel or as an e-binder yourself.`,
    open: 'Open Vigie',
    mistake: (contact: string) => `If this should not happen, write to ${contact} before that day.`,
    cancelledSubject: (name: string) => `${name} stays in Vigie`,
    cancelled: (name: string, day: string) =>
      `${name} no longer ends in Vigie on ${day}. Nothing is erased, and everything goes on as before.`,
  },
  fr: {
    provider: 'votre fournisseur de services',
    subject: (name: string, day: string) => `${name} quittera Vigie le ${day}`,
    ends: (name: string, day: string) =>
      `Le ${day}, ${name} quittera Vigie. Ses fiches, ses emplacements, ses demandes et ses comptes seront alors effacés, et ses membres ne pourront plus se connecter.`,
    until: 'Jusqu’à ce jour, tout fonctionne comme avant.',
    data: (contact: string) =>
      `Pour emporter vos données, demandez l’archive de l’organisation à ${contact}. Elle contient vos fiches avec leurs PDF, vos emplacements, vos membres, vos demandes et votre journal d’activité. Vous pouvez aussi exporter vous-même la collection vers Excel ou en cartable électronique.`,
    open: 'Ouvrir Vigie',
    mistake: (contact: string) => `Si c’est une erreur, écrivez à ${contact} avant ce jour.`,
    cancelledSubject: (name: string) => `${name} reste dans Vigie`,
    cancelled: (name: string, day: string) =>
      `${name} ne quittera plus Vigie le ${day}. Rien ne sera effacé, et tout continue comme avant.`,
  },
} satisfies Record<Language, unknown>;

/** Says nothing that is no longer so: the day may have been changed or taken back since. */
export const handleMailOrganisationEnd: JobHandler<typeof mailOrganisationEnd> = async (
  { userId, organisationId, day, isCancelled },
  services,
) => {
  const { store, config } = services;
  const facts = await store
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select(['email', 'language', 'name_en', 'name_fr', 'account_manager_email', 'ends_on'])
    .where('users.id', '=', userId)
    .where('organisations.id', '=', organisationId)
    .executeTakeFirst();
  if (!facts || facts.ends_on !== (isCancelled ? '' : day)) return;
  const { language, email: to } = facts;
  const supportEmail = await supportEmailOf(services);
  const content = organisationEndMail({
    language,
    name: facts[`name_${language}`],
    day,
    isCancelled,
    contact: facts.account_manager_email || supportEmail[language] || words[language].provider,
    url: `${config.publicUrl}/`,
    supportEmail,
  });
  await sendMail(services, { kind: 'organisation-end', to, ...content });
};
