import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** Where a sheet stands in an organisation's collection, with the organisation's own values. */
export interface Placement {
  readonly isn: number;
  /** Values of the organisation's custom fields, in their order; empty for an organisation without custom fields. */
  readonly custom: readonly [string, string, string];
  /** Day of the change, `YYYY-MM-DD`. */
  readonly modified: string;
  readonly subsetIds: readonly number[];
}

/** The collection that is changed, and the version that `changeCollection` gave the change. */
export interface CollectionChange {
  readonly organisationId: number;
  readonly version: number;
}

/** Adds sheets to a collection, or rewrites the places and values of those that it holds (or once held). */
export const placeSheets = async (
  db: Database,
  { organisationId, version }: CollectionChange,
  placements: readonly Placement[],
): Promise<void> => {
  for (const batch of inBatches(placements)) {
    await db
      .insertInto('collection_sheets')
      .values(
        batch.map(({ isn, custom, modified }) => ({
          organisation_id: organisationId,
          isn,
          custom_1: custom[0],
          custom_2: custom[1],
          custom_3: custom[2],
          modified,
          version,
          removed: 0 as const,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'isn']).doUpdateSet((eb) => ({
          custom_1: eb.ref('excluded.custom_1'),
          custom_2: eb.ref('excluded.custom_2'),
          custom_3: eb.ref('excluded.custom_3'),
          modified: eb.ref('excluded.modified'),
          version: eb.ref('excluded.version'),
          removed: eb.ref('excluded.removed'),
        })),
      )
      .execute();
    await replaceSubsets(db, organisationId, batch);
  }
};

/** `placeSheets` for one sheet. */
export const placeSheet = (db: Database, change: CollectionChange, placement: Placement): Promise<void> =>
  placeSheets(db, change, [placement]);

/** Takes sheets out of a collection: the rows stay, marked, for the indexes and for the 30 years' archive. */
export const removeSheets = async (
  db: Database,
  { organisationId, version, today }: CollectionChange & { readonly today: string },
  isns: readonly number[],
): Promise<void> => {
  for (const batch of inBatches(isns)) {
    await db
      .updateTable('collection_sheets')
      .set({ removed: 1, version, modified: today })
      .where('organisation_id', '=', organisationId)
      .where('isn', 'in', batch)
      .execute();
  }
};

const replaceSubsets = async (db: Database, organisationId: number, batch: readonly Placement[]) => {
  await db
    .deleteFrom('collection_sheet_subsets')
    .where('organisation_id', '=', organisationId)
    .where(
      'isn',
      'in',
      batch.map(({ isn }) => isn),
    )
    .execute();
  const rows = batch.flatMap(({ isn, subsetIds }) =>
    subsetIds.map((subset_id) => ({ organisation_id: organisationId, isn, subset_id })),
  );
  for (const run of inBatches(rows)) await db.insertInto('collection_sheet_subsets').values(run).execute();
};
