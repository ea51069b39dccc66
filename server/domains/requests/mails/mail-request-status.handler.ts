import type { Bilingual, Language } from '#contract/languages.ts';
import { locales } from '#contract/languages.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import type { RequestStatus, RequestType } from '#contract/requests/request-types.ts';
import { requestStatuses, requestTypes } from '#contract/requests/request-types.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import type { Email } from '#server/platform/mail/compose-email.ts';
import { composeEmail } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { isDocument, readInfo } from '../present/request-info.ts';
import { subscribedRequester } from '../subscribed-requester.ts';
import type { mailRequestStatus } from './mail-request-status.ts';

interface Facts {
  readonly language: Language;
  readonly requestId: number;
  readonly type: RequestType;
  /** The subject: a product, a subject line or a file by its name, or else the number of sheets. */
  readonly about: { readonly name: string; readonly sheets: number | undefined };
  readonly status: RequestStatus;
  /** What was said about it; may be empty. */
  readonly note: string;
  /** Where the request is shown. */
  readonly url: string;
  /** Where one says that one wants no such mail any more. */
  readonly accountUrl: string;
  readonly supportEmail: Bilingual;
}

/** Tells someone what became of what they asked for. */
const requestStatusMail = (facts: Facts): Email => {
  const { language, requestId, type, about, status, note, url, accountUrl, supportEmail } = facts;
  const say = words[language];
  const word = requestStatuses[status][language];
  const subject = about.name || (about.sheets === undefined ? '' : say.sheets(about.sheets));
  return composeEmail({
    subject: say.subject(requestNumber(requestId), word),
    sections: [
      {
        language,
        before: [
          say.news(requestNumber(requestId)),
          say.type(requestTypes[type][language]),
          ...(subject ? [say.about(subject)] : []),
          say.status(word),
          ...(note ? [say.note(note)] : []),
        ],
        action: { label: say.label, url },
        after: [say.stop(accountUrl)],
      },
    ],
    supportEmail,
  });
};

const words = {
  en: {
    subject: (id: string, status: string) => `Your request ${id}: ${status}`,
    news: (id: string) => `There is news about your request ${id}.`,
    type: (type: string) => `Type: ${type}`,
    about: (subject: string) => `About: ${subject}`,
    sheets: (count: number) => `${count.toLocaleString(locales.en)} ${count === 1 ? 'sheet' : 'sheets'}`,
    status: (status: string) => `Status: ${status}`,
    note: (note: string) => `Note: ${note}`,
    label: 'Open the request',
    stop: (url: string) =>
      `You receive this message because your account asks for updates about requests by email. To stop them, change it: ${url}`,
  },
  fr: {
    subject: (id: string, status: string) => `Votre demande ${id}\u00a0: ${status}`,
    news: (id: string) => `Il y a du nouveau au sujet de votre demande ${id}.`,
    type: (type: string) => `Type\u00a0: ${type}`,
    about: (subject: string) => `Objet\u00a0: ${subject}`,
    sheets: (count: number) => `${count.toLocaleString(locales.fr)} ${count < 2 ? 'fiche' : 'fiches'}`,
    status: (status: string) => `État\u00a0: ${status}`,
    note: (note: string) => `Note\u00a0: ${note}`,
    label: 'Ouvrir la demande',
    stop: (url: string) =>
      `Vous recevez ce message parce que votre compte demande les nouvelles de vos demandes par courriel. Pour ne plus en recevoir, modifiez-le\u00a0: ${url}`,
  },
} satisfies Record<Language, unknown>;

export const handleMailRequestStatus: JobHandler<typeof mailRequestStatus> = async (
  { requestId, changeId },
  services,
) => {
  const { store, config } = services;
  const found = await findChange(store, { requestId, changeId });
  const requester = await subscribedRequester(store, requestId);
  if (!found || !requester || (await isOvertaken(store, { requestId, changeId, requester: requester.id }))) return;
  const { product_name, subject, num_sds } = readInfo(found);
  const content = requestStatusMail({
    language: requester.language,
    requestId,
    type: found.type,
    about: { name: product_name || subject || (isDocument(found.type) ? '' : found.file_name), sheets: num_sds },
    status: found.status,
    note: found.note,
    url: `${config.publicUrl}/message-centre?request=${requestId}`,
    accountUrl: `${config.publicUrl}/account-information`,
    supportEmail: await supportEmailOf(services),
  });
  await sendMail(services, { kind: 'request-status', to: requester.email, ...content });
};

interface Change {
  readonly requestId: number;
  readonly changeId: number;
}

/** The change and its request. */
const findChange = (db: Database, { requestId, changeId }: Change) =>
  db
    .selectFrom('requests')
    .innerJoin('request_changes', 'request_changes.request_id', 'requests.id')
    .select(['requests.type', 'requests.status', 'requests.info', 'requests.file_name', 'request_changes.note'])
    .where('requests.id', '=', requestId)
    .where('request_changes.id', '=', changeId)
    .executeTakeFirst();

/** Whether a later job will mail something newer; what people do themselves does not count. */
const isOvertaken = async (
  db: Database,
  { requestId, changeId, requester }: Change & { requester: number },
): Promise<boolean> => {
  const newer = await db
    .selectFrom('request_changes')
    .select('id')
    .where('request_id', '=', requestId)
    .where('id', '>', changeId)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '!=', requester)]))
    .executeTakeFirst();
  return newer !== undefined;
};
