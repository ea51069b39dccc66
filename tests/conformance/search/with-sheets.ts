import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import type { SearchEngine } from '#lib/search-engine/port.ts';

/** Gives an engine whose index of the organisation under test holds these records. */
export type WithSheets = (...records: SearchedSheet[]) => Promise<SearchEngine>;
