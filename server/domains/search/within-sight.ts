import type { Scope, SearchResult } from '#lib/search-engine/port.ts';
import { isWithin } from '../collection/visible-locations.ts';

/**
 * The result without what the person may not see: locations, as one of their sheets may be held in others too, which are not counted
 * and not named; and CAS numbers with their lists where the organisation shows no ingredients.
 */
export const withinSight = (result: SearchResult, { locations, cas }: Scope): SearchResult => {
  if (locations === undefined && cas) return result;
  const isSeen = (path: string): boolean => locations === undefined || isWithin(path, locations);
  const { location, ...facets } = result.facets;
  return {
    ...result,
    records: result.records.map((record) => ({
      ...record,
      locations: record.locations.filter(isSeen),
      ...(!cas && { casNumbers: [], listedUnder: [] }),
    })),
    facets: { ...facets, ...(location && { location: location.filter(({ value }) => isSeen(value)) }) },
  };
};
