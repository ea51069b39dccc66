import type { Transaction } from 'kysely';
import type { RequestType } from '#contract/requests/request-types.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { lockRows } from '#server/platform/storage/lock-rows.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/**
 * The organisation of a request, which never changes: read before a transaction, because its first statement locks. Throws `not_found`.
 */
export const readRequestOrganisation = async (db: Database, id: number): Promise<number> =>
  (await known(db, id)).organisation_id;

/** Of what type it is, which never changes either. Throws `not_found`. */
export const typeOf = async (db: Database, id: number): Promise<RequestType> => (await known(db, id)).type;

const known = async (db: Database, id: number) => {
  const request = await db
    .selectFrom('requests')
    .select(['organisation_id', 'type'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!request) throw apiError('not_found');
  return request;
};

/**
 * The request of this number and type, held until the transaction ends: who else works on it waits. Throws `not_found`, and
 * `request.not_open` where it is dealt with already.
 */
export const lockOpenRequest = async (trx: Transaction<Tables>, id: number, type: RequestType) => {
  const [request] = await lockRows(
    trx,
    trx.selectFrom('requests').selectAll().where('id', '=', id).where('type', '=', type),
  );
  if (!request) throw apiError('not_found');
  if (request.status !== 'processing') throw apiError('request.not_open');
  return request;
};
