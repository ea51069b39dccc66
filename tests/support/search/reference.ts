import type { DayRange, Keyword, SearchQuery } from '#contract/search/query.ts';
import type { SheetRecord } from '#contract/search/sheet-record.ts';
import { fieldsOf, stem, type TextField, toCode, tokenise, type Word, wordsOf } from '#lib/search-engine/analyzer.ts';
import type { Scope, SearchEngine, SearchResult } from '#lib/search-engine/port.ts';
import { countFacet, valuesOfFacet } from './reference-facets.ts';
import { compareRecords } from './reference-order.ts';

/** The port by brute force: every record is looked at for every question. Slow, and plain enough to be believed. */
export const createReferenceEngine = (): SearchEngine => {
  const collections = new Map<number, { version: number; records: Map<number, SheetRecord> }>();
  const collectionOf = (organisation: number) => {
    const collection = collections.get(organisation) ?? { version: 0, records: new Map<number, SheetRecord>() };
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
    ids: async (scope, query) => matching(inScope(scope), scope, query).map(({ isn }) => isn),
  };
};

const answer = (records: readonly SheetRecord[], scope: Scope, query: SearchQuery): SearchResult => {
  const match = matching(records, scope, query);
  const facets = query.facets.map((request) => {
    const { [request.name]: _, ...others } = query.filters;
    const counted = matching(records, scope, { ...query, filters: others });
    return [request.name, countFacet(counted, request, query.language)];
  });
  return {
    total: match.length,
    collectionSize: records.length,
    records: match.slice(query.start, query.start + query.rows),
    facets: Object.fromEntries(facets),
  };
};

const matching = (records: readonly SheetRecord[], scope: Scope, query: SearchQuery): SheetRecord[] =>
  records
    .filter((record) => matchesKeyword(record, scope, query.keyword) && matchesRows(record, scope, query))
    .filter((record) => passesFilters(record, query))
    .sort((a, b) => compareRecords(a, b, query));

const matchesKeyword = (record: SheetRecord, scope: Scope, keyword: Keyword | undefined): boolean => {
  if (!keyword) return true;
  const words = wordsOf(keyword.words);
  return words.length > 0 && words.every((word) => matchesWord(record, fieldsOf(keyword.heading, scope.cas), word));
};

const matchesRows = (record: SheetRecord, scope: Scope, { advanced }: SearchQuery): boolean => {
  if (!advanced || advanced.rows.length === 0) return true;
  const verdicts = advanced.rows.map((row) => {
    if (row.heading === 'cas' && !scope.cas) return false;
    return matchesKeyword(record, scope, row) === (row.operator === 'contains');
  });
  return advanced.match === 'AND' ? verdicts.every(Boolean) : verdicts.some(Boolean);
};

const matchesWord = (record: SheetRecord, fields: readonly TextField[], { code, parts }: Word): boolean => {
  const isCode = (field: TextField) => field === 'productId' || field === 'cas';
  const codes = fields.filter(isCode).flatMap((field) => textsOf(record, field));
  const texts = fields.filter((field) => !isCode(field)).flatMap((field) => textsOf(record, field));
  const isPartOf = (text: string, part: string) =>
    tokenise(text).some(
      (token) => token.startsWith(part) || stem(token, record.language) === stem(part, record.language),
    );
  if (codes.some((text) => toCode(text).startsWith(code))) return true;
  if (parts.length === 1 && codes.some((text) => isPartOf(text, parts[0]!))) return true;
  return parts.every((part) => texts.some((text) => isPartOf(text, part)));
};

const textsOf = (record: SheetRecord, field: TextField): readonly string[] => {
  switch (field) {
    case 'product':
      return [record.productName];
    case 'manufacturer':
      return [record.manufacturer];
    case 'productId':
      return record.productIds;
    case 'cas':
      return record.casNumbers;
    default:
      return [record.custom[Number(field.at(-1)) - 1]!];
  }
};

const passesFilters = (record: SheetRecord, { filters, modified, sheetDate }: SearchQuery): boolean => {
  if (!isWithin(record.modified, modified) || !isWithin(record.sheetDate, sheetDate)) return false;
  return (Object.keys(filters) as (keyof typeof filters)[]).every((name) => {
    const chosen = filters[name] ?? [];
    return chosen.length === 0 || valuesOfFacet(record, name).some((value) => chosen.includes(value));
  });
};

/** A sheet without the day is in no range. */
const isWithin = (day: string, { from, to }: DayRange = {}): boolean =>
  !(from || to) || (day !== '' && (!from || day >= from) && (!to || day <= to));
