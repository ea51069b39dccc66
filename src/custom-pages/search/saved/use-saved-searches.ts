import { useQueryClient } from '@tanstack/react-query';
import { deleteSavedSearch, listSavedSearches, type SavedSearch, saveSearch } from '#contract/calls/saved-searches.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { fromFilterEntries, toFilterEntries } from '#contract/search/filter-entries.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';

/** A saved search as the panel lists it. */
export interface StoredSearch {
  readonly id: number;
  readonly name: string;
  readonly criteria: SearchCriteria;
  /** Values that mean nothing any more, as they were stored. */
  readonly unknown: readonly string[];
}

/** The member's saved searches, by name, and how to add and delete one. */
export const useSavedSearches = () => {
  const client = useQueryClient();
  const { data, isPending } = useCall(listSavedSearches, {}, { staleTime: 60_000 });
  const refresh = () => client.invalidateQueries({ queryKey: [listSavedSearches.id] });
  return {
    isPending,
    searches: data?.searchFilters.map(toStoredSearch) ?? [],
    /** Throws CallError. */
    add: async (name: string, criteria: SearchCriteria) => {
      const stored: SavedSearch = { key: name, value: toFilterEntries(criteria).map(toPlain) };
      await callApi(saveSearch, { body: { filters: JSON.stringify(stored) } });
      await refresh();
    },
    /** Throws CallError. */
    remove: async (id: number) => {
      try {
        await callApi(deleteSavedSearch, { params: { id } });
      } finally {
        await refresh();
      }
    },
  };
};

type Entry = ReturnType<typeof toFilterEntries>[number];
const toPlain = ({ key, value, option }: Entry): SavedSearch['value'][number] => ({
  key,
  value: typeof value === 'string' ? value : [...value],
  ...(option !== undefined && { option }),
});

const toStoredSearch = ({ id, filters }: { id: number; filters: string }): StoredSearch => {
  const { key, value } = JSON.parse(filters) as SavedSearch;
  const { criteria, unknown } = fromFilterEntries(value);
  return { id, name: key, criteria, unknown: unknown.flatMap((entry) => entry.value) };
};
