import type { JobHandler } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { contactAnswerMail } from './contact-answer-mail.ts';
import type { ContactInfo } from './contact-us.ts';
import type { mailContactAnswer } from './mail-contact-answer.ts';

export const handleMailContactAnswer: JobHandler<typeof mailContactAnswer> = async (
  { requestId, changeId },
  services,
) => {
  const { store, config } = services;
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
  const content = contactAnswerMail({
    language,
    requestId,
    subject: info.subject,
    message: info.message,
    answer: found.note,
    supportEmail: config.supportEmail,
  });
  await sendMail(services, {
    kind: 'contact-answer',
    to: info.email,
    replyTo: config.supportEmail[language],
    ...content,
  });
};
