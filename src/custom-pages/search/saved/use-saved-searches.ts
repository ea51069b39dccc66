import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { SavedSearch } from '#src/providers/saved-searches.ts';

const none: readonly SavedSearch[] = [];

/** The member's saved searches, by name. `isKnown` stays once there was an answer, be it a refusal. */
export const useSavedSearches = () => {
  const { data, errorUpdateCount, isFetched, refetch } = useGetList<SavedSearch>(
    'saved-searches',
    {},
    { staleTime: 60_000, onError: () => undefined },
  );
  return {
    searches: data ?? none,
    isKnown: isFetched,
    // Also while they are asked for again: what shows the failure would go and come, and ask each time it comes.
    hasFailed: errorUpdateCount > 0 && !data,
    retry: () => void refetch(),
  };
};

/** Asks for the saved searches anew, after one was added or deleted. */
export const useRefreshSavedSearches = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['saved-searches'] });
};
