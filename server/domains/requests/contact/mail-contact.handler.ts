import type { Bilingual, Language } from '#contract/languages.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import type { Email } from '#server/platform/mail/compose-email.ts';
import { composeEmail } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { ContactInfo } from './contact-us.ts';
import type { mailContact } from './mail-contact.ts';

interface Facts {
  /** The request's number. */
  readonly requestId: number;
  readonly info: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
    readonly additional_information: string;
  };
  readonly organisation: Bilingual;
  readonly organisationId: number;
  /** A file that is too large to go with the message. */
  readonly keptFile?: string;
  readonly supportEmail: Bilingual;
}

/** Brings support what a member wrote; what is around it in both languages, for nobody knows which one they read. */
const contactMail = ({ requestId, info, organisation, organisationId, keptFile, supportEmail }: Facts): Email => {
  const { subject, message, additional_information, email } = info;
  const name = [info.firstName, info.lastName].filter(Boolean).join(' ') || email;
  const around = (language: Language) => {
    const say = words[language];
    return {
      language,
      before: [
        say.from(name, email),
        say.client(organisation[language], organisationId),
        say.request(requestId),
        ...(keptFile ? [say.kept(keptFile)] : []),
      ],
      after: [],
    };
  };
  return composeEmail({
    subject: `${requestNumber(requestId)}: ${subject}`,
    sections: [
      {
        language: 'en',
        before: [subject, ...paragraphs(message), ...paragraphs(additional_information)],
        after: around('en').before,
      },
      around('fr'),
    ],
    supportEmail,
  });
};

const paragraphs = (text: string): string[] => text.split(/\n{2,}/).filter((part) => part.trim() !== '');

const words = {
  en: {
    from: (name: string, email: string) => `From: ${name}, ${email}. An answer to this message goes there.`,
    client: (name: string, id: number) => `Organization: ${name}, client number ${id}.`,
    request: (id: number) => `Request ${requestNumber(id)} in the message centre.`,
    kept: (name: string) => `The file ${name} is too large for mail; the request keeps it.`,
  },
  fr: {
    from: (name: string, email: string) => `De\u00a0: ${name}, ${email}. La réponse à ce message lui parviendra.`,
    client: (name: string, id: number) => `Organisation\u00a0: ${name}, numéro de client\u00a0${id}.`,
    request: (id: number) => `Demande ${requestNumber(id)} dans le centre de messages.`,
    kept: (name: string) => `Le fichier ${name} est trop volumineux pour le courriel; la demande le conserve.`,
  },
} satisfies Record<Language, unknown>;

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
  const supportEmail = await supportEmailOf(services);
  const to = supportEmail[request.language ?? 'en'];
  // Nobody is named yet: the message waits for operators as a request.
  if (!to) return;
  const info = JSON.parse(request.info) as ContactInfo;
  const hasFile = request.file_hash !== '';
  const isAttached = hasFile && (info.file_size ?? 0) <= maxAttachment;
  const content = contactMail({
    requestId,
    info,
    organisation: { en: request.name_en, fr: request.name_fr },
    organisationId: request.organisation_id,
    ...(hasFile && !isAttached && { keptFile: request.file_name }),
    supportEmail,
  });
  await sendMail(services, {
    kind: 'contact',
    to,
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
