import type { Language } from '#contract/languages.ts';
import { type FacetName, facetNames } from '#contract/search/facets.ts';
import type { Heading } from '#contract/search/fields.ts';
import type { FacetRequest, Keyword, SearchQuery } from '#contract/search/query.ts';
import { toCode } from '../analyzer.ts';
import { asOnSheets } from '../as-on-sheets.ts';
import { asksOf, nameKeyOf, plainAsksOf } from '../asks.ts';
import { answered, apart, type Forgiven, forgive } from '../forgive.ts';
import type { FilterQuery, Scope, SearchResult, Suggestions, SuggestQuery } from '../port.ts';
import { matchCas } from '../substance-names.ts';
import { answerQuestions } from './answer-questions.ts';
import { createTallies, facetCounter, facetEntries, tallyOfAll } from './count-facets.ts';
import { countTexts, knownCodeOf, textOfCode } from './dictionary.ts';
import { fewRowsWith, isWorded } from './few-rows.ts';
import { facetSources } from './field-layout.ts';
import { languageTest, locationTest, testsOf } from './filters.ts';
import { aliveRows, both, type Finder, findAdvanced, findAsks, findCas } from './find-rows.ts';
import { nameComparer, nameFitCount, noteFit } from './fit.ts';
import { aliveRowsOf, type IndexState } from './index-state.ts';
import { createMarks, markOnly, pickMarked } from './marks.ts';
import { type Head, keepPassing, type Missed, narrow } from './narrow.ts';
import { mergeBeyond } from './postings.ts';
import { ranksOf } from './ranks.ts';
import { readRecord } from './read-record.ts';
import { createRowPool, emptyPool } from './row-pool.ts';
import { sortPage } from './sort-page.ts';
import type { Tally } from './tally.ts';
import { topCodes } from './top-codes.ts';
import { forAll, keptForFirstChoice, keptList, keptSuggestions } from './whole-lists.ts';

/** Working memory of searches, reused from one to the next: they run one after the other. */
export type Scratch = ReturnType<typeof createScratch>;

/** An engine makes one and keeps it; it grows with the largest search. */
export const createScratch = () => ({
  marks: createMarks(),
  tallies: createTallies(),
  layers: [] as Uint8Array<ArrayBuffer>[],
  pool: createRowPool(),
});

/** Answers a query from an organisation's index. */
export const runSearch = (index: IndexState, scratch: Scratch, scope: Scope, query: SearchQuery): SearchResult => {
  const { collectionSize, narrowed, fit, instead, findApart } = matchOf(index, scratch, scope, query);
  const { language } = query;
  const { match, missedBy } = narrowed;
  const isRest = (missed?: Missed) => match.length + (missed?.count ?? 0) === index.aliveCount;
  const keptFor = scope.locations ? undefined : keptForFirstChoice(query);
  const countFacet = facetCounter(index, scratch.tallies, narrowed, Object.values(missedBy).find(isRest));
  const listOf = (request: FacetRequest) => {
    const { name } = request;
    if (isRest(missedBy[name])) {
      const count = () => facetEntries(index, tallyOfAll(index, name), request, language);
      return keptList(index, request, { language, keptFor: forAll, count });
    }
    const count = () => facetEntries(index, countFacet(name), request, language);
    return keptFor === undefined ? count() : keptList(index, request, { language, keptFor, count });
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
    instead: asOnSheets(instead, records, language),
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
export const runSuggest = (index: IndexState, scratch: Scratch, scope: Scope, query: SuggestQuery): Suggestions =>
  keptSuggestions(index, scope, query, () => findSuggestions(index, scratch, scope, query));

const findSuggestions = (index: IndexState, scratch: Scratch, scope: Scope, query: SuggestQuery): Suggestions => {
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
const readable = nameFitCount;

/** By code, the products that some rows in a language have. */
const productsIn = (index: IndexState, rows: Uint32Array, language: Language): Uint8Array => {
  const isRead = new Uint8Array(countTexts(index.dictionaries.product));
  const column = index.columns.product.data;
  const own = keepPassing(index, rows, languageTest(index, language));
  for (let at = 0; at < own.length; at++) isRead[column[own[at]!]!] = 1;
  return isRead;
};

/** What a search finds: rows, and how well each fits where that is their order. */
const matchOf = (index: IndexState, { marks, layers, pool }: Scratch, scope: Scope, query: SearchQuery) => {
  prepare(index);
  emptyPool(pool);
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
  const head = rows === aliveRowsOf(index) ? headOf(finder, query) : undefined;
  const narrowed = narrow(index, rows, testsOf(index, query), { pool, head });
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

/** Few rows of the whole collection that a filter's words lead to, where one has any. */
const headOf = (finder: Finder, { filters }: SearchQuery): Head | undefined => {
  const { index, marks } = finder;
  const restOf = (passing: Uint32Array): Uint32Array => {
    markOnly(marks, passing, index.alive.length);
    return pickMarked(marks, aliveRowsOf(index), false);
  };
  for (const facet of facetNames) {
    const values = filters[facet];
    const rows = values?.length && isWorded(facet) ? fewRowsWith(finder, facet, values) : undefined;
    if (rows) return { facet, rows: aliveRows(index, rows), restOf };
  }
  return undefined;
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
