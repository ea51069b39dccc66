import { type FilterEntry, fromFilterEntries } from '#contract/search/filter-entries.ts';
import { FilterList } from './FilterList.tsx';
import { useOwnLocations } from './use-own-locations.ts';

/** `FilterList` for members: the locations are those of their organisation, asked for where a filter names any. */
export const OwnFilterList = ({ filters }: { filters: readonly FilterEntry[] }) => {
  const locations = useOwnLocations(fromFilterEntries(filters).criteria.location !== undefined);
  return <FilterList filters={filters} locations={locations} />;
};
