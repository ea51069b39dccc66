import type { Database } from '#server/platform/storage/database.ts';
import { isDocument } from '../present/request-info.ts';

/** The file a request led to, what it is called, and whose it is; undefined when there is none, or it is kept no longer. */
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
  if (!request || !isDocument(request.type) || request.file_hash === '') return undefined;
  if (request.expires_at <= now.toISOString()) return undefined;
  return { hash: request.file_hash, name: request.file_name, organisationId: request.organisation_id };
};
