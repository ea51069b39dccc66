import { analysis } from '#lib/search-engine/analyzer.ts';
import type { Store } from '#server/platform/storage/database.ts';

/**
 * Has the sheets that are made from their record count as drawn for the search in their texts, which has tests of its own: to draw
 * the demo's 3,000 takes minutes of one core, and jobs are left meanwhile.
 */
export const countAsDrawn = async (store: Store): Promise<void> => {
  await store.updateTable('sheets').set({ drawn_by: analysis.version }).where('made_from_record', '=', 1).execute();
};
