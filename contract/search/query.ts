import type { Language } from '../languages.ts';
import type { FacetName } from './facets.ts';
import type { DayField, Heading, SortField } from './fields.ts';

/**
 * Words to look for under one heading: all must match, in any order, each as a whole word or the beginning of one. A CAS
 * number or a product id is matched from its beginning, with or without its punctuation, and never part by part.
 */
export interface Keyword {
  readonly heading: Heading;
  readonly words: string;
  /** Looked for as it stands: no word that no sheet has is replaced by one near it. */
  readonly isExact?: true;
  /** Words of it that stand in the text of sheets: right as they are, none of them is replaced by one near it. */
  readonly written?: readonly string[];
}

/** A word that no sheet has, as it was typed, and the one that was looked for instead; empty where it was left out. */
export interface Respelling {
  readonly typed: string;
  readonly used: string;
}

/** Words of a keyword, and how many sheets they find without the others. */
export interface WordCount {
  readonly words: string;
  readonly count: number;
}

/** Words of a keyword that are another name of a substance, and its own name; of several substances each. */
export interface NameMeant {
  readonly words: string;
  readonly names: readonly string[];
}

/** A row of the advanced search. S2.2.2. */
export interface AdvancedRow extends Omit<Keyword, 'isExact' | 'written'> {
  readonly operator: 'contains' | 'not-contains';
}

/** Rows of which a sheet meets all (`AND`) or any (`OR`); without rows it narrows nothing. */
export interface AdvancedSearch {
  readonly match: 'AND' | 'OR';
  readonly rows: readonly AdvancedRow[];
}

/** Chosen values of each facet; a sheet matches a facet when it has any of them. Facets are combined with AND. */
export type Filters = Partial<Record<FacetName, readonly string[]>>;

/** Days, inclusive, as `YYYY-MM-DD`; either end may be open. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
}

/** A range for each kind of day that narrows a search. */
export type DayRanges = Partial<Record<DayField, DayRange>>;

/** What results are ordered by; sheets without a value come last in either direction. */
export interface Sort {
  readonly field: SortField;
  readonly direction: 'asc' | 'desc';
}

/** One facet list asked for: `limit` entries from `offset` on, only those whose text contains `contains` (folded). */
export interface FacetRequest {
  readonly name: FacetName;
  readonly limit: number;
  readonly offset: number;
  readonly contains?: string;
}

/** A search as every engine understands it, whatever it was written in. */
export interface SearchQuery extends DayRanges {
  /** Orders names and ties as a reader of this language expects. */
  readonly language: Language;
  readonly keyword?: Keyword;
  readonly advanced?: AdvancedSearch;
  readonly filters: Filters;
  /**
   * Later entries break ties of earlier ones; the product name and the record number come after them all. None: by how well they
   * fit the keyword, where there is one.
   */
  readonly sort: readonly Sort[];
  readonly start: number;
  readonly rows: number;
  readonly facets: readonly FacetRequest[];
}

/** A facet value with the number of matching sheets that have it. */
export interface FacetEntry {
  readonly value: string;
  readonly count: number;
}

/** The default order of results without a keyword. S2.9-09. */
export const defaultSort: Sort = { field: 'product', direction: 'asc' };
