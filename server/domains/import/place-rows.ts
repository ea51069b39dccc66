import type { Location, LocationTree } from './location-tree.ts';
import type { ImportRow, RejectedRow } from './row.ts';

/** A row with the locations its texts mean. */
export interface PlacedRow {
  readonly row: ImportRow;
  readonly places: readonly Location[];
}

interface Context {
  readonly tree: LocationTree;
  /** Whether one that is not there is made. */
  readonly createLocations: boolean;
}

/** Finds a row's locations. One that is unknown, or could be several, rejects the row: it would stand in the wrong place. */
export const placeRow = (row: ImportRow, circumstances: Context): PlacedRow | RejectedRow => {
  const found = findPlaces(row.locations, circumstances);
  return 'reason' in found
    ? { line: row.line, productName: row.productName, reason: found.reason }
    : { row, places: found.places };
};

/** The locations that texts mean; or why one of them means none, or could mean several. */
export const findPlaces = (
  texts: readonly string[],
  { tree, createLocations }: Context,
): { readonly places: readonly Location[] } | { readonly reason: string } => {
  for (const text of texts) {
    const { length } = tree.find(text);
    if (length > 1) return { reason: `${length} locations are called “${text}”: write the path, as “Plant > Store”` };
    if (length === 0 && !createLocations)
      return { reason: `location “${text}” is unknown (--create-locations creates it)` };
  }
  return { places: [...new Set(texts.map((text) => tree.find(text)[0] ?? tree.grow(text)))] };
};
