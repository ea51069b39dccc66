import type { Bilingual, Language } from '#contract/languages.ts';
import { capitalised, outcomeOf, topicOf } from '#contract/requests/outcomes.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { composeEmail, type Email, type EmailList } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { noteFor } from '../documents/document-notes.ts';
import { subscribedRequester } from '../subscribed-requester.ts';
import { type ChangedRequest, longestInSubject, paragraphs, readChangedRequests } from './ended-requests.ts';
import type { mailRequestStatus } from './mail-request-status.ts';
import { mailWords, stepsList } from './mail-words.ts';

export interface RequestMailFacts {
  readonly language: Language;
  readonly request: ChangedRequest;
  readonly publicUrl: string;
  readonly supportEmail: Bilingual;
}

/** Tells someone what became of what they asked for, or what was said about it. */
export const requestStatusMail = ({ language, request, publicUrl, supportEmail }: RequestMailFacts): Email => {
  const { requestId, facts, status, changedTo, note } = request;
  const say = words[language];
  const { reason, note: noted, stop } = mailWords[language];
  const number = requestNumber(requestId);
  const isNote = changedTo === '';
  const sentence = (longest?: number): string => {
    const about = longest ? { ...facts, longest } : facts;
    if (isNote) return say.message(topicOf(about)[language]);
    return status === 'processing' ? say.again(topicOf(about)[language]) : outcomeOf(about, status)[language];
  };
  const saying = !isNote && status === 'error' ? reason : noted;
  return composeEmail({
    subject: say.subject(number, sentence(longestInSubject)),
    sections: [
      {
        language,
        before: [
          say.named(capitalised(sentence()), number),
          ...(note ? paragraphs(saying(noteFor(note, language))) : []),
          // Whoever reads the note alone is to know how far the request is.
          ...(isNote && status !== 'processing' ? [`${capitalised(outcomeOf(facts, status)[language])}.`] : []),
        ],
        lists: listsOf(request, { language, publicUrl }),
        action: { label: say.label, url: `${publicUrl}/message-centre?request=${requestId}` },
        after: [stop(`${publicUrl}/account-information`)],
      },
    ],
    supportEmail,
  });
};

const listsOf = (
  { requestId, facts, status, changedTo, note }: ChangedRequest,
  reader: { readonly language: Language; readonly publicUrl: string },
): EmailList[] => {
  const { language, publicUrl } = reader;
  if (status === 'error') return [stepsList(facts.type, note, reader)];
  if (changedTo !== '') return [];
  const { answer, answerThere } = words[language];
  const item =
    status === 'processing'
      ? { text: answerThere, url: `${publicUrl}/message-centre?request=${requestId}` }
      : { text: answer(requestNumber(requestId)), url: `${publicUrl}/contact-us` };
  return [{ heading: mailWords[language].steps, items: [item] }];
};

const words = {
  en: {
    subject: (number: string, sentence: string) => `${number}: ${sentence}`,
    named: (sentence: string, number: string) => `${sentence} (${number}).`,
    message: (topic: string) => `a message about ${topic}`,
    again: (topic: string) => `${topic} is being worked on again`,
    answer: (number: string) => `To answer, write to support and quote ${number}.`,
    answerThere: 'To answer, open the request and reply there.',
    label: 'Open the request',
  },
  fr: {
    subject: (number: string, sentence: string) => `${number}\u00a0: ${sentence}`,
    named: (sentence: string, number: string) => `${sentence} (${number}).`,
    message: (topic: string) => `un message au sujet de ${topic}`,
    again: (topic: string) => `${topic} est de nouveau en traitement`,
    answer: (number: string) => `Pour répondre, écrivez au soutien en mentionnant ${number}.`,
    answerThere: 'Pour répondre, ouvrez la demande et répondez-y.',
    label: 'Ouvrir la demande',
  },
} satisfies Record<Language, unknown>;

export const handleMailRequestStatus: JobHandler<typeof mailRequestStatus> = async (
  { requestId, changeId },
  services,
) => {
  const { store, config } = services;
  const [request] = await readChangedRequests(store, [changeId]);
  const requester = await subscribedRequester(store, requestId);
  if (!request || !requester || (await isOvertaken(store, request, requester.id))) return;
  const content = requestStatusMail({
    language: requester.language,
    request,
    publicUrl: config.publicUrl,
    supportEmail: await supportEmailOf(services),
  });
  await sendMail(services, { kind: 'request-status', to: requester.email, ...content });
};

/**
 * Whether a later job will mail something newer; what people do themselves does not count. An end is not overtaken by a note, and
 * a note not by an end that waits for what was sent together with it.
 */
const isOvertaken = async (db: Database, change: ChangedRequest, requester: number): Promise<boolean> => {
  const newer = await db
    .selectFrom('request_changes')
    .select('id')
    .where('request_id', '=', change.requestId)
    .where('id', '>', change.changeId)
    .where((eb) => eb('is_reply', '=', eb.lit(0)))
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '!=', requester)]))
    .$if(change.changedTo !== '', (query) => query.where('status', '!=', ''))
    .$if(change.changedTo === '' && change.submission !== '', (query) => query.where('status', '=', ''))
    .executeTakeFirst();
  return newer !== undefined;
};
