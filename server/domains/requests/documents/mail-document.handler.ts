import { domainOf } from '#contract/mail-domains.ts';
import type { DocumentType } from '#contract/requests/request-types.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { addRequestNote } from '../change-status.ts';
import { documentMail } from './document-mail.ts';
import { unsentNote } from './document-notes.ts';
import type { DocumentInfo } from './document-order.ts';
import { createDownloadLink } from './download-links.ts';
import type { mailDocument } from './mail-document.ts';
import { findForbiddenAddresses } from './mail-domains.ts';

export const handleMailDocument: JobHandler<typeof mailDocument> = async ({ requestId, to, language }, services) => {
  const { store, config } = services;
  const request = await store
    .selectFrom('requests')
    .innerJoin('organisations', 'organisations.id', 'requests.organisation_id')
    .select([
      'organisation_id',
      'user_id',
      'type',
      'status',
      'info',
      'expires_at',
      'links_revoked_at',
      'name_en',
      'name_fr',
    ])
    .where('requests.id', '=', requestId)
    .executeTakeFirst();
  // Revoked while it was made: a message that says so would only bring it to mind.
  if (!request || request.status === 'processing' || request.links_revoked_at !== '') return;
  const { num_sds, left_out = [], emails } = JSON.parse(request.info) as DocumentInfo;
  const isMade = request.status === 'completed';
  const recipients = { organisationId: request.organisation_id, userId: request.user_id, emails: [to, ...emails] };
  const { forbidden } = await findForbiddenAddresses(store, recipients);
  if (forbidden.includes(to)) {
    const domains = [...new Set(forbidden.map(domainOf))].sort();
    if (isMade) await tellUnsent(store, { requestId, note: unsentNote(domains)[language] });
    return;
  }
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

/** In the message centre and, if they are subscribed, by mail; once, whichever of the addresses comes first. */
const tellUnsent = (store: Store, { requestId, note }: { requestId: number; note: string }): Promise<void> =>
  inTransaction(store, async (trx) => {
    const told = await trx
      .selectFrom('request_changes')
      .select('id')
      .where('request_id', '=', requestId)
      .where('note', '=', note)
      .executeTakeFirst();
    if (!told) await addRequestNote(trx, { requestId, note, userId: null });
  });
