import { type Language, languages } from '../languages.ts';
import { maxKeywordLength } from '../limits.ts';
import { headingOf } from './advanced-expression.ts';
import { type Clause, ExpressionError, parseExpression } from './expression.ts';
import { type FacetName, facetNames, facetOf } from './facets.ts';
import {
  type DayField,
  dayFieldNames,
  dayFields,
  type Heading,
  organisationField,
  type SortField,
  sortFieldNames,
  sortFields,
} from './fields.ts';
import type {
  AdvancedRow,
  AdvancedSearch,
  DayRange,
  FacetRequest,
  Filters,
  Keyword,
  SearchQuery,
  Sort,
} from './query.ts';
import type { WireQuery } from './wire-query.ts';
import { fromWireValue } from './wire-values.ts';

/** A search parameter outside the subset; `parameter` is its name in the address, `message` says what is wrong. */
export class SearchParameterError extends Error {
  readonly parameter: string;
  constructor(parameter: string, reason: string) {
    super(reason);
    this.parameter = parameter;
  }
}

/** A request in Solr's parameters, read: the query, and what checks and the answer need beside it. */
export interface ParsedSearch {
  /** The client number named by the `Codes_ss` filter, if any; the session decides whether it may be asked. */
  readonly organisation?: string;
  readonly query: SearchQuery;
  /** The facet lists by the names they were asked for: the reader's language or the other, or both. */
  readonly facetFields: readonly FacetField[];
}

/** Reads the Solr parameters into a typed query. Throws SearchParameterError. Nothing of the text goes further than here. */
export const parseSearchParameters = (wire: WireQuery): ParsedSearch => {
  const filters: Partial<Record<FacetName, string[]>> = {};
  let organisation: string | undefined;
  const ranges: Partial<Record<DayField, DayRange>> = {};
  let advanced: AdvancedSearch | undefined;

  for (const fq of wire.fq) {
    const { operator, clauses } = read('fq', fq);
    const [clause] = clauses;
    if (!clause) continue;
    const facet = facetOfField(clause.field, wire.locale);
    const day = dayFieldNames.find((name) => dayFields[name].wire === clause.field);
    if (isTextField(clause.field)) {
      if (advanced) throw new SearchParameterError('fq', 'only one advanced search is taken');
      advanced = { match: operator, rows: clauses.map(readRow) };
    } else if (clauses.length > 1 || clause.not) {
      throw new SearchParameterError('fq', `“${clause.field}” takes one clause without “-”`);
    } else if (clause.field === organisationField) {
      organisation = readOrganisation(clause);
    } else if (day) {
      ranges[day] = readRange(clause);
    } else if (facet) {
      if (filters[facet.name]) throw new SearchParameterError('fq', `“${clause.field}” is filtered by twice`);
      filters[facet.name] = readValues(facet, clause);
    } else {
      throw new SearchParameterError('fq', `there is no field “${clause.field}” to filter by`);
    }
  }
  const keyword = readKeyword(wire.q);
  const facetFields = [...new Set(wire['facet.field'])].map((field) => {
    const found = facetOfField(field, wire.locale);
    if (!found) throw new SearchParameterError('facet.field', `there is no facet “${field}”`);
    return found;
  });
  return {
    organisation,
    facetFields,
    query: {
      language: wire.locale,
      ...(keyword && { keyword: { ...keyword, ...(wire.spellcheck === 'false' && { isExact: true as const }) } }),
      ...(advanced && { advanced }),
      filters: filters satisfies Filters,
      ...ranges,
      sort: readSort(wire.sort),
      start: wire.start,
      rows: wire.rows,
      facets: [...new Set(facetFields.map(({ name }) => name))].map((name) => facetRequest(name, wire)),
    },
  };
};

/** A facet under one of its names on the wire. */
export interface FacetField {
  readonly name: FacetName;
  /** The language in which the field spells its values. */
  readonly language: Language;
}

/** A facet has a field for each language; the reader's own comes first where both bear one name. S2.3-17. */
const facetOfField = (field: string, locale: Language): FacetField | undefined => fieldsByLocale[locale].get(field);

/** The reader's language is put in last, and so stands where both languages have one field. */
const fieldsFor = (locale: Language): ReadonlyMap<string, FacetField> =>
  new Map(
    [...languages.filter((language) => language !== locale), locale].flatMap((language) =>
      facetNames.map((name): [string, FacetField] => [facetOf(name).wire[language], { name, language }]),
    ),
  );

const fieldsByLocale: Readonly<Record<Language, ReadonlyMap<string, FacetField>>> = {
  en: fieldsFor('en'),
  fr: fieldsFor('fr'),
};

const read = (parameter: string, text: string) => {
  try {
    return parseExpression(text);
  } catch (error) {
    if (error instanceof ExpressionError) throw new SearchParameterError(parameter, error.message);
    throw error;
  }
};

const phrasesOf = (clause: Clause, parameter = 'fq'): readonly string[] => {
  if ('phrases' in clause.value) return clause.value.phrases;
  throw new SearchParameterError(parameter, `“${clause.field}” takes no range`);
};

/**
 * Signs and words that ask Solr's own parser for something that plain words do not: without, must, either, beginning with,
 * nearly, more weight. Small letters make a word of them (`iron or steel`), and a hyphen within one (`MR-100`).
 */
const operator = /(?:^|\s)(?:[-+!](?=[\p{L}\p{N}])|(?:AND|OR|NOT)(?=\s|$))|[*?~^{}]|&&|\|\|/u;

/**
 * `q` is everything, one clause under a heading, or plain words, which are looked for everywhere. Operators are refused rather
 * than taken for words, which would answer another question; under a heading and in quotes they are words.
 */
const readKeyword = (q: string): Keyword | undefined => {
  const text = q.trim();
  if (text === '' || text === '*:*') return undefined;
  const [sign] = /["():[\]]/.test(text) ? [] : (operator.exec(text) ?? []);
  if (sign)
    throw new SearchParameterError(
      'q',
      `“${sign.trim()}” is an operator; put the words in quotes under a field, as in text:"…", or use an advanced search in fq`,
    );
  if (!/["():[\]]/.test(text)) return { heading: 'everything', words: checkedWords(text, 'q') };
  const { clauses } = read('q', text);
  const [clause] = clauses;
  if (!clause || clauses.length > 1 || clause.not) throw new SearchParameterError('q', 'one keyword clause is taken');
  const phrases = phrasesOf(clause, 'q');
  if (phrases.length > 1) throw new SearchParameterError('q', 'one keyword is taken');
  return { heading: knownHeading(clause.field, 'q'), words: checkedWords(phrases[0] ?? '', 'q') };
};

const readRow = (clause: Clause): AdvancedRow => {
  const phrases = phrasesOf(clause);
  if (phrases.length > 1) throw new SearchParameterError('fq', 'a row of an advanced search takes one keyword');
  return {
    heading: knownHeading(clause.field, 'fq'),
    operator: clause.not ? 'not-contains' : 'contains',
    words: checkedWords(phrases[0] ?? '', 'fq'),
  };
};

const checkedWords = (words: string, parameter: string): string => {
  const trimmed = words.trim();
  if (trimmed === '') throw new SearchParameterError(parameter, 'the keyword is empty');
  if (trimmed.length > maxKeywordLength)
    throw new SearchParameterError(parameter, `a keyword has at most ${maxKeywordLength} characters`);
  return trimmed;
};

const isTextField = (field: string) => headingOf(field) !== undefined;

const knownHeading = (field: string, parameter: string): Heading => {
  const heading = headingOf(field);
  if (!heading) throw new SearchParameterError(parameter, `there is no field “${field}” to search in`);
  return heading;
};

const readValues = ({ name, language }: FacetField, clause: Clause): string[] => {
  const values = phrasesOf(clause);
  if (values.length > 1 && !facetOf(name).multiple)
    throw new SearchParameterError('fq', `“${clause.field}” takes one value`);
  return values.map((wire) => {
    const value = fromWireValue(name, wire, language);
    if (value === undefined) throw new SearchParameterError('fq', `“${wire}” is no value of “${clause.field}”`);
    return value;
  });
};

const readOrganisation = (clause: Clause): string => {
  const [number, ...others] = phrasesOf(clause);
  if (number === undefined || others.length > 0)
    throw new SearchParameterError('fq', `“${organisationField}” takes one client number`);
  return number;
};

const readRange = ({ field, value }: Clause): DayRange => {
  if (!('from' in value)) throw new SearchParameterError('fq', `“${field}” takes a range`);
  const day = (text: string) => {
    if (text === '*') return undefined;
    const [found] = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(text) ?? [];
    if (!found || Number.isNaN(Date.parse(found))) throw new SearchParameterError('fq', `“${text}” is no date`);
    return found;
  };
  const [from, to] = [day(value.from), day(value.to)];
  return { ...(from && { from }), ...(to && { to }) };
};

/** The product's name as the specification's `sort` ends with. S2.7-07. */
const sortAliases: Partial<Record<string, SortField>> = { ProductName: 'product' };

const readSort = (text: string): Sort[] => {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [name, direction, ...rest] = part.trim().split(/\s+/);
    const field = sortFieldNames.find((candidate) => sortFields[candidate].wire === name) ?? sortAliases[name ?? ''];
    if (!field) throw new SearchParameterError('sort', `results are not sorted by “${name}”`);
    if ((direction !== 'asc' && direction !== 'desc') || rest.length > 0)
      throw new SearchParameterError('sort', 'the direction is asc or desc');
    return { field, direction };
  });
};

const facetRequest = (name: FacetName, wire: WireQuery): FacetRequest => {
  const contains = wire['facet.contains'];
  return { name, limit: wire['facet.limit'], offset: wire['facet.offset'], ...(contains && { contains }) };
};
