import type { Bilingual, Language } from '#contract/languages.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';

interface Facts {
  readonly language: Language;
  /** The request's number. */
  readonly requestId: number;
  readonly subject: string;
  /** What was written to support. */
  readonly message: string;
  readonly answer: string;
  readonly supportEmail: Bilingual;
}

/** Answers what somebody wrote to support, with their own words beneath. */
export const contactAnswerMail = ({ language, requestId, subject, message, answer, supportEmail }: Facts): Email => {
  const say = words[language];
  return composeEmail({
    subject: say.subject(subject, requestNumber(requestId)),
    sections: [{ language, before: [...paragraphs(answer), say.wrote], after: quoted(message) }],
    supportEmail,
  });
};

/** A letter keeps no line breaks within a paragraph. */
const paragraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');

const quoted = (text: string): string[] => paragraphs(text).map((line) => `> ${line}`);

const words = {
  en: {
    subject: (subject: string, number: string) => `Re: ${subject} (${number})`,
    wrote: 'You wrote:',
  },
  fr: {
    subject: (subject: string, number: string) => `Re\u00a0: ${subject} (${number})`,
    wrote: 'Vous aviez écrit\u00a0:',
  },
} satisfies Record<Language, unknown>;
