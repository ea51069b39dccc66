import { analysis } from '#lib/search-engine/analyzer.ts';
import { connectStore, type Store } from '#server/platform/storage/database.ts';
import { storeAddressIn } from './test-store.ts';

/**
 * Has the sheets that are made from their record count as drawn for the search in their texts, but for the first of them: to draw the
 * demo's 3,000 takes minutes of one core, and jobs are left meanwhile. That search has tests of its own.
 */
export const countAsDrawn = async (store: Store, first = 0): Promise<void> => {
  await store
    .updateTable('sheets')
    .set({ drawn_by: analysis.version })
    .where('made_from_record', '=', 1)
    .where('isn', 'not in', (eb) => eb.selectFrom('sheets as drawn').select('isn').orderBy('isn').limit(first))
    .execute();
};

/** The same in the store of a server that runs. */
export const countAsDrawnIn = async (dataDir: string, first = 0): Promise<void> => {
  const store = connectStore(await storeAddressIn(dataDir));
  await countAsDrawn(store, first);
  await store.destroy();
};
