import type { Language } from '#contract/languages.ts';
import type { StorageGroup } from '#contract/sheets/storage-groups.ts';
import type { ProductsByGroup } from '#lib/hazards/storage/find-conflicts.ts';
import { storageGroupsOf } from '#lib/hazards/storage/groups-of.ts';
import { readSheetPlaces } from '#server/domains/collection/places-of.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** A product as one of its sheets names it. */
export interface Stored {
  readonly isn: number;
  readonly name: string;
  readonly manufacturer: string;
  readonly language: string;
  /** What tells its group. */
  readonly sign: string;
}

/** Products by their groups, of each location by its number. */
export type StoredByPlace = ReadonlyMap<number, ProductsByGroup<Stored>>;

interface Wanted {
  /** Whether ingredients may tell a group: what an organisation is not shown, its advice does not tell. */
  readonly ingredients: boolean;
  /** Numbers of locations; all without. */
  readonly within?: readonly number[];
  /** In which products are named where they have a sheet in it. */
  readonly language?: Language;
}

/** Sheets that are read at a time, so that other requests are answered in between. */
const batch = 1000;

/**
 * The products that stand right in each location, by the groups by which they are stored. The sheets of one product in two languages are one
 * product.
 */
export const readStored = async (
  db: Database,
  organisationId: number,
  { ingredients, within, language }: Wanted,
): Promise<StoredByPlace> => {
  const places = new Map<number, Map<StorageGroup, Map<string, Stored>>>();
  const isWanted = within && new Set(within);
  for (let last = 0; ; ) {
    const sheets = await readSheets(db, organisationId, { after: last, within });
    const end = sheets.at(-1);
    if (!end) return places;
    last = end.isn;
    const placesOf = await readSheetPlaces(
      db,
      organisationId,
      sheets.map(({ isn }) => isn),
    );
    for (const sheet of sheets) {
      const { isn, product_name: name, manufacturer } = sheet;
      const groups = storageGroupsOf({
        name,
        hazardous: sheet.hazardous,
        hazardCodes: JSON.parse(sheet.hazard_codes),
        casNumbers: JSON.parse(sheet.cas_numbers),
        ingredients: ingredients ? JSON.parse(sheet.ingredients) : [],
      });
      const key = sheet.product_key || `isn ${isn}`;
      for (const place of placesOf.get(isn) ?? []) {
        if (isWanted && !isWanted.has(place)) continue;
        const byGroup = places.get(place) ?? new Map<StorageGroup, Map<string, Stored>>();
        places.set(place, byGroup);
        for (const [group, sign] of groups) {
          const products = byGroup.get(group) ?? new Map<string, Stored>();
          byGroup.set(group, products);
          if (!products.has(key) || sheet.language === language)
            products.set(key, { isn, name, manufacturer, language: sheet.language, sign });
        }
      }
    }
  }
};

/** The next sheets of a collection by their numbers. */
const readSheets = (
  db: Database,
  organisationId: number,
  { after, within }: { readonly after: number; readonly within: readonly number[] | undefined },
) =>
  db
    .selectFrom('collection_sheets as placed')
    .innerJoin('sheets', 'sheets.isn', 'placed.isn')
    .select([
      'sheets.isn',
      'sheets.product_key',
      'sheets.product_name',
      'sheets.manufacturer',
      'sheets.language',
      'sheets.hazardous',
      'sheets.hazard_codes',
      'sheets.cas_numbers',
      'sheets.ingredients',
    ])
    .where('placed.organisation_id', '=', organisationId)
    .where('placed.removed', '=', 0)
    .where('placed.isn', '>', after)
    .$if(within !== undefined, (query) =>
      query.where('placed.isn', 'in', (eb) =>
        eb
          .selectFrom('collection_sheet_subsets as standing')
          .select('standing.isn')
          .where('standing.organisation_id', '=', organisationId)
          .where('standing.subset_id', 'in', within ?? []),
      ),
    )
    .orderBy('placed.isn')
    .limit(batch)
    .execute();

/** What stands in several places, as if it stood in one. */
export const storedTogether = (places: StoredByPlace): ProductsByGroup<Stored> => {
  const all = new Map<StorageGroup, Map<string, Stored>>();
  for (const groups of places.values())
    for (const [group, products] of groups) {
      const known = all.get(group) ?? new Map<string, Stored>();
      all.set(group, known);
      for (const [key, product] of products) if (!known.has(key)) known.set(key, product);
    }
  return all;
};
