import type { Language } from '#contract/languages.ts';
import type { FacetName } from '#contract/search/facets.ts';
import type { FacetEntry, FacetRequest } from '#contract/search/query.ts';
import type { IndexState } from './index-state.ts';
import type { Tally } from './tally.ts';

/** What is counted of a whole collection and kept until its index changes. */
interface Whole {
  readonly lists: Map<string, readonly FacetEntry[]>;
  readonly tallies: Map<FacetName, Tally>;
}

/** Lists kept of one index; those of every page a person opens are few, those of typed letters come and go. */
const maxLists = 256;

const kept = new WeakMap<IndexState, Whole>();

const wholeOf = (index: IndexState): Whole => {
  const whole = kept.get(index) ?? { lists: new Map(), tallies: new Map() };
  kept.set(index, whole);
  return whole;
};

/** A facet list of the whole collection, with which every visit to the search page begins. */
export const wholeList = (
  index: IndexState,
  request: FacetRequest,
  { language, count }: { language: Language; count: () => readonly FacetEntry[] },
): readonly FacetEntry[] => {
  const { lists } = wholeOf(index);
  const key = JSON.stringify([language, request.name, request.limit, request.offset, request.contains]);
  const entries = lists.get(key) ?? count();
  if (lists.size >= maxLists) lists.clear();
  lists.set(key, entries);
  return entries;
};

/** How often the whole collection has each value of a facet. */
export const wholeTally = (index: IndexState, name: FacetName, count: () => Tally): Tally => {
  const { tallies } = wholeOf(index);
  const tally = tallies.get(name) ?? count();
  tallies.set(name, tally);
  return tally;
};

/** The index has changed: what was counted no longer holds. */
export const clearWholeLists = (index: IndexState): void => void kept.delete(index);
