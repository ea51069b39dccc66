import type { Transaction } from 'kysely';
import type { RequestType } from '#contract/requests/request-types.ts';
import { accountName } from '#server/domains/requests/account-name.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
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

interface Deciding {
  /** The operator who decides. */
  readonly userId: number;
  /** The colleague whose request that knowingly is. */
  readonly ofColleague: number | undefined;
}

/** Nobody decides by mistake what a colleague has. Throws `request.of_colleague`. */
export const refuseColleagues = async (
  trx: Transaction<Tables>,
  { holder_id }: { readonly holder_id: number | null },
  { userId, ofColleague }: Deciding,
): Promise<void> => {
  if (holder_id === null || holder_id === userId || holder_id === ofColleague) return;
  throw new ApiError({ code: 'request.of_colleague', params: { name: await holderName(trx, holder_id) } });
};

/** What the operator is called who has a request. */
export const holderName = async (trx: Transaction<Tables>, id: number): Promise<string> =>
  accountName(
    await trx
      .selectFrom('users')
      .select(['name', 'first_name', 'last_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
