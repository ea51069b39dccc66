import type { JobHandler } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { contactMail } from './contact-mail.ts';
import type { ContactInfo } from './contact-us.ts';
import type { mailContact } from './mail-contact.ts';

/** Bytes of a file that still goes with a message; mail servers refuse more, and the request keeps it. */
const maxAttachment = 10_000_000;

export const handleMailContact: JobHandler<typeof mailContact> = async ({ requestId }, services) => {
  const request = await services.store
    .selectFrom('requests')
    .innerJoin('organisations', 'organisations.id', 'requests.organisation_id')
    .leftJoin('users', 'users.id', 'requests.user_id')
    .select(['info', 'file_hash', 'file_name', 'organisation_id', 'name_en', 'name_fr', 'users.language'])
    .where('requests.id', '=', requestId)
    .executeTakeFirst();
  if (!request) return;
  const info = JSON.parse(request.info) as ContactInfo;
  const hasFile = request.file_hash !== '';
  const isAttached = hasFile && (info.file_size ?? 0) <= maxAttachment;
  const content = contactMail({
    requestId,
    info,
    organisation: { en: request.name_en, fr: request.name_fr },
    organisationId: request.organisation_id,
    ...(hasFile && !isAttached && { keptFile: request.file_name }),
    supportEmail: services.config.supportEmail,
  });
  await sendMail(services, {
    kind: 'contact',
    to: services.config.supportEmail[request.language ?? 'en'],
    replyTo: info.email,
    ...content,
    ...(isAttached && {
      attachments: [
        {
          filename: request.file_name,
          contentType: 'application/pdf',
          content: await services.files.open(request.file_hash),
        },
      ],
    }),
  });
};
