import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { locales } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { Location } from '#src/providers/location.ts';
import { toLocationTree } from './location-tree.ts';
import { useSearch } from './use-search.ts';

const noLocations: Location[] = [];

const useLocationList = () => {
  const language = useLanguage();
  return useGetList<Location>('subsets', { meta: { language } }, { staleTime: 5 * 60_000, onError: () => undefined });
};

/** The paths of the locations that the person may see; undefined until they are known. */
export const useKnownLocations = (): ReadonlySet<string> | undefined => {
  const { data } = useLocationList();
  return useMemo(() => data && new Set(data.map(({ path }) => path)), [data]);
};

/** The organisation's locations by name. `isKnown` stays once there was an answer, be it a refusal. */
export const useLocations = () => {
  const { data, error, isFetched, refetch } = useLocationList();
  const locations = data ?? noLocations;
  const nameOf = (path: string) => locations.find((location) => location.path === path)?.name ?? path;
  return { locations, nameOf, isKnown: isFetched, hasFailed: error !== null && !data, retry: () => void refetch() };
};

/** Locations as a tree, with the counts of the search. */
export const useLocationTree = (locations: readonly Location[]) => {
  const language = useLanguage();
  const { facets, filters } = useSearch();
  const entries = facets.location;
  const chosen = filters.location;
  const { compare } = useMemo(() => new Intl.Collator(locales[language], { numeric: true }), [language]);
  return useMemo(
    () => toLocationTree({ locations, entries: entries ?? [], chosen, compare }),
    [locations, entries, chosen, compare],
  );
};
