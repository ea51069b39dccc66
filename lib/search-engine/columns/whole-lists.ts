import type { Language } from '#contract/languages.ts';
import type { FacetEntry, FacetRequest } from '#contract/search/query.ts';
import type { IndexState } from './index-state.ts';

type Lists = Map<string, readonly FacetEntry[]>;

/** Lists kept of one index; those of every page a person opens are few, those of typed letters come and go. */
const maxLists = 256;

const kept = new WeakMap<IndexState, Lists>();

/**
 * A facet list of the whole collection, which every visit to the search page begins with: counted once and kept until the
 * index changes.
 */
export const wholeList = (
  index: IndexState,
  request: FacetRequest,
  { language, count }: { language: Language; count: () => readonly FacetEntry[] },
): readonly FacetEntry[] => {
  const lists = kept.get(index) ?? new Map();
  kept.set(index, lists);
  const key = JSON.stringify([language, request.name, request.limit, request.offset, request.contains]);
  const entries = lists.get(key) ?? count();
  if (lists.size >= maxLists) lists.clear();
  lists.set(key, entries);
  return entries;
};

/** The index has changed: what was counted no longer holds. */
export const clearWholeLists = (index: IndexState): void => void kept.delete(index);
