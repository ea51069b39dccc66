import type { FacetRequest, SearchQuery } from '#contract/search/query.ts';
import type { Scope, SearchResult } from '../port.ts';
import { createTallies, facetCounter } from './facet-counts.ts';
import { facetEntries } from './facet-lists.ts';
import { locationTest, testsOf } from './filters.ts';
import { findRows } from './find-rows.ts';
import { aliveRowsOf, type IndexState } from './index-state.ts';
import { createMarks } from './marks.ts';
import { keepPassing, narrow } from './narrow.ts';
import { mergeBeyond } from './postings.ts';
import { readRecord } from './read-record.ts';
import { sortPage } from './sort-page.ts';
import { wholeList } from './whole-lists.ts';

/** Working memory of searches, reused from one to the next: they run one after the other. */
export type Scratch = ReturnType<typeof createScratch>;

export const createScratch = () => ({ marks: createMarks(), tallies: createTallies() });

/** Answers a query from an organisation's index. */
export const runSearch = (index: IndexState, scratch: Scratch, scope: Scope, query: SearchQuery): SearchResult => {
  const { collectionSize, narrowed } = matchOf(index, scratch, scope, query);
  const countFacet = facetCounter(index, scratch.tallies, narrowed);
  const { language } = query;
  const isWhole = narrowed.match.length === aliveRowsOf(index).length;
  const listOf = (request: FacetRequest) => {
    const count = () => facetEntries(index, countFacet(request.name), request, language);
    return isWhole ? wholeList(index, request, { language, count }) : count();
  };
  return {
    total: narrowed.match.length,
    collectionSize,
    records: Array.from(sortPage(index, scratch.marks, narrowed.match, query), (row) => readRecord(index, row)),
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
