import type { Transaction } from 'kysely';
import { changeCollectionWithin } from '#server/domains/collection/changes.ts';
import { locationPaths } from '#server/domains/collection/location-paths.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/**
 * Has the search index take in anew what stands in locations whose path is no longer what it was. Indexes hold paths of ids;
 * names are read from the store with every call, so that a new name alone is no change to them.
 */
export const reindexMoved = async (
  trx: Transaction<Tables>,
  organisationId: number,
  before: ReadonlyMap<number, string>,
): Promise<void> => {
  const after = await locationPaths(trx, organisationId);
  const moved = [...after].flatMap(([id, path]) => (before.has(id) && before.get(id) !== path ? [id] : []));
  if (moved.length === 0) return;
  await changeCollectionWithin(trx, organisationId, async (within, { version }) => {
    for (const batch of inBatches(moved))
      await within
        .updateTable('collection_sheets')
        .set({ version })
        .where('organisation_id', '=', organisationId)
        .where('removed', '=', 0)
        .where('isn', 'in', (eb) =>
          eb
            .selectFrom('collection_sheet_subsets')
            .select('isn')
            .where('organisation_id', '=', organisationId)
            .where('subset_id', 'in', batch),
        )
        .execute();
  });
};
