import type { Database } from '#server/platform/storage/database.ts';
import { collectionVersion } from './collection-source.ts';

/** Organisations of which something is kept at most. */
const most = 500;

/**
 * What takes long to work out of a collection, kept until the collection changes. `key` tells apart what is worked out in several ways; who asks
 * meanwhile waits for the same.
 */
export const keptPerVersion = <Value, Key extends string | number = ''>(
  find: (db: Database, organisationId: number, key: Key) => Promise<Value>,
): ((db: Database, organisationId: number, key: Key) => Promise<Value>) => {
  const keptBy = new WeakMap<
    Database,
    Map<string, { readonly version: number | undefined; readonly value: Promise<Value> }>
  >();
  return async (db, organisationId, key) => {
    const version = await collectionVersion(db, organisationId);
    const kept = keptBy.get(db) ?? new Map();
    keptBy.set(db, kept);
    const name = `${organisationId} ${key}`;
    const last = kept.get(name);
    if (last && last.version === version) return last.value;
    const value = find(db, organisationId, key);
    const entry = { version, value };
    kept.delete(name);
    kept.set(name, entry);
    if (kept.size > most) kept.delete(kept.keys().next().value);
    // What failed is worked out anew by whoever asks next.
    value.catch(() => kept.get(name) === entry && kept.delete(name));
    return value;
  };
};
