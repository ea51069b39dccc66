import type { FilterEntry } from '#contract/search/filter-entries.ts';
import { FilterList } from './FilterList.tsx';
import { useOwnLocations } from './use-own-locations.ts';

/** `FilterList` for members: the locations are those of their organisation. */
export const OwnFilterList = ({ filters }: { filters: readonly FilterEntry[] }) => (
  <FilterList filters={filters} locations={useOwnLocations()} />
);
