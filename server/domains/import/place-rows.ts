import type { Location, LocationTree } from './location-tree.ts';
import { quoted, type Reason, told } from './reasons.ts';
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
    ? { line: row.line, productName: row.productName, reason: found.reason, said: row }
    : { row, places: found.places };
};

/** The locations that texts mean; or why one of them means none, or could mean several. */
export const findPlaces = (
  texts: readonly string[],
  { tree, createLocations }: Context,
): { readonly places: readonly Location[] } | { readonly reason: Reason } => {
  for (const text of texts) {
    const { length } = tree.find(text);
    if (length > 1) return { reason: severalCalled(text, length) };
    if (length === 0 && !createLocations) return { reason: unknown(text) };
  }
  return { places: [...new Set(texts.map((text) => tree.find(text)[0] ?? tree.grow(text)))] };
};

const severalCalled = (text: string, count: number): Reason =>
  told(
    `${count} locations are called ${quoted(text).en}: write the path, as “Plant > Store”`,
    `${count} emplacements portent le nom ${quoted(text).fr}\u00a0: écrivez le chemin, comme «\u00a0Usine > Magasin\u00a0»`,
  );

const unknown = (text: string): Reason =>
  told(
    `location ${quoted(text).en} is unknown, and locations are not to be made`,
    `l’emplacement ${quoted(text).fr} est inconnu, et les emplacements ne sont pas à créer`,
  );
