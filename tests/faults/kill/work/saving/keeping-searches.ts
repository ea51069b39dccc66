import assert from 'node:assert/strict';
import type { SavedThing } from './saved-thing.ts';

/** Searches that are kept at once. */
const most = 30;

/** Searches are kept under names and forgotten again. */
export const keepingSearches: SavedThing = async ({ random, next }, admin) => {
  const kept = new Map<string, number>();
  /** Sent and not answered: kept or forgotten, but not both or half. */
  const open = new Set<string>();

  const keep = async () => {
    const key = `Search ${next()}`;
    open.add(key);
    const filters = JSON.stringify({ key, value: [{ key: 'languageFilter', value: 'English' }] });
    const { id } = await admin.done(admin.post('/search-filters/', { filters }));
    kept.set(key, id);
    open.delete(key);
  };
  const forget = async () => {
    const key = random.pick([...kept.keys()]);
    const id = kept.get(key)!;
    kept.delete(key);
    open.add(key);
    await admin.done(admin.delete(`/search-filters/${id}`));
    open.delete(key);
  };
  return {
    step: () => (kept.size >= most || (kept.size > 0 && random.chance(0.3)) ? forget() : keep()),
    check: async () => {
      const { searchFilters } = await admin.done(admin.get('/search-filters/'));
      const listed: [string, number][] = searchFilters.map(({ id, filters }: { id: number; filters: string }) => [
        JSON.parse(filters).key,
        id,
      ]);
      const ids = new Map(listed);
      assert.equal(ids.size, listed.length, 'a search is kept once');
      for (const key of kept.keys()) assert.ok(ids.has(key), `${key} is kept`);
      for (const key of ids.keys()) assert.ok(kept.has(key) || open.has(key), `${key} is forgotten`);
      for (const key of open) if (ids.has(key)) kept.set(key, ids.get(key)!);
      open.clear();
    },
  };
};
