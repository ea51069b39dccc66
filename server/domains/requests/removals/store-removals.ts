import type { Transaction } from 'kysely';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import type { Removal } from './check-removals.ts';
import { nowhere } from './open-removals.ts';
import { toRemovalInfo } from './removal-info.ts';

/**
 * Writes one request for each removal, seen already by the person who makes it, and opens the removals. Throws
 * `removal.already_requested` where one of them is open; the transaction must then be given up.
 */
export const storeRemovals = async (
  trx: Transaction<Tables>,
  session: Session,
  removals: readonly Removal[],
): Promise<void> => {
  const requestIds = await addRequests(trx, session, removals);
  const rows = removals.flatMap(({ sheet, locations }, index) =>
    (locations.length > 0 ? locations.map(({ id }) => id) : [nowhere]).map((subset_id) => ({
      request_id: requestIds[index]!,
      organisation_id: session.organisationId,
      isn: sheet.isn,
      subset_id,
      is_open: 1 as const,
    })),
  );
  const opened: { request_id: number }[] = [];
  for (const batch of inBatches(rows)) {
    const written = await trx
      .insertInto('removals')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .returning('request_id')
      .execute();
    opened.push(...written);
  }
  // The caller has looked, but the index of open removals has the last word: another process may have been quicker.
  if (opened.length < rows.length) throw alreadyRequested(removals, (index) => countOf(opened, requestIds[index]!));
};

const countOf = (opened: readonly { request_id: number }[], requestId: number): number =>
  opened.filter(({ request_id }) => request_id === requestId).length;

const alreadyRequested = (removals: readonly Removal[], openedOf: (index: number) => number): ApiError => {
  const [fault, ...others] = removals.flatMap(({ sheet, locations }, index): ErrorObject[] => {
    if (openedOf(index) === Math.max(1, locations.length)) return [];
    const field = sheet.locations.length > locations.length ? 'selectedLocation' : 'isn';
    return [{ code: 'removal.already_requested', source: { pointer: `/data/locdata/${index}/${field}` } }];
  });
  return new ApiError(fault!, ...others);
};

const addRequests = async (
  trx: Transaction<Tables>,
  { organisationId, userId }: Session,
  removals: readonly Removal[],
): Promise<number[]> => {
  const created_at = new Date().toISOString();
  const rows = await trx
    .insertInto('requests')
    .values(
      removals.map((removal) => ({
        organisation_id: organisationId,
        user_id: userId,
        type: 'sdsremoval' as const,
        status: 'processing' as const,
        info: JSON.stringify(toRemovalInfo(removal)),
        created_at,
      })),
    )
    .returning('id')
    .execute();
  await trx
    .insertInto('request_views')
    .values(rows.map(({ id }) => ({ request_id: id, user_id: userId, seen_at: created_at })))
    .execute();
  // Numbers rise in the order of the values; only the order in which they are returned is left open.
  return rows.map(({ id }) => id).sort((a, b) => a - b);
};
