import { maxKeywordLength } from '../limits.ts';
import { headingOf } from './advanced-expression.ts';
import { type Clause, ExpressionError, parseExpression } from './expression.ts';
import { type FacetName, facetNames, facetOf } from './facets.ts';
import { type Heading, modifiedField, organisationField, sortFieldNames, sortFields } from './fields.ts';
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
import { defaultSort } from './query.ts';
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

export interface ParsedSearch {
  /** The client number named by the `Codes_ss` filter, if any; the session decides whether it may be asked. */
  readonly organisation?: string;
  readonly query: SearchQuery;
}

/** Reads the Solr parameters into a typed query. Throws SearchParameterError. Nothing of the text goes further than here. */
export const parseSearchParameters = (wire: WireQuery): ParsedSearch => {
  const filters: Partial<Record<FacetName, string[]>> = {};
  let organisation: string | undefined;
  let modified: DayRange | undefined;
  let advanced: AdvancedSearch | undefined;

  for (const fq of wire.fq) {
    const { operator, clauses } = read('fq', fq);
    const [clause] = clauses;
    if (!clause) continue;
    const facet = facetNames.find((name) => facetOf(name).wire[wire.locale] === clause.field);
    if (isTextField(clause.field)) {
      if (advanced) throw new SearchParameterError('fq', 'only one advanced search is taken');
      advanced = { match: operator, rows: clauses.map(readRow) };
    } else if (clauses.length > 1 || clause.not) {
      throw new SearchParameterError('fq', `“${clause.field}” takes one clause without “-”`);
    } else if (clause.field === organisationField) {
      organisation = readOrganisation(clause);
    } else if (clause.field === modifiedField) {
      modified = readRange(clause);
    } else if (facet) {
      filters[facet] = readValues(facet, clause, wire);
    } else {
      throw new SearchParameterError('fq', `there is no field “${clause.field}” to filter by`);
    }
  }
  const keyword = readKeyword(wire.q);
  return {
    organisation,
    query: {
      language: wire.locale,
      ...(keyword && { keyword }),
      ...(advanced && { advanced }),
      filters: filters satisfies Filters,
      ...(modified && { modified }),
      sort: readSort(wire.sort),
      start: wire.start,
      rows: wire.rows,
      facets: wire['facet.field'].map((field) => readFacet(field, wire)),
    },
  };
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

/** `q` is everything, one clause under a heading, or plain words, which are looked for everywhere. */
const readKeyword = (q: string): Keyword | undefined => {
  const text = q.trim();
  if (text === '' || text === '*:*') return undefined;
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

const readValues = (facet: FacetName, clause: Clause, { locale }: WireQuery): string[] => {
  const values = phrasesOf(clause);
  if (values.length > 1 && !facetOf(facet).multiple)
    throw new SearchParameterError('fq', `“${clause.field}” takes one value`);
  return values.map((wire) => {
    const value = fromWireValue(facet, wire, locale);
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

const readRange = ({ value }: Clause): DayRange => {
  if (!('from' in value)) throw new SearchParameterError('fq', `“${modifiedField}” takes a range`);
  const day = (text: string) => {
    if (text === '*') return undefined;
    const [found] = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(text) ?? [];
    if (!found || Number.isNaN(Date.parse(found))) throw new SearchParameterError('fq', `“${text}” is no date`);
    return found;
  };
  const [from, to] = [day(value.from), day(value.to)];
  return { ...(from && { from }), ...(to && { to }) };
};

const readSort = (text: string): Sort[] => {
  if (text.trim() === '') return [defaultSort];
  return text.split(',').map((part) => {
    const [name, direction, ...rest] = part.trim().split(/\s+/);
    const field = sortFieldNames.find((candidate) => sortFields[candidate].wire === name);
    if (!field) throw new SearchParameterError('sort', `results are not sorted by “${name}”`);
    if ((direction !== 'asc' && direction !== 'desc') || rest.length > 0)
      throw new SearchParameterError('sort', 'the direction is asc or desc');
    return { field, direction };
  });
};

const readFacet = (field: string, wire: WireQuery): FacetRequest => {
  const name = facetNames.find((candidate) => facetOf(candidate).wire[wire.locale] === field);
  if (!name) throw new SearchParameterError('facet.field', `there is no facet “${field}”`);
  const contains = wire['facet.contains'];
  return { name, limit: wire['facet.limit'], offset: wire['facet.offset'], ...(contains && { contains }) };
};
