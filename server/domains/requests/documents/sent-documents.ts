import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDocumentType } from '#contract/requests/request-types.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { attachmentName } from '#server/domains/collection/sheet-file-name.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { sendStoredFile } from '#server/platform/files/send-stored-file.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { visibleRequests } from '../visible-requests.ts';
import { contentTypeOf } from './document-file.ts';

/**
 * Sends a document: a page or a PDF to be looked at, an archive to be saved. A page is made of what members wrote, so it may
 * load nothing and run nothing.
 */
export const sendDocument = async (
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  files: FileStore,
  document: { hash: string; name: string } | undefined,
): Promise<FastifyReply> => {
  const file = document && (await files.find(document.hash));
  if (!file) throw apiError('document.expired');
  const type = contentTypeOf(document.name);
  if (type.startsWith('text/html'))
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals");
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', attachmentName(document.name, type === 'application/zip' ? 'attachment' : 'inline'))
    .type(type);
  return sendStoredFile({ request, reply }, files, file);
};

/**
 * Ends every link to a request's document that was mailed, and those that are about to be: it is there in the message centre
 * only. Anyone who sees the request may. Throws `not_found`.
 */
export const revokeLinks = (store: Store, session: Session, id: number): Promise<void> =>
  inTransaction(store, async (trx) => {
    const request = await visibleRequests(trx, session)
      .select('links_revoked_at')
      .where('requests.id', '=', id)
      .executeTakeFirst();
    if (!request) throw apiError('not_found');
    if (request.links_revoked_at !== '') return nothingToAudit();
    await trx
      .updateTable('requests')
      .set({ links_revoked_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('download_links').where('request_id', '=', id).execute();
    await writeEntry(trx, 'links-revoked', { record: id });
  });

/** The file that a request led to, its name and its owner; undefined when there is no file, or it has expired. */
export const findDocument = async (
  db: Database,
  requestId: number,
  now = new Date(),
): Promise<{ hash: string; name: string; organisationId: number } | undefined> => {
  const request = await db
    .selectFrom('requests')
    .select(['type', 'organisation_id', 'file_hash', 'file_name', 'expires_at'])
    .where('id', '=', requestId)
    .where('status', '=', 'completed')
    .where('is_file_deleted', '=', 0)
    .executeTakeFirst();
  if (!request || !isDocumentType(request.type) || request.file_hash === '') return undefined;
  if (request.expires_at <= now.toISOString()) return undefined;
  return { hash: request.file_hash, name: request.file_name, organisationId: request.organisation_id };
};
