import type { Scope, SearchResult } from '#lib/search-engine/port.ts';
import { isWithin } from '../collection/visible-locations.ts';

/**
 * The result without the locations that the person may not see: one of their sheets may be held in others too, which
 * are not counted and not named.
 */
export const withinSight = (result: SearchResult, { locations }: Scope): SearchResult => {
  if (locations === undefined) return result;
  const { location, ...facets } = result.facets;
  return {
    ...result,
    records: result.records.map((record) => ({
      ...record,
      locations: record.locations.filter((path) => isWithin(path, locations)),
    })),
    facets: { ...facets, ...(location && { location: location.filter(({ value }) => isWithin(value, locations)) }) },
  };
};
