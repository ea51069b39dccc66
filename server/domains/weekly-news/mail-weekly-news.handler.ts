import type { Bilingual, Language } from '#contract/languages.ts';
import { longDate } from '#contract/long-date.ts';
import { listedUnder } from '#contract/sheets/listed-under.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import { watchersOf } from '#server/domains/watched-lists/tell-watchers.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { composeEmail, type Email, type EmailList } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { mailWeeklyNews, News } from './mail-weekly-news.ts';

interface Facts {
  readonly language: Language;
  readonly organisation: string;
  readonly news: News;
  readonly publicUrl: string;
  readonly supportEmail: Bilingual;
}

/** What is new in a collection, each sheet a link. */
const weeklyNewsMail = ({ language, organisation, news, publicUrl, supportEmail }: Facts): Email => {
  const say = words[language];
  const compare = compareValues(language);
  const listOf = (heading: string, { count, named }: News['added'], areHeld = true): EmailList[] =>
    count === 0
      ? []
      : [
          {
            heading: say.counted(heading, count),
            items: named
              .toSorted((a, b) => compare(a.name, b.name) || a.isn - b.isn)
              .map(({ isn, name, manufacturer }) => ({
                text: manufacturer ? `${name} (${manufacturer})` : name,
                // What is held no more has no page to open.
                ...(areHeld && { url: `${publicUrl}/sds-details/isn/${isn}` }),
              })),
            ...(count > named.length && { end: say.more(count - named.length) }),
          },
        ];
  return composeEmail({
    subject: say.subject(organisation),
    sections: [
      {
        language,
        before: [say.since(organisation, longDate(news.since, language))],
        lists: [
          ...listOf(say.added, news.added),
          ...listOf(say.replaced, news.replaced),
          ...listOf(say.removed, news.removed, false),
          ...listOf(say.due, news.due),
          ...news.listed.flatMap(({ list, sheets }) => listOf(say.listed(listedUnder[list][language]), sheets)),
        ],
        action: { label: say.label, url: `${publicUrl}/overview` },
        after: [say.stop(`${publicUrl}/account-information`)],
      },
    ],
    supportEmail,
  });
};

const words = {
  en: {
    subject: (organisation: string) => `What is new in the collection of ${organisation}`,
    since: (organisation: string, day: string) => `Since ${day}, in the safety data sheets of ${organisation}:`,
    counted: (heading: string, count: number) => `${heading}: ${count}`,
    more: (count: number) => `and ${count} more`,
    added: 'Added',
    replaced: 'Replaced by a newer one',
    removed: 'Removed',
    due: 'Now three years old, to be reviewed',
    listed: (list: string) => `Added, and on ${list}`,
    label: 'Open the overview',
    stop: (url: string) =>
      `You receive this message once a week because you manage the collection and your account asks for mail. To stop it for everybody, open the overview; for yourself, change your account: ${url}`,
  },
  fr: {
    subject: (organisation: string) => `Quoi de neuf dans la collection de ${organisation}`,
    since: (organisation: string, day: string) =>
      `Depuis le ${day}, dans les fiches de données de sécurité de ${organisation}\u00a0:`,
    counted: (heading: string, count: number) => `${heading}\u00a0: ${count}`,
    more: (count: number) => (count < 2 ? 'et une autre' : `et ${count} autres`),
    added: 'Ajoutées',
    replaced: 'Remplacées par une plus récente',
    removed: 'Retirées',
    due: 'Âgées maintenant de trois ans, à revoir',
    listed: (list: string) => `Ajoutées, et sur la liste ${list}`,
    label: 'Ouvrir l’aperçu',
    stop: (url: string) =>
      `Vous recevez ce message une fois par semaine parce que vous gérez la collection et que votre compte prévoit l’envoi de courriels. Pour que personne n’en reçoive plus, ouvrez l’aperçu; pour vous seulement, modifiez votre compte\u00a0: ${url}`,
  },
} satisfies Record<Language, unknown>;

/** Says nothing to who has left, manages the collection no more or wants no mail, by the time it is sent. */
export const handleMailWeeklyNews: JobHandler<typeof mailWeeklyNews> = async (
  { userId, organisationId, news },
  services,
) => {
  const { store, config } = services;
  const reader = (await watchersOf(store, organisationId)).find(({ id }) => id === userId);
  const organisation = await store
    .selectFrom('organisations')
    .select(['name_en', 'name_fr', 'ingredients'])
    .where('id', '=', organisationId)
    .executeTakeFirst();
  if (!reader || !organisation) return;
  const content = weeklyNewsMail({
    language: reader.language,
    organisation: organisation[`name_${reader.language}`],
    // Ingredients may have been hidden since.
    news: organisation.ingredients ? news : { ...news, listed: [] },
    publicUrl: config.publicUrl,
    supportEmail: await supportEmailOf(services),
  });
  await sendMail(services, { kind: 'weekly-news', to: reader.email, ...content });
};
