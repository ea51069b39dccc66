import type { Location, LocationTree } from './location-tree.ts';
import type { ImportRow, RejectedRow } from './row.ts';

/** A row with the locations its texts mean. */
export interface PlacedRow {
  readonly row: ImportRow;
  readonly places: readonly Location[];
}

/** Finds a row's locations. One that is unknown, or could be several, rejects the row: it would stand in the wrong place. */
export const placeRow = (
  row: ImportRow,
  { tree, createLocations }: { tree: LocationTree; createLocations: boolean },
): PlacedRow | RejectedRow => {
  const reject = (reason: string): RejectedRow => ({ line: row.line, productName: row.productName, reason });
  const found = row.locations.map((text) => ({ text, matches: tree.find(text) }));
  for (const { text, matches } of found) {
    if (matches.length > 1)
      return reject(`${matches.length} locations are called “${text}”: write the path, as “Plant > Store”`);
    if (matches.length === 0 && !createLocations)
      return reject(`location “${text}” is unknown (--create-locations creates it)`);
  }
  const places = found.map(({ text }) => tree.find(text)[0] ?? tree.grow(text));
  return { row, places: [...new Set(places)] };
};
