import type { Language } from '#contract/languages.ts';
import type { FacetName } from '#contract/search/facets.ts';
import { facetOf } from '#contract/search/facets.ts';
import type { Heading } from '#contract/search/fields.ts';
import type { FacetEntry, FacetRequest, Keyword, SearchQuery } from '#contract/search/query.ts';
import { toCode } from '../analyzer.ts';
import { asOnSheets } from '../as-on-sheets.ts';
import { asksOf, nameKeyOf, plainAsksOf } from '../asks.ts';
import { compareComplete } from '../collation.ts';
import { answered, apart, type Forgiven, forgive } from '../forgive.ts';
import type { FilterQuery, Scope, SearchResult, Suggestions, SuggestQuery } from '../port.ts';
import { listFolding, matchCas } from '../substance-names.ts';
import { answerQuestions } from './answer-questions.ts';
import type { Dictionary } from './dictionary.ts';
import { countTexts, knownCodeOf, textOfCode } from './dictionary.ts';
import { codeCountOf } from './facet-sources.ts';
import type { ColumnName } from './field-layout.ts';
import { facetSources } from './field-layout.ts';
import { languageTest, locationTest, testsOf } from './filters.ts';
import { aliveRows, both, type Finder, findAdvanced, findAsks, findCas } from './find-rows.ts';
import { fitCount, nameComparer, noteFit } from './fit.ts';
import { codesContaining } from './folded-texts.ts';
import { aliveRowsOf, type IndexState } from './index-state.ts';
import { createMarks, markOnly, pickMarked } from './marks.ts';
import type { Narrowed } from './narrow.ts';
import { keepPassing, narrow } from './narrow.ts';
import { mergeBeyond } from './postings.ts';
import { ranksOf } from './ranks.ts';
import { readRecord } from './read-record.ts';
import { sortPage } from './sort-page.ts';
import type { Tally } from './tally.ts';
import { clearTally, countMembers, countRest, countRows, createTally } from './tally.ts';
import { topCodes } from './top-codes.ts';
import { wholeList, wholeTally } from './whole-lists.ts';

/** Working memory of searches, reused from one to the next: they run one after the other. */
export type Scratch = ReturnType<typeof createScratch>;

export const createScratch = () => ({
  marks: createMarks(),
  tallies: createTallies(),
  layers: [] as Uint8Array<ArrayBuffer>[],
});

/** Answers a query from an organisation's index. */
export const runSearch = (index: IndexState, scratch: Scratch, scope: Scope, query: SearchQuery): SearchResult => {
  const { collectionSize, narrowed, fit, instead, findApart } = matchOf(index, scratch, scope, query);
  const { language } = query;
  const { match, missedBy } = narrowed;
  const isRest = (rows?: Uint32Array) => match.length + (rows?.length ?? 0) === aliveRowsOf(index).length;
  const countFacet = facetCounter(index, scratch.tallies, narrowed, Object.values(missedBy).find(isRest));
  const listOf = (request: FacetRequest) => {
    const { name } = request;
    if (!isRest(missedBy[name])) return facetEntries(index, countFacet(name), request, language);
    const count = () => facetEntries(index, tallyOfAll(index, name), request, language);
    return wholeList(index, request, { language, count });
  };
  const records = Array.from(sortPage(index, scratch.marks, narrowed.match, { ...query, fit }), (row) =>
    readRecord(index, row),
  );
  if (fit) scratch.layers.push(fit);
  return {
    total: match.length,
    collectionSize,
    records,
    facets: Object.fromEntries(query.facets.map((request) => [request.name, listOf(request)])),
    instead: asOnSheets(instead, records),
    apart: findApart(),
  };
};

/** The record numbers of every match, in the query's order. */
export const runIds = (index: IndexState, scratch: Scratch, scope: Scope, query: SearchQuery): number[] => {
  const whole = { ...query, start: 0, rows: index.aliveCount };
  const { narrowed, fit } = matchOf(index, scratch, scope, whole);
  const rows = sortPage(index, scratch.marks, narrowed.match, { ...whole, fit });
  if (fit) scratch.layers.push(fit);
  return Array.from(rows, (row) => index.columns.isn.data[row]!);
};

/** Of some record numbers, those that a query finds. */
export const runAmong = (
  index: IndexState,
  scratch: Scratch,
  scope: Scope,
  { query, isns }: { readonly query: FilterQuery; readonly isns: readonly number[] },
): number[] => {
  const { narrowed } = matchOf(index, scratch, scope, query);
  markOnly(scratch.marks, narrowed.match, index.alive.length);
  const rows = isns.flatMap((isn) => index.rowOfIsn.get(isn) ?? []);
  return Array.from(pickMarked(scratch.marks, Uint32Array.from(rows)), (row) => index.columns.isn.data[row]!);
};

/** What may be meant by what was typed so far; where nothing begins so, by what a search would look for instead. */
export const runSuggest = (index: IndexState, scratch: Scratch, scope: Scope, query: SuggestQuery): Suggestions => {
  prepare(index);
  const { visible } = sightOf(index, scope);
  const finder = { index, marks: scratch.marks, cas: scope.cas, layers: undefined };
  const pass = (rows: Uint32Array) => visible(aliveRows(index, rows));
  const tally = (rows: Uint32Array, name: FacetName) =>
    facetCounter(index, scratch.tallies, { match: rows, missedBy: {} })(name);
  const best = (name: FacetName, { counts, codes, size }: Tally, rate: (code: number) => number): string[] => {
    const dictionary = index.dictionaries[facetSources[name].dictionary];
    const ranks = ranksOf(dictionary, query.language);
    const empty = knownCodeOf(dictionary, '');
    const rates = new Uint8Array(countTexts(dictionary));
    const rated = codes.slice(0, size).filter((code) => {
      const value = code === empty ? -1 : rate(code);
      if (value > 0) rates[code] = value;
      return value >= 0;
    });
    const top = topCodes(rated, query.limit, (a, b) => {
      const difference = rates[a]! - rates[b]! || counts[a]! - counts[b]!;
      return difference > 0 || (difference === 0 && ranks[a]! < ranks[b]!);
    });
    return Array.from(top, (code) => textOfCode(dictionary, code));
  };
  const suggest = (typed: string): Omit<Suggestions, 'instead'> => {
    const rowsUnder = (heading: Heading) => pass(findAsks(finder, heading, asksOf({ heading, words: typed })).rows);
    const products = rowsUnder('product');
    const fits = nameComparer(index, nameKeyOf(plainAsksOf(typed)));
    const isRead = productsIn(index, products, query.language);
    const wanted = matchCas(typed);
    const named = new Set(wanted.named.map((cas) => knownCodeOf(index.dictionaries.cas, cas)));
    const isWanted = (code: number) =>
      named.has(code) ||
      (wanted.begun !== '' && toCode(textOfCode(index.dictionaries.cas, code)).startsWith(wanted.begun));
    return {
      products: best('product', tally(products, 'product'), (code) => fits(code) + (isRead[code] ? readable : 0)),
      manufacturers: best('manufacturer', tally(rowsUnder('manufacturer'), 'manufacturer'), () => 0),
      casNumbers:
        scope.cas && (wanted.begun !== '' || named.size > 0)
          ? best('cas', tally(pass(findCas(finder, wanted)), 'cas'), (code) => (isWanted(code) ? 0 : -1))
          : [],
    };
  };
  const asTyped = suggest(query.typed);
  if (Object.values(asTyped).some((values) => values.length > 0)) return { ...asTyped, instead: [] };
  const keyword: Keyword = { heading: 'everything', words: query.typed };
  const forgiven = answered(forgive(keyword), answerQuestions(finder, keyword.heading, pass));
  return forgiven ? { ...suggest(forgiven.keyword.words), instead: forgiven.instead } : { ...asTyped, instead: [] };
};

/** What a name in the reader's language counts beside how well it fits: more. */
const readable = fitCount;

/** By code, the products that some rows in a language have. */
const productsIn = (index: IndexState, rows: Uint32Array, language: Language): Uint8Array => {
  const isRead = new Uint8Array(countTexts(index.dictionaries.product));
  const column = index.columns.product.data;
  const own = keepPassing(index, rows, languageTest(index, language));
  for (let at = 0; at < own.length; at++) isRead[column[own[at]!]!] = 1;
  return isRead;
};

/** What a search finds: rows, and how well each fits where that is their order. */
const matchOf = (index: IndexState, { marks, layers }: Scratch, scope: Scope, query: SearchQuery) => {
  prepare(index);
  const { everything, visible } = sightOf(index, scope);
  const { keyword, advanced, sort, rows: wanted } = query;
  const isByFit = keyword !== undefined && sort.length === 0 && wanted > 0;
  const finder = { index, marks, cas: scope.cas, layers: isByFit ? layers : undefined };
  const pass = (found: Uint32Array) => visible(aliveRows(index, found));
  const sought = keyword && seek(finder, keyword, pass);
  let rows = sought ? sought.rows : everything;
  if (advanced?.rows.length) {
    const others = aliveRows(index, findAdvanced(finder, advanced));
    rows = sought ? both(finder, rows, others) : visible(others);
  }
  const narrowed = narrow(index, rows, testsOf(index, query));
  if (sought)
    noteFit(index, { rows: narrowed.match, hits: sought.hits }, { key: sought.key, language: query.language });
  return {
    collectionSize: everything.length,
    narrowed,
    fit: sought?.hits,
    instead: sought?.instead ?? [],
    findApart: () =>
      keyword && sought?.rows.length === 0
        ? answered(apart(keyword), answerQuestions(finder, keyword.heading, pass))
        : [],
  };
};

/** The rows of a keyword; where there are none, those of what is looked for in place of it. */
const seek = (finder: Finder, keyword: Keyword, pass: (rows: Uint32Array) => Uint32Array) => {
  const seekOne = ({ keyword: sought, instead }: Forgiven) => {
    const asks = asksOf(sought);
    const { rows, hits } = findAsks(finder, sought.heading, asks);
    return { rows: pass(rows), hits, key: hits ? nameKeyOf(asks) : '', instead };
  };
  const asTyped = seekOne({ keyword, instead: [] });
  if (asTyped.rows.length > 0) return asTyped;
  const forgiven = answered(forgive(keyword), answerQuestions(finder, keyword.heading, pass));
  return forgiven ? seekOne(forgiven) : asTyped;
};

/** What a person may see of an index: all rows of it, and a way to keep those among others. */
const sightOf = (index: IndexState, { locations }: Scope) => {
  const visible = (rows: Uint32Array) => (locations ? keepPassing(index, rows, locationTest(index, locations)) : rows);
  return { everything: visible(aliveRowsOf(index)), visible };
};

const prepare = (index: IndexState): void =>
  mergeBeyond(index.postings, Math.max(smallestMerge, index.postings.rows.length / 256));

/** Recent postings cost each search a look at every term of theirs; beyond this many merging them is cheaper. */
const smallestMerge = 1 << 14;

/** Tallies reused from one search to the next. */
interface Tallies {
  readonly byColumn: Map<ColumnName, Tally>;
  readonly missed: Tally;
  readonly members: Tally;
  readonly rest: Tally;
}

const createTallies = (): Tallies => ({
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
const facetCounter = (index: IndexState, tallies: Tallies, { match, missedBy }: Narrowed, others?: Uint32Array) => {
  const isByOthers = others !== undefined && others.length < match.length;
  const rows = isByOthers ? others : match;
  const counted = new Set<ColumnName>();
  return (name: FacetName): Tally => {
    const source = facetSources[name];
    const { column, dictionary, list } = source;
    const values = index.columns[column].data;
    const codeCount = codeCountOf(index, source);
    const valueCount = countTexts(index.dictionaries[dictionary]);
    const missed = missedBy[name];
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
const tallyOfAll = (index: IndexState, name: FacetName): Tally =>
  wholeTally(index, name, () =>
    facetCounter(index, createTallies(), { match: aliveRowsOf(index), missedBy: {} })(name),
  );

/** The entries of one facet list, from the counts of its values. The empty text is no value. */
const facetEntries = (
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
