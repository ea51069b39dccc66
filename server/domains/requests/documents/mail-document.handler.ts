import type { DocumentType } from '#contract/requests/request-types.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { documentMail } from './document-mail.ts';
import type { DocumentInfo } from './document-order.ts';
import { createDownloadLink } from './download-links.ts';
import type { mailDocument } from './mail-document.ts';

export const handleMailDocument: JobHandler<typeof mailDocument> = async ({ requestId, to, language }, services) => {
  const { store, config } = services;
  const request = await store
    .selectFrom('requests')
    .innerJoin('organisations', 'organisations.id', 'requests.organisation_id')
    .select(['type', 'status', 'info', 'expires_at', 'links_revoked_at', 'name_en', 'name_fr'])
    .where('requests.id', '=', requestId)
    .executeTakeFirst();
  // Revoked while it was made: a message that says so would only bring it to mind.
  if (!request || request.status === 'processing' || request.links_revoked_at !== '') return;
  const { num_sds, left_out = [] } = JSON.parse(request.info) as DocumentInfo;
  const isMade = request.status === 'completed';
  const token = isMade ? await createDownloadLink(store, { requestId, expiresAt: request.expires_at }) : '';
  const content = documentMail({
    language,
    requestId,
    type: request.type as DocumentType,
    organisation: { en: request.name_en, fr: request.name_fr },
    sheets: num_sds,
    leftOut: left_out.length,
    ...(isMade && {
      link: { url: `${config.publicUrl}/api/downloads/${token}`, until: request.expires_at.slice(0, 10) },
    }),
    supportEmail: await supportEmailOf(services),
  });
  await sendMail(services, { kind: 'document', to, ...content });
};
