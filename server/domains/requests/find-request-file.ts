import { isDocumentType } from '#contract/requests/request-types.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Session } from '../accounts/sessions.ts';
import { visibleRequests } from './visible-requests.ts';

/**
 * The PDF that a request brought, as it is stored and as it was called; undefined where it brought none, or is not there for
 * this person. What a request led to is not a PDF always, and has a call of its own.
 */
export const findRequestFile = async (
  db: Database,
  session: Session,
  id: number,
): Promise<{ hash: string; name: string } | undefined> => {
  const request = await visibleRequests(db, session)
    .select(['requests.type', 'requests.file_hash', 'requests.file_name'])
    .where('requests.id', '=', id)
    .where('requests.is_file_deleted', '=', 0)
    .executeTakeFirst();
  if (!request || isDocumentType(request.type) || request.file_hash === '') return undefined;
  return { hash: request.file_hash, name: request.file_name };
};
