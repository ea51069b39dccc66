import type { Bilingual, Language } from '#contract/languages.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import type { Email } from '#server/platform/mail/compose-email.ts';
import { composeEmail } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { ContactInfo } from './contact-us.ts';
import type { mailContactAnswer } from './mail-contact-answer.ts';

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
const contactAnswerMail = ({ language, requestId, subject, message, answer, supportEmail }: Facts): Email => {
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

export const handleMailContactAnswer: JobHandler<typeof mailContactAnswer> = async (
  { requestId, changeId },
  services,
) => {
  const { store } = services;
  const found = await store
    .selectFrom('requests')
    .innerJoin('request_changes', 'request_changes.request_id', 'requests.id')
    .leftJoin('users', 'users.id', 'requests.user_id')
    .select(['requests.info', 'request_changes.note', 'users.language'])
    .where('requests.id', '=', requestId)
    .where('request_changes.id', '=', changeId)
    .executeTakeFirst();
  if (!found) return;
  const info = JSON.parse(found.info) as ContactInfo;
  if (!info.email) return;
  const language = found.language ?? 'en';
  const supportEmail = await supportEmailOf(services);
  const content = contactAnswerMail({
    language,
    requestId,
    subject: info.subject,
    message: info.message,
    answer: found.note,
    supportEmail,
  });
  await sendMail(services, {
    kind: 'contact-answer',
    to: info.email,
    ...(supportEmail[language] && { replyTo: supportEmail[language] }),
    ...content,
  });
};
