import type { Language } from '#contract/languages.ts';
import type { FacetName } from '#contract/search/facets.ts';
import { facetOf } from '#contract/search/facets.ts';
import type { FacetEntry, FacetRequest, SearchQuery } from '#contract/search/query.ts';
import { foldingOf } from '../analyzer.ts';
import { compareComplete } from '../collation.ts';
import type { Scope, SearchResult } from '../port.ts';
import type { Dictionary } from './dictionary.ts';
import { knownCodeOf, textOf } from './dictionary.ts';
import { codeCountOf } from './facet-sources.ts';
import type { ColumnName } from './field-layout.ts';
import { facetSources } from './field-layout.ts';
import { locationTest, testsOf } from './filters.ts';
import { findRows } from './find-rows.ts';
import { codesContaining } from './folded-texts.ts';
import { aliveRowsOf, type IndexState } from './index-state.ts';
import { createMarks } from './marks.ts';
import type { Narrowed } from './narrow.ts';
import { keepPassing, narrow } from './narrow.ts';
import { mergeBeyond } from './postings.ts';
import { ranksOf } from './ranks.ts';
import { readRecord } from './read-record.ts';
import { sortPage } from './sort-page.ts';
import type { Tally } from './tally.ts';
import { clearTally, countMembers, countRows, createTally } from './tally.ts';
import { topCodes } from './top-codes.ts';
import { wholeList } from './whole-lists.ts';

/** Working memory of searches, reused from one to the next: they run one after the other. */
export type Scratch = ReturnType<typeof createScratch>;

export const createScratch = () => ({ marks: createMarks(), tallies: createTallies() });

/** Answers a query from an organisation's index. */
export const runSearch = (index: IndexState, scratch: Scratch, scope: Scope, query: SearchQuery): SearchResult => {
  const { collectionSize, narrowed } = matchOf(index, scratch, scope, query);
  const countFacet = facetCounter(index, scratch.tallies, narrowed);
  const { language } = query;
  const { match, missedBy } = narrowed;
  const rowCount = aliveRowsOf(index).length;
  const listOf = (request: FacetRequest) => {
    const count = () => facetEntries(index, countFacet(request.name), request, language);
    const isWhole = match.length + (missedBy[request.name]?.length ?? 0) === rowCount;
    return isWhole ? wholeList(index, request, { language, count }) : count();
  };
  return {
    total: match.length,
    collectionSize,
    records: Array.from(sortPage(index, scratch.marks, match, query), (row) => readRecord(index, row)),
    facets: Object.fromEntries(query.facets.map((request) => [request.name, listOf(request)])),
  };
};

/** The record numbers of every match, in the query's order. */
export const runIds = (index: IndexState, scratch: Scratch, scope: Scope, query: SearchQuery): number[] => {
  const { match } = matchOf(index, scratch, scope, query).narrowed;
  const rows = sortPage(index, scratch.marks, match, { ...query, start: 0, rows: match.length });
  return Array.from(rows, (row) => index.columns.isn.data[row]!);
};

const matchOf = (index: IndexState, { marks }: Scratch, scope: Scope, query: SearchQuery) => {
  mergeBeyond(index.postings, Math.max(smallestMerge, index.postings.rows.length / 256));
  const { locations } = scope;
  const visible = (rows: Uint32Array) => (locations ? keepPassing(index, rows, locationTest(index, locations)) : rows);
  const everything = visible(aliveRowsOf(index));
  const found = findRows({ index, marks, cas: scope.cas }, query);
  const rows = found === aliveRowsOf(index) ? everything : visible(found);
  return { collectionSize: everything.length, narrowed: narrow(index, rows, testsOf(index, query)) };
};

/** Recent postings cost each search a look at every term of theirs; beyond this many merging them is cheaper. */
const smallestMerge = 1 << 14;

/** Tallies reused from one search to the next. */
interface Tallies {
  readonly byColumn: Map<ColumnName, Tally>;
  readonly missed: Tally;
  readonly members: Tally;
}

const createTallies = (): Tallies => ({
  byColumn: new Map(),
  missed: createTally(),
  members: createTally(),
});

/**
 * Counts facets of one search. The function it gives counts one facet, by dictionary code; what it returns is void at
 * the next call. Facets that share a column share one pass over the rows.
 */
const facetCounter = (index: IndexState, tallies: Tallies, { match, missedBy }: Narrowed) => {
  const counted = new Set<ColumnName>();
  return (name: FacetName): Tally => {
    const source = facetSources[name];
    const { column, list } = source;
    const values = index.columns[column].data;
    const codeCount = codeCountOf(index, source);
    const missed = missedBy[name];
    const byColumn = tallies.byColumn.get(column) ?? createTally();
    tallies.byColumn.set(column, byColumn);
    if (!counted.has(column)) {
      clearTally(byColumn, codeCount);
      countRows(byColumn, values, match);
      // A column without lists is that of one facet.
      if (missed && !list) countRows(byColumn, values, missed);
      counted.add(column);
    }
    if (!list) return byColumn;
    clearTally(tallies.members, index.dictionaries[source.dictionary].texts.ends.length);
    countMembers(tallies.members, index.lists[list.name], byColumn, list);
    if (missed) {
      clearTally(tallies.missed, codeCount);
      countRows(tallies.missed, values, missed);
      countMembers(tallies.members, index.lists[list.name], tallies.missed, list);
    }
    return tallies.members;
  };
};

/** The entries of one facet list, from the counts of its values. The empty text is no value. */
const facetEntries = (
  index: IndexState,
  tally: Tally,
  request: FacetRequest,
  language: Language,
): readonly FacetEntry[] => {
  const dictionary = index.dictionaries[facetSources[request.name].dictionary];
  const codes = listedCodes(dictionary, tally, request);
  const toEntry = (code: number): FacetEntry => ({ value: textOf(dictionary, code), count: tally.counts[code]! });
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
  return contains ? codesContaining(dictionary, filled, contains, foldingOf(name)) : filled;
};
