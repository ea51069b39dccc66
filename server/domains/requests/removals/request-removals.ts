import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { requestSheetRemoval as call } from '#contract/calls/removals.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { lockRows } from '#server/platform/storage/lock-rows.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { answerOnce } from '#server/platform/submissions.ts';
import { newSubmission } from '../mails/untold-ends.ts';
import { checkRemovals, type Removal, type RemovalItem } from './check-removals.ts';
import { findHeldSheets } from './held-sheets.ts';
import { nowhere } from './open-removals.ts';
import { toRemovalInfo } from './removal-info.ts';

/** The input of one submission; the form draws `submission`, so that a repeated submission counts once. */
interface RemovalOrder {
  readonly locdata: readonly RemovalItem[];
  readonly submission?: string;
}

/** Requests removals: all of them, or none. Throws ApiError with everything that is wrong. */
export const requestRemovals = (store: Store, session: Session, { locdata, submission }: RemovalOrder) =>
  inTransaction(store, (trx) => {
    const request = () => requestWithin(trx, session, locdata);
    return answerOnce(trx, { userId: session.userId, key: submission }, request);
  });

const requestWithin = async (trx: Transaction<Tables>, session: Session, items: readonly RemovalItem[]) => {
  await lockCollection(trx, session.organisationId);
  const heldSheets = await findHeldSheets(
    trx,
    session,
    items.map(({ isn }) => isn),
  );
  const { removals, faults } = checkRemovals(items, heldSheets);
  const [fault, ...others] = faults;
  if (fault) throw new ApiError(fault, ...others);
  await storeRemovals(trx, session, removals);
  for (const { sheet, locations } of removals)
    await writeEntry(trx, 'removal-requested', {
      record: sheet.isn,
      details: { locations: locations.map(({ id }) => id) },
    });
  return { code: 200 as const };
};

/** Anyone who changes the collection, or asks for removals, needs the same row and waits until this transaction ends. */
const lockCollection = async (trx: Transaction<Tables>, organisationId: number): Promise<void> => {
  await lockRows(trx, trx.selectFrom('organisations').select('id').where('id', '=', organisationId));
};

/**
 * Writes one request for each removal and opens the removals; the person who makes it has already seen it. Throws
 * `removal.already_requested` when one of them is open; the caller must then roll the transaction back.
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
  const submission = newSubmission(removals.length);
  const rows = await trx
    .insertInto('requests')
    .values(
      removals.map((removal) => ({
        organisation_id: organisationId,
        user_id: userId,
        type: 'sdsremoval' as const,
        status: 'processing' as const,
        info: JSON.stringify(toRemovalInfo(removal)),
        submission,
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

/**
 * Requests the removal of one sheet: from the locations given, or, where none is, from all that are not asked for yet. Throws
 * ApiError that names the fields of this form.
 */
export const requestSheetRemoval = (
  store: Store,
  session: Session,
  { isn, location, additionalInfo, submission }: z.output<typeof call.body>,
) => {
  const selectedLocation = location.length > 0 ? location : ('rest' as const);
  return requestRemovals(store, session, {
    locdata: [{ isn, selectedLocation, additionalInfo }],
    submission,
  }).catch((error: unknown) => {
    throw error instanceof ApiError
      ? new ApiError(...(error.errors.map(toOwnField) as [ErrorObject, ...ErrorObject[]]))
      : error;
  });
};

const ownFields: Readonly<Record<string, string>> = {
  '/data/locdata/0/isn': '/data/isn',
  '/data/locdata/0/selectedLocation': '/data/location',
};

const toOwnField = (fault: ErrorObject): ErrorObject => {
  const pointer = fault.source && 'pointer' in fault.source ? ownFields[fault.source.pointer] : undefined;
  return pointer ? { ...fault, source: { pointer } } : fault;
};
