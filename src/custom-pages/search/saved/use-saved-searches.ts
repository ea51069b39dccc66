import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { SavedSearch } from '#src/providers/saved-searches.ts';

const none: readonly SavedSearch[] = [];

/** The member's saved searches, by name. */
export const useSavedSearches = () => {
  const { data = none, isPending } = useGetList<SavedSearch>('saved-searches', {}, { staleTime: 60_000 });
  return { searches: data, isPending };
};

/** Asks for the saved searches anew, after one was added or deleted. */
export const useRefreshSavedSearches = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['saved-searches'] });
};
