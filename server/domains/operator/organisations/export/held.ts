import type { HeldSheet } from '#server/domains/collection/held-sheets.ts';
import { isOpenTo } from '#server/domains/collection/ownership.ts';
import { readSheetPlaces } from '#server/domains/collection/places-of.ts';
import { toSheetFacts } from '#server/domains/collection/sheets.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** Record numbers of the sheets that an organisation holds, or once held, and may open; the newest first. */
export const findHeldNumbers = async (
  db: Database,
  organisationId: number,
  { isRemoved }: { readonly isRemoved: boolean },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .select('sheets.isn')
    .where('organisation_id', '=', organisationId)
    .where('removed', '=', isRemoved ? 1 : 0)
    .where((eb) => isOpenTo(eb, organisationId))
    .orderBy('sheet_date', 'desc')
    .orderBy('sheets.isn', 'desc')
    .execute();
  return rows.map(({ isn }) => isn);
};

/** Those sheets, some at a time: there may be many. */
export async function* readHeld(db: Database, organisationId: number, isns: readonly number[]) {
  for (const batch of inBatches(isns, 200)) {
    const rows = await db
      .selectFrom('collection_sheets')
      .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
      .selectAll('sheets')
      .select(['custom_1', 'custom_2', 'custom_3', 'removed', 'modified'])
      .where('organisation_id', '=', organisationId)
      .where('sheets.isn', 'in', batch)
      // Read again: the facts of a sheet may have changed since its number was read.
      .where((eb) => isOpenTo(eb, organisationId))
      .execute();
    const places = await readSheetPlaces(db, organisationId, batch);
    const byIsn = new Map(rows.map((row) => [row.isn, row]));
    for (const isn of batch) {
      const found = byIsn.get(isn);
      if (!found) continue;
      const { custom_1, custom_2, custom_3, removed, modified, ...row } = found;
      const held: HeldSheet = {
        isn,
        facts: toSheetFacts(row),
        custom: [custom_1, custom_2, custom_3],
        subsetIds: new Set(places.get(isn)),
        isRemoved: removed === 1,
        // The archive does not say who else holds it.
        isShared: false,
      };
      yield { held, row, modified };
    }
  }
}
