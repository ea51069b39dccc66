import type { Language } from '#contract/languages.ts';
import { type FacetName, facetOf } from '#contract/search/facets.ts';
import type { FacetEntry, FacetRequest } from '#contract/search/query.ts';
import { compareComplete } from '../collation.ts';
import { listFolding } from '../substance-names.ts';
import { countTexts, type Dictionary, knownCodeOf, textOfCode } from './dictionary.ts';
import { codeCountOf } from './facet-sources.ts';
import { type ColumnName, facetSources } from './field-layout.ts';
import { codesContaining } from './folded-texts.ts';
import { aliveRowsOf, type IndexState } from './index-state.ts';
import type { Missed, Narrowed } from './narrow.ts';
import { ranksOf } from './ranks.ts';
import { clearTally, countMembers, countRest, countRows, createTally, type Tally } from './tally.ts';
import { topCodes } from './top-codes.ts';
import { wholeTally } from './whole-lists.ts';

/** Tallies reused from one search to the next. */
export interface Tallies {
  readonly byColumn: Map<ColumnName, Tally>;
  readonly missed: Tally;
  readonly members: Tally;
  readonly rest: Tally;
}

/** Empty tallies; they grow to the size of the columns that are counted. */
export const createTallies = (): Tallies => ({
  byColumn: new Map(),
  missed: createTally(),
  members: createTally(),
  rest: createTally(),
});

/**
 * Counts facets of one search. The function it gives counts one facet, by dictionary code; what it returns is void at
 * the next call. Facets that share a column share one pass over the rows. Of a match that is most of the collection the `others`
 * are counted, and taken away from what the whole collection has.
 */
export const facetCounter = (index: IndexState, tallies: Tallies, { match, missedBy }: Narrowed, others?: Missed) => {
  const isByOthers = others !== undefined && others.count < match.length;
  const rows = isByOthers ? others.rows() : match;
  const counted = new Set<ColumnName>();
  return (name: FacetName): Tally => {
    const source = facetSources[name];
    const { column, dictionary, list } = source;
    const values = index.columns[column].data;
    const codeCount = codeCountOf(index, source);
    const valueCount = countTexts(index.dictionaries[dictionary]);
    const missed = missedBy[name]?.rows();
    const byColumn = tallies.byColumn.get(column) ?? createTally();
    tallies.byColumn.set(column, byColumn);
    if (!counted.has(column)) {
      clearTally(byColumn, codeCount);
      countRows(byColumn, values, rows);
      // A column without lists is that of one facet.
      if (missed && !list) countRows(byColumn, values, missed);
      counted.add(column);
    }
    if (list) {
      clearTally(tallies.members, valueCount);
      countMembers(tallies.members, index.lists[list.name], byColumn, list);
    }
    if (list && missed) {
      clearTally(tallies.missed, codeCount);
      countRows(tallies.missed, values, missed);
      countMembers(tallies.members, index.lists[list.name], tallies.missed, list);
    }
    const tally = list ? tallies.members : byColumn;
    if (!isByOthers) return tally;
    clearTally(tallies.rest, valueCount);
    countRest(tallies.rest, tallyOfAll(index, name), tally);
    return tallies.rest;
  };
};

/** How often the whole collection has each value of a facet, counted once until the index changes. */
export const tallyOfAll = (index: IndexState, name: FacetName): Tally =>
  wholeTally(index, name, () =>
    facetCounter(index, createTallies(), { match: aliveRowsOf(index), missedBy: {} })(name),
  );

/** The entries of one facet list, from the counts of its values. The empty text is no value. */
export const facetEntries = (
  index: IndexState,
  tally: Tally,
  request: FacetRequest,
  language: Language,
): readonly FacetEntry[] => {
  const dictionary = index.dictionaries[facetSources[request.name].dictionary];
  const codes = listedCodes(dictionary, tally, request);
  const toEntry = (code: number): FacetEntry => ({ value: textOfCode(dictionary, code), count: tally.counts[code]! });
  if (facetOf(request.name).complete)
    return Array.from(codes, toEntry).sort((a, b) => compareComplete(request.name, a.value, b.value));
  const ranks = ranksOf(dictionary, language);
  const { counts } = tally;
  const top = topCodes(codes, request.offset + request.limit, (a, b) => {
    const difference = counts[a]! - counts[b]!;
    return difference > 0 || (difference === 0 && ranks[a]! < ranks[b]!);
  });
  return Array.from(top.subarray(request.offset), toEntry);
};

const listedCodes = (dictionary: Dictionary, tally: Tally, { name, contains }: FacetRequest): Uint32Array => {
  const codes = tally.codes.subarray(0, tally.size);
  const empty = knownCodeOf(dictionary, '');
  const filled = empty >= 0 && tally.counts[empty]! > 0 ? codes.filter((code) => code !== empty) : codes;
  if (!contains) return filled;
  const { value, part } = listFolding(name);
  return codesContaining(dictionary, filled, part(contains), value);
};
