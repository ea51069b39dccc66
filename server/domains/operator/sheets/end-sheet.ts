import type { Transaction } from 'kysely';
import { changeCollectionWithin } from '#server/domains/collection/changes.ts';
import { findHeld } from '#server/domains/collection/held-sheet.ts';
import { placeSheet, removeSheets } from '#server/domains/collection/placements.ts';
import { touchProduct } from '#server/domains/collection/touch-sheets.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

interface Ending {
  readonly isn: number;
  readonly version: number;
  readonly reason: string;
  /** The operator. */
  readonly userId: number;
}

/**
 * Takes a sheet out of every collection and archives it; it is kept, as are its places. Throws `not_found`, `record.changed`, and
 * `sheet.ended` where it was ended already.
 */
export const endSheet = (store: Store, { isn, version, reason, userId }: Ending): Promise<void> =>
  inTransaction(store, async (trx) => {
    const sheet = await raiseVersion(trx, isn, version);
    if (await findEnd(trx, isn)) throw apiError('sheet.ended');
    const holders = await trx
      .selectFrom('collection_sheets')
      .select('organisation_id')
      .where('isn', '=', isn)
      .where('removed', '=', 0)
      .orderBy('organisation_id')
      .execute();
    const organisations = holders.map(({ organisation_id }) => organisation_id);
    // While it is still held: to its versions it is news.
    await touchProduct(trx, sheet.product_key);
    for (const organisationId of organisations)
      await changeCollectionWithin(trx, organisationId, async (_, change) => {
        await removeSheets(trx, { organisationId, ...change }, [isn]);
        await writeEntry(trx, 'sheet-removed', { organisationId, record: isn, details: { ended: true } });
      });
    await trx.updateTable('sheets').set({ status: 'archived' }).where('isn', '=', isn).execute();
    await trx
      .insertInto('sheet_ends')
      .values({
        ...{ isn, reason, user_id: userId, status: sheet.status },
        organisations: JSON.stringify(organisations),
        ended_at: new Date().toISOString(),
      })
      .execute();
    await writeEntry(trx, 'sheet-ended', { record: isn, details: { organisations } });
  });

/**
 * Puts a sheet that was ended back, with the status it had, into the collections that it left and that have not taken it since, at those
 * of its places that are still there. Throws `not_found`, `record.changed`, and `sheet.not_ended`.
 */
export const takeSheetBack = (store: Store, { isn, version }: Pick<Ending, 'isn' | 'version'>): Promise<void> =>
  inTransaction(store, async (trx) => {
    const sheet = await raiseVersion(trx, isn, version);
    const end = await findEnd(trx, isn);
    if (!end) throw apiError('sheet.not_ended');
    await trx.updateTable('sheets').set({ status: end.status }).where('isn', '=', isn).execute();
    await trx.deleteFrom('sheet_ends').where('isn', '=', isn).execute();
    const organisations: number[] = [];
    for (const organisationId of JSON.parse(end.organisations) as number[]) {
      const held = await findHeld(trx, organisationId, isn);
      if (!held?.isRemoved) continue;
      await changeCollectionWithin(trx, organisationId, (_, { version: of, today }) =>
        placeSheet(
          trx,
          { organisationId, version: of },
          { isn, custom: held.custom, modified: today, subsetIds: held.subsetIds },
        ),
      );
      await writeEntry(trx, 'sheet-added', { organisationId, record: isn, details: { taken_back: true } });
      organisations.push(organisationId);
    }
    await touchProduct(trx, sheet.product_key);
    await writeEntry(trx, 'sheet-taken-back', { record: isn, details: { organisations } });
  });

const raiseVersion = async (trx: Transaction<Tables>, isn: number, version: number) => {
  const sheet = await trx
    .updateTable('sheets')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('isn', '=', isn)
    .returning(['version', 'product_key', 'status'])
    .executeTakeFirst();
  if (!sheet) throw apiError('not_found');
  if (sheet.version !== version + 1) throw apiError('record.changed');
  return sheet;
};

const findEnd = (trx: Transaction<Tables>, isn: number) =>
  trx.selectFrom('sheet_ends').selectAll().where('isn', '=', isn).executeTakeFirst();
