import type { z } from 'zod';
import type { listSavedSearches, SavedSearch as StoredText, saveSearch } from '#contract/calls/saved-searches.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { fromFilterEntries, toFilterEntries } from '#contract/search/filter-entries.ts';
import type { ResourceObject } from './json-api/document.ts';
import type { WireAdapter } from './json-api/resource.ts';

/** A record of `saved-searches`. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  readonly criteria: SearchCriteria;
  /** Values that mean nothing any more, as they were stored. */
  readonly unknown: readonly string[];
}

type Answer = z.output<(typeof listSavedSearches)['answer']> | Stored;
type Stored = z.output<(typeof saveSearch)['answer']>;

/** On the wire a saved search is a JSON text beside its id. S2.3-28. */
export const savedSearchWire: WireAdapter = {
  toDocument: (answer) => {
    const found = answer as Answer;
    return { data: 'searchFilters' in found ? found.searchFilters.map(toObject) : toObject(found) };
  },
  fromDocument: ({ data: { attributes } }) => {
    const { name, criteria } = attributes as Pick<SavedSearch, 'name' | 'criteria'>;
    const stored: StoredText = { key: name, value: toFilterEntries(criteria).map(toPlain) };
    return { filters: JSON.stringify(stored) };
  },
};

const toObject = ({ id, filters }: Stored): ResourceObject => {
  const { key, value } = JSON.parse(filters) as StoredText;
  const { criteria, unknown } = fromFilterEntries(value);
  return {
    type: 'saved-searches',
    id: String(id),
    attributes: { name: key, criteria, unknown: unknown.flatMap((entry) => entry.value) },
  };
};

type Entry = ReturnType<typeof toFilterEntries>[number];
const toPlain = ({ key, value, option }: Entry): StoredText['value'][number] => ({
  key,
  value: typeof value === 'string' ? value : [...value],
  ...(option !== undefined && { option }),
});
