import type { Language } from '#contract/languages.ts';
import type { FacetName } from '#contract/search/facets.ts';
import type { FacetEntry, Respelling, SearchQuery, WordCount } from '#contract/search/query.ts';
import type { SearchedSheet, SheetRecord } from '#contract/search/sheet-record.ts';

/** What of an organisation's collection the person asking may see; applied before everything else, counts included. */
export interface Scope {
  readonly organisation: number;
  /** Location paths whose sheets (and those beneath) are visible; absent = the whole collection, [] = none. */
  readonly locations?: readonly string[];
  /** Whether CAS numbers and names of ingredients belong to "everything" (the organisation's ingredients flag). */
  readonly cas: boolean;
}

/** The page of sheets that a query asks for, with its counts. */
export interface SearchResult {
  /** Sheets that match. */
  readonly total: number;
  /** Sheets in the scope, before keyword and filters. */
  readonly collectionSize: number;
  /** Rows `start` … `start + rows` of the match, in order. */
  readonly records: readonly SheetRecord[];
  /**
   * For each facet asked for: entries by falling count, ties by value as a reader of the language sorts; zero counts left
   * out. `complete` facets come in order of value.
   */
  readonly facets: Partial<Record<FacetName, readonly FacetEntry[]>>;
  /** Words of the keyword that no sheet of the scope has, and what was looked for instead of them, if anything. */
  readonly instead: readonly Respelling[];
  /** Where a keyword of several words finds nothing in the scope: those that find sheets alone. */
  readonly apart: readonly WordCount[];
}

/** What may be meant by what was typed so far, of the sheets in the scope: products in the reader's language first, then the best. */
export interface Suggestions {
  readonly products: readonly string[];
  readonly manufacturers: readonly string[];
  readonly casNumbers: readonly string[];
  /** Words of what was typed that no sheet of the scope has, and what the suggestions are for instead. */
  readonly instead: readonly Respelling[];
}

/** What was typed so far, by a reader of a language, and how many suggestions of each kind are wanted. */
export interface SuggestQuery {
  readonly typed: string;
  readonly language: Language;
  readonly limit: number;
}

/** What narrows a search besides its keyword. */
export type FilterQuery = Omit<SearchQuery, 'keyword'>;

/**
 * What every search engine does. An engine keeps one index per organisation and the collection's version the index stands
 * at; the database is the truth and any index can be rebuilt from it.
 */
export interface SearchEngine {
  /** Version the organisation's index stands at; undefined when there is none yet. */
  version(organisation: number): Promise<number | undefined>;
  /** Adds records, or replaces those of the same record number; afterwards the index stands at `version`. */
  upsert(organisation: number, records: readonly SearchedSheet[], version: number): Promise<void>;
  /** Removes records, ignoring numbers it does not hold; afterwards the index stands at `version`. */
  remove(organisation: number, isns: readonly number[], version: number): Promise<void>;
  /** Throws away the organisation's index. */
  clear(organisation: number): Promise<void>;
  /** Answers a query. An organisation without an index has no sheets. */
  search(scope: Scope, query: SearchQuery): Promise<SearchResult>;
  /** Record numbers of every match, in the query's order, ignoring `start`, `rows` and `facets`. */
  ids(scope: Scope, query: SearchQuery): Promise<number[]>;
  /** Of these record numbers, those that a query without keyword finds, in no particular order. */
  among(scope: Scope, query: FilterQuery, isns: readonly number[]): Promise<number[]>;
  suggest(scope: Scope, query: SuggestQuery): Promise<Suggestions>;
}

/** An answer with the version that the index stood at; undefined where there was none. */
export interface DatedResult {
  readonly version: number | undefined;
  readonly result: SearchResult;
}

/** An engine whose indexes every process shares. */
export interface SharedEngine extends SearchEngine {
  /** The versions at which all indexes stand, by organisation. */
  versions(): Promise<ReadonlyMap<number, number>>;
  /**
   * The same engine in what holds the indexes now. Changes that belong together are made through one of these: a rebuild that is
   * put in place meanwhile gets none of them, not the later half.
   */
  pinned(): Promise<SharedEngine>;
  /** Answers a query like `search`, and tells at which version the index stood then: one question to the service in place of two. */
  searchAt(scope: Scope, query: SearchQuery): Promise<DatedResult>;
  /** Makes what was written searchable for all. */
  settle(): Promise<void>;
}
