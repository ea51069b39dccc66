import { type Bilingual, type Language, locales } from '#contract/languages.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import {
  type RequestStatus,
  type RequestType,
  requestStatuses,
  requestTypes,
} from '#contract/requests/request-types.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';

interface Facts {
  readonly language: Language;
  readonly requestId: number;
  readonly type: RequestType;
  /** What it was about: a product, a subject or a file by its name, or else so many sheets. */
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
export const requestStatusMail = (facts: Facts): Email => {
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
