import type { Transaction } from 'kysely';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { answerOnce } from '#server/platform/submissions.ts';
import { checkRemovals, type RemovalItem } from './check-removals.ts';
import { findHeldSheets } from './held-sheets.ts';
import { storeRemovals } from './store-removals.ts';

/** What is asked for at once; `submission` is drawn by the form, so that sending it twice is sending it once. */
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
  const standing = await findHeldSheets(
    trx,
    session,
    items.map(({ isn }) => isn),
  );
  const { removals, faults } = checkRemovals(items, standing);
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

/**
 * Writes before anything is read: what is read then stays so until the transaction ends, for anyone who changes the collection
 * or asks for removals writes the same row.
 */
const lockCollection = async (trx: Transaction<Tables>, organisationId: number): Promise<void> => {
  await trx
    .updateTable('organisations')
    .set((eb) => ({ collection_version: eb.ref('collection_version') }))
    .where('id', '=', organisationId)
    .execute();
};
