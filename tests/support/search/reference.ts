import type { DayRange, Keyword, Respelling, SearchQuery, WordCount } from '#contract/search/query.ts';
import { listedOf, type SearchedSheet } from '#contract/search/sheet-record.ts';
import { stem, toCode, tokenise, tokensOf, type Word } from '#lib/search-engine/analyzer.ts';
import { asOnSheets } from '#lib/search-engine/as-on-sheets.ts';
import { type Ask, asksOf, isCommonName, nameKeyOf, plainAsksOf } from '#lib/search-engine/asks.ts';
import { answered, apart, forgive, type Question, type Reply } from '#lib/search-engine/forgive.ts';
import { nearestOf } from '#lib/search-engine/nearest.ts';
import type { Scope, SearchEngine, SearchResult } from '#lib/search-engine/port.ts';
import { countFacet, valuesOfFacet } from './reference-facets.ts';
import { compareRecords } from './reference-order.ts';
import { suggestions } from './reference-suggestions.ts';

/** The port by brute force: every record is looked at for every question. Slow, and plain enough to be believed. */
export const createReferenceEngine = (): SearchEngine => {
  const collections = new Map<number, { version: number; records: Map<number, SearchedSheet> }>();
  const collectionOf = (organisation: number) => {
    const collection = collections.get(organisation) ?? { version: 0, records: new Map<number, SearchedSheet>() };
    collections.set(organisation, collection);
    return collection;
  };
  const inScope = (scope: Scope) =>
    [...(collections.get(scope.organisation)?.records.values() ?? [])].filter(
      ({ locations }) => !scope.locations || locations.some((path) => scope.locations?.includes(path)),
    );
  return {
    version: async (organisation) => collections.get(organisation)?.version,
    upsert: async (organisation, records, version) => {
      const collection = collectionOf(organisation);
      for (const record of records) collection.records.set(record.isn, record);
      collection.version = version;
    },
    remove: async (organisation, isns, version) => {
      const collection = collectionOf(organisation);
      for (const isn of isns) collection.records.delete(isn);
      collection.version = version;
    },
    clear: async (organisation) => void collections.delete(organisation),
    search: async (scope, query) => answer(inScope(scope), scope, query),
    ids: async (scope, query) =>
      matching(inScope(scope), scope, forgiven(inScope(scope), scope, query).query).map(({ isn }) => isn),
    among: async (scope, query, isns) =>
      matching(inScope(scope), scope, query)
        .map(({ isn }) => isn)
        .filter((isn) => isns.includes(isn)),
    suggest: async (scope, query) => {
      const records = inScope(scope);
      const asTyped = suggestions(records, scope, query, matchesKeyword);
      if (Object.values(asTyped).some((values) => values.length > 0)) return { ...asTyped, instead: [] };
      const keyword: Keyword = { heading: 'everything', words: query.typed };
      const found = answered(forgive(keyword), answerQuestions(records, scope, keyword));
      if (!found) return { ...asTyped, instead: [] };
      const typed = found.keyword.words;
      return { ...suggestions(records, scope, { ...query, typed }, matchesKeyword), instead: found.instead };
    },
  };
};

const answer = (records: readonly SearchedSheet[], scope: Scope, asked: SearchQuery): SearchResult => {
  const { query, instead, apart } = forgiven(records, scope, asked);
  const match = matching(records, scope, query);
  const facets = query.facets.map((request) => {
    const { [request.name]: _, ...others } = query.filters;
    const counted = matching(records, scope, { ...query, filters: others });
    return [request.name, countFacet(counted, request, query.language)];
  });
  const page = match.slice(query.start, query.start + query.rows).map(listedOf);
  return {
    total: match.length,
    collectionSize: records.length,
    records: page,
    facets: Object.fromEntries(facets),
    instead: asOnSheets(instead, page, query.language),
    apart,
  };
};

/** The query with what is looked for in place of a keyword that finds nothing, or how its words do apart. */
const forgiven = (
  records: readonly SearchedSheet[],
  scope: Scope,
  query: SearchQuery,
): { query: SearchQuery; instead: readonly Respelling[]; apart: readonly WordCount[] } => {
  const { keyword } = query;
  const asTyped = { query, instead: [], apart: [] };
  if (!keyword || records.some((record) => matchesKeyword(record, scope, keyword))) return asTyped;
  const answer = answerQuestions(records, scope, keyword);
  const found = answered(forgive(keyword), answer);
  if (!found) return { ...asTyped, apart: answered(apart(keyword), answer) };
  return { query: { ...query, keyword: found.keyword }, instead: found.instead, apart: [] };
};

const answerQuestions = (records: readonly SearchedSheet[], scope: Scope, keyword: Keyword) => {
  const meeting = (asks: readonly Ask[]) => records.filter((record) => matchesAsks(record, scope, keyword, asks));
  return (question: Question): Reply =>
    'counts' in question
      ? question.counts.map((asks) => (asks.length === 0 ? 0 : meeting(asks).length))
      : nearestOf(question.nearestTo, wordCounts(meeting(question.beside), scope, keyword));
};

/** How often each word stands on the records, once for each field of each. */
const wordCounts = (records: readonly SearchedSheet[], scope: Scope, { heading }: Keyword): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const record of records)
    for (const field of fieldsUnder(heading, scope).filter((name) => !isCode(name)))
      for (const word of new Set(textsOf(record, field).flatMap(tokensOf)))
        counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const matching = (records: readonly SearchedSheet[], scope: Scope, query: SearchQuery): SearchedSheet[] =>
  records
    .filter((record) => matchesKeyword(record, scope, query.keyword) && matchesRows(record, scope, query))
    .filter((record) => passesFilters(record, query))
    .map((record) => ({ record, fit: fitOf(record, scope, query) }))
    .sort((a, b) => b.fit - a.fit || compareRecords(a.record, b.record, query))
    .map(({ record }) => record);

/** How well a record fits a keyword that nothing else is sorted by. */
const fitOf = (record: SearchedSheet, scope: Scope, { keyword, sort, language }: SearchQuery): number => {
  if (!keyword || sort.length > 0) return 0;
  const asks = asksOf(keyword);
  const fields = fieldsUnder(keyword.heading, scope);
  const nameTokens = tokensOf(record.productName);
  const isInName =
    fields.includes('product') &&
    asks.every((ask) =>
      ask.words.every(({ parts }) =>
        isCommonName(ask) ? parts.every((part) => nameTokens.includes(part)) : hasParts(record, ['product'], parts),
      ),
    );
  const isOne = ({ substances }: Ask) => substances.some((cas) => record.ownCasNumbers.map(toCode).includes(cas));
  const isInIds = asks.every((ask) => isOne(ask) || ask.words.every((word) => isId(record, fields, word)));
  const name = tokenise(record.productName).join(' ');
  const key = nameKeyOf(asks);
  return [
    isInName && (name === key || asks.every(isOne)),
    isInName || asks.every(isOne) || isInIds,
    record.language === language,
    isInName && name === key,
    isInName,
    asks.every(isOne),
    isInIds,
    isInName && name.startsWith(key),
  ].reduce((fit, holds) => fit * 2 + (holds ? 1 : 0), 0);
};

const isId = (record: SearchedSheet, fields: readonly Field[], word: Word): boolean => {
  const { code, parts, isShare } = word;
  if (isShare) return false;
  if (fields.includes('productId')) {
    if (record.productIds.some((id) => toCode(id).startsWith(code))) return true;
    if (parts.length === 1 && hasParts(record, ['productId'], parts)) return true;
  }
  if (fields.includes('cas') && record.ownCasNumbers.some((cas) => toCode(cas).startsWith(code))) return true;
  return fields.includes('numbers') && isNumber(record, word);
};

const matchesKeyword = (record: SearchedSheet, scope: Scope, keyword: Keyword | undefined): boolean => {
  if (!keyword) return true;
  const asks = asksOf(keyword);
  return asks.length > 0 && matchesAsks(record, scope, keyword, asks);
};

const matchesAsks = (record: SearchedSheet, scope: Scope, { heading }: Keyword, asks: readonly Ask[]): boolean => {
  const fields = fieldsUnder(heading, scope);
  const numbers = (scope.cas ? record.casNumbers : record.ownCasNumbers).map(toCode);
  return asks.every(
    ({ words, substances }) =>
      words.every((word) => matchesWord(record, fields, word)) || substances.some((cas) => numbers.includes(cas)),
  );
};

const matchesRows = (record: SearchedSheet, scope: Scope, { advanced }: SearchQuery): boolean => {
  if (!advanced || advanced.rows.length === 0) return true;
  const verdicts = advanced.rows.map((row) => {
    if (row.heading === 'cas' && !scope.cas) return false;
    const asks = plainAsksOf(row.words);
    return (asks.length > 0 && matchesAsks(record, scope, row, asks)) === (row.operator === 'contains');
  });
  return advanced.match === 'AND' ? verdicts.every(Boolean) : verdicts.some(Boolean);
};

const matchesWord = (record: SearchedSheet, fields: readonly Field[], word: Word): boolean => {
  const { code, parts, isShare } = word;
  const codes = isShare ? [] : fields.filter(isCode);
  if (codes.flatMap((field) => textsOf(record, field)).some((text) => toCode(text).startsWith(code))) return true;
  if (parts.length === 1 && hasParts(record, codes, parts)) return true;
  if (fields.includes('numbers') && isNumber(record, word)) return true;
  return hasParts(
    record,
    fields.filter((field) => !isCode(field)),
    parts,
  );
};

const isNumber = (record: SearchedSheet, { un, isn }: Word): boolean =>
  record.isn === isn || (un !== undefined && record.unNumbers.includes(un));

const hasParts = (record: SearchedSheet, fields: readonly Field[], parts: readonly string[]): boolean => {
  const tokens = fields.flatMap((field) => textsOf(record, field)).flatMap(tokensOf);
  return parts.every((part) =>
    tokens.some((token) => token.startsWith(part) || stem(token, record.language) === stem(part, record.language)),
  );
};

/** Record and UN numbers are `numbers`. */
type Field = Exclude<Keyword['heading'], 'everything'> | 'otherNames' | 'ingredients' | 'numbers';
const isCode = (field: Field) => field === 'productId' || field === 'cas';

const fieldsUnder = (heading: Keyword['heading'], { cas }: Scope): Field[] => {
  const all: Field[] = [
    'product',
    'manufacturer',
    'productId',
    'custom1',
    'custom2',
    'custom3',
    'otherNames',
    'numbers',
  ];
  if (cas) all.push('cas', 'ingredients');
  return heading === 'everything' ? all : all.filter((field) => field === heading);
};

const textsOf = (record: SearchedSheet, field: Field): readonly string[] => {
  switch (field) {
    case 'product':
      return [record.productName];
    case 'manufacturer':
      return [record.manufacturer];
    case 'productId':
      return record.productIds;
    case 'cas':
      return record.casNumbers;
    case 'otherNames':
      return record.otherNames;
    case 'ingredients':
      return record.ingredientNames;
    case 'numbers':
      return [];
    default:
      return [record.custom[Number(field.at(-1)) - 1]!];
  }
};

const passesFilters = (record: SearchedSheet, { filters, modified, sheetDate }: SearchQuery): boolean => {
  if (!isWithin(record.modified, modified) || !isWithin(record.sheetDate, sheetDate)) return false;
  return (Object.keys(filters) as (keyof typeof filters)[]).every((name) => {
    const chosen = filters[name] ?? [];
    return chosen.length === 0 || valuesOfFacet(record, name).some((value) => chosen.includes(value));
  });
};

/** A sheet without the day is in no range. */
const isWithin = (day: string, { from, to }: DayRange = {}): boolean =>
  !(from || to) || (day !== '' && (!from || day >= from) && (!to || day <= to));
