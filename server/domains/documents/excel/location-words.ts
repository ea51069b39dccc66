import type { LocationName } from './location-names.ts';

/** Names the locations of a sheet, in the order of their names; those that may not be named are passed over. */
export const locationWords =
  (names: ReadonlyMap<number, LocationName>) =>
  (places: readonly number[]): string => {
    const [only] = places;
    if (only !== undefined && places.length === 1) return names.get(only)?.name ?? '';
    return places
      .flatMap((id) => names.get(id) ?? [])
      .sort((a, b) => a.rank - b.rank)
      .map(({ name }) => name)
      .join('; ');
  };
