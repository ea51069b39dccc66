import type { Language } from '#contract/languages.ts';
import type { FacetName } from '#contract/search/facets.ts';
import type { FacetEntry, FacetRequest, SearchQuery } from '#contract/search/query.ts';
import type { Scope, Suggestions, SuggestQuery } from '../port.ts';
import type { IndexState } from './index-state.ts';
import type { Tally } from './tally.ts';

/** What is counted of a whole collection and kept until its index changes. */
interface Whole {
  readonly lists: Map<string, readonly FacetEntry[]>;
  readonly tallies: Map<FacetName, Tally>;
  readonly suggestions: Map<string, Suggestions>;
}

/** Lists kept of one index, by the page of lists they belong to; those of typed letters come and go. Suggestions as well. */
const maxLists = 1024;

const kept = new WeakMap<IndexState, Whole>();

const wholeOf = (index: IndexState): Whole => {
  const whole = kept.get(index) ?? { lists: new Map(), tallies: new Map(), suggestions: new Map() };
  kept.set(index, whole);
  return whole;
};

/** What tells the lists of one first page or first click from those of others. */
export type KeptFor = string;

/** Of the whole collection, with which every visit begins. */
export const forAll: KeptFor = '';

/** Of a query that does no more than choose in one facet, as the first click of many visits does; undefined for any other. */
export const keptForFirstChoice = ({
  keyword,
  advanced,
  modified,
  sheetDate,
  filters,
}: SearchQuery): KeptFor | undefined => {
  if (keyword || advanced?.rows.length || modified || sheetDate) return undefined;
  const chosen = Object.entries(filters).filter(([, values]) => values.length > 0);
  return chosen.length === 1 ? JSON.stringify(chosen) : undefined;
};

/** A facet list that is asked for again and again. */
export const keptList = (
  index: IndexState,
  request: FacetRequest,
  {
    language,
    keptFor,
    count,
  }: { readonly language: Language; readonly keptFor: KeptFor; readonly count: () => readonly FacetEntry[] },
): readonly FacetEntry[] => {
  const { lists } = wholeOf(index);
  const key = JSON.stringify([language, request.name, request.limit, request.offset, request.contains, keptFor]);
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

/** Letters that begin so many words that looking them up takes long, and that everybody types on the way to a longer word. */
const fewLetters = 4;

/** What is suggested to somebody who sees the whole collection, kept for the first letters of words. */
export const keptSuggestions = (
  index: IndexState,
  { locations, cas }: Scope,
  { typed, language, limit }: SuggestQuery,
  find: () => Suggestions,
): Suggestions => {
  if (locations || typed.length > fewLetters) return find();
  const { suggestions } = wholeOf(index);
  const key = JSON.stringify([typed, language, limit, cas]);
  const found = suggestions.get(key) ?? find();
  if (suggestions.size >= maxLists) suggestions.clear();
  suggestions.set(key, found);
  return found;
};

/** The index has changed: what was counted no longer holds. */
export const clearWholeLists = (index: IndexState): void => void kept.delete(index);
