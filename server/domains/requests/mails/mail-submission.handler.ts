import { type Bilingual, type Language, locales } from '#contract/languages.ts';
import { capitalised, type EndedStatus, outcomeOf, topicOf } from '#contract/requests/outcomes.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { composeEmail, type Email, type EmailList } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { subscribedRequester } from '../subscribed-requester.ts';
import { type ChangedRequest, longestInSubject, readChangedRequests } from './ended-requests.ts';
import { requestStatusMail } from './mail-request-status.handler.ts';
import type { mailSubmission } from './mail-submission.ts';
import { mailWords, stepsList } from './mail-words.ts';

type EndedRequest = ChangedRequest & { readonly status: EndedStatus };

interface Facts {
  readonly language: Language;
  /** All dealt with, in the order of their numbers; two at least. */
  readonly requests: readonly EndedRequest[];
  /** How many that were sent with them are still worked on. */
  readonly open: number;
  readonly publicUrl: string;
  readonly supportEmail: Bilingual;
}

/** Requests that a list names; what is more is counted. */
const longestList = 200;

/** Tells someone what became of what they sent together, each with its outcome, reason and link. */
export const submissionMail = ({ language, requests, open, publicUrl, supportEmail }: Facts): Email => {
  const say = words[language];
  const [first] = requests as [EndedRequest, ...EndedRequest[]];
  const { type } = first.facts;
  const does = say[type === 'sdsremoval' ? 'removal' : 'addition'];
  const failed = requests.filter(({ status }) => status === 'error');
  const done = requests.filter(({ status, facts }) => status === 'completed' && !facts.info.used);
  // Nothing was added where a sheet that was there is used.
  const used = requests.filter(({ status, facts }) => status === 'completed' && facts.info.used);
  const counts = [
    ...(done.length > 0 ? [does.done(done.length)] : []),
    ...(used.length > 0 ? [say.used(used.length)] : []),
    ...(failed.length > 0 ? [does.failed(failed.length)] : []),
  ].join(', ');
  const summary = (longest?: number) =>
    say.summary(topicOf({ ...first.facts, ...(longest && { longest }) })[language], requests.length - 1, counts);
  const listOf = (heading: string, named: readonly EndedRequest[]): EmailList[] =>
    named.length === 0
      ? []
      : [
          {
            heading: say.heading(heading, named.length),
            items: named.slice(0, longestList).map((request) => toItem(request, { language, publicUrl })),
            ...(named.length > longestList && { end: say.more(named.length - longestList) }),
          },
        ];
  return composeEmail({
    subject: capitalised(summary(longestInSubject)),
    sections: [
      {
        language,
        before: [`${capitalised(summary())}.`, ...(open > 0 ? [say.open(open)] : [])],
        lists: [
          ...listOf(does.failedHeading, failed),
          ...(failed.length > 0
            ? [stepsList(type, failed.every(({ note }) => note !== '') ? failed[0]!.note : '', { language, publicUrl })]
            : []),
          ...listOf(does.doneHeading, done),
          ...listOf(say.usedHeading, used),
        ],
        action: { label: say.label, url: `${publicUrl}/message-centre` },
        after: [mailWords[language].stop(`${publicUrl}/account-information`)],
      },
    ],
    supportEmail,
  });
};

const toItem = (
  { requestId, facts, status, note }: EndedRequest,
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): EmailList['items'][number] => {
  const { reason, note: noted } = mailWords[language];
  return {
    text: `${requestNumber(requestId)}${words[language].colon}${outcomeOf(facts, status)[language]}`,
    url: `${publicUrl}/message-centre?request=${requestId}`,
    ...(note && { detail: (status === 'error' ? reason : noted)(note) }),
  };
};

const number = (count: number, language: Language) => count.toLocaleString(locales[language]);

const words = {
  en: {
    colon: ': ',
    summary: (topic: string, others: number, counts: string) =>
      `${topic} and ${number(others, 'en')} ${others === 1 ? 'other' : 'others'}: ${counts}`,
    used: (count: number) => `${number(count, 'en')} already there`,
    usedHeading: 'Already in your collection',
    addition: {
      done: (count: number) => `${number(count, 'en')} added`,
      failed: (count: number) => `${number(count, 'en')} could not be added`,
      doneHeading: 'Added',
      failedHeading: 'Could not be added',
    },
    removal: {
      done: (count: number) => `${number(count, 'en')} removed`,
      failed: (count: number) => `${number(count, 'en')} could not be removed`,
      doneHeading: 'Removed',
      failedHeading: 'Could not be removed',
    },
    heading: (heading: string, count: number) => `${heading}: ${number(count, 'en')}`,
    more: (count: number) => `and ${number(count, 'en')} more, in the message centre`,
    open: (count: number) =>
      count === 1
        ? 'One that you sent with them is still being worked on; we will write again.'
        : `${number(count, 'en')} that you sent with them are still being worked on; we will write again.`,
    label: 'Open the message centre',
  },
  fr: {
    colon: '\u00a0: ',
    summary: (topic: string, others: number, counts: string) =>
      `${topic} et ${number(others, 'fr')} ${others === 1 ? 'autre' : 'autres'}\u00a0: ${counts}`,
    used: (count: number) => `${number(count, 'fr')} déjà là`,
    usedHeading: 'Déjà dans votre collection',
    addition: {
      done: (count: number) => `${number(count, 'fr')} ${count === 1 ? 'ajoutée' : 'ajoutées'}`,
      failed: (count: number) =>
        count === 1 ? '1 n’a pas pu être ajoutée' : `${number(count, 'fr')} n’ont pas pu être ajoutées`,
      doneHeading: 'Ajoutées',
      failedHeading: 'N’ont pas pu être ajoutées',
    },
    removal: {
      done: (count: number) => `${number(count, 'fr')} ${count === 1 ? 'retirée' : 'retirées'}`,
      failed: (count: number) =>
        count === 1 ? '1 n’a pas pu être retirée' : `${number(count, 'fr')} n’ont pas pu être retirées`,
      doneHeading: 'Retirées',
      failedHeading: 'N’ont pas pu être retirées',
    },
    heading: (heading: string, count: number) => `${heading}\u00a0: ${number(count, 'fr')}`,
    more: (count: number) => `et ${number(count, 'fr')} de plus, dans le centre de messages`,
    open: (count: number) =>
      count === 1
        ? 'Une autre que vous avez envoyée en même temps est encore en traitement; nous vous écrirons de nouveau.'
        : `${number(count, 'fr')} autres que vous avez envoyées en même temps sont encore en traitement; nous vous écrirons de nouveau.`,
    label: 'Ouvrir le centre de messages',
  },
} satisfies Record<Language, unknown>;

/** Says nothing of a request that has been opened again or ended otherwise since: that is mailed by itself. */
export const handleMailSubmission: JobHandler<typeof mailSubmission> = async ({ changes }, services) => {
  const { store, config } = services;
  const requests = await readEnds(
    store,
    changes.map(({ changeId }) => changeId),
  );
  const [first, ...others] = requests;
  const requester = first && (await subscribedRequester(store, first.requestId));
  if (!first || !requester) return;
  const facts = {
    language: requester.language,
    publicUrl: config.publicUrl,
    supportEmail: await supportEmailOf(services),
  };
  const content =
    others.length === 0
      ? requestStatusMail({ ...facts, request: first })
      : submissionMail({ ...facts, requests, open: await countOpen(store, first.submission) });
  await sendMail(services, { kind: 'request-status', to: requester.email, ...content });
};

/** The changes after which their requests have not been given another status. */
const readEnds = async (db: Database, changeIds: readonly number[]): Promise<EndedRequest[]> => {
  const ends: EndedRequest[] = [];
  for (const batch of inBatches(changeIds, 200)) {
    const newer = await db
      .selectFrom('request_changes as later')
      .innerJoin('request_changes as known', 'known.request_id', 'later.request_id')
      .select('later.request_id')
      .where('known.id', 'in', batch)
      .whereRef('later.id', '>', 'known.id')
      .where('later.status', '!=', '')
      .execute();
    const changed = new Set(newer.map(({ request_id }) => request_id));
    for (const { status, ...request } of await readChangedRequests(db, batch))
      if (status !== 'processing' && !changed.has(request.requestId)) ends.push({ ...request, status });
  }
  return ends;
};

const countOpen = async (db: Database, submission: string): Promise<number> => {
  const { open } = await db
    .selectFrom('requests')
    .select((eb) => eb.fn.countAll().as('open'))
    .where('submission', '=', submission)
    .where('status', '=', 'processing')
    .executeTakeFirstOrThrow();
  return Number(open);
};
