import type { SearchEngine } from '#lib/search-engine/port.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { changesSince, collectionVersion } from './collection-source.ts';

/**
 * Brings an organisation's index to the version of its collection, and returns how many records that took. The index bears
 * the old version until the last of them is in, so that a catch-up cut short is done again and never taken for complete.
 * `between` is called before each part is written, and may throw to end it.
 */
export const catchUp = async (
  engine: SearchEngine,
  db: Database,
  organisation: number,
  between: () => Promise<void> = async () => {},
): Promise<number> => {
  // The index first: read after the collection, it may have been brought further meanwhile, and look as if it came from the future.
  let version = await engine.version(organisation);
  const wanted = await collectionVersion(db, organisation);
  if (wanted === undefined || version === wanted) return 0;
  if (version !== undefined && version > wanted) {
    // The store was put back to an earlier state: what the index knows may never have happened.
    await engine.clear(organisation);
    version = undefined;
  }
  let count = 0;
  for await (const { records, removed } of changesSince(db, organisation, version ?? 0)) {
    await between();
    await engine.upsert(organisation, records, version ?? 0);
    await engine.remove(organisation, removed, version ?? 0);
    count += records.length + removed.length;
  }
  await between();
  await engine.upsert(organisation, [], wanted);
  return count;
};
