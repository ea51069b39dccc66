import type { VisitedSheet, VisitorRow, VisitorSearch } from '#contract/calls/poster-visits.ts';
import type { Language } from '#contract/languages.ts';
import type { SheetRecord } from '#contract/search/sheet-record.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { findVisibleSheet } from '../collection/find-sheet.ts';
import { presentSheet, readAlternates } from '../collection/present-sheet.ts';
import type { Visitor } from '../collection/visible-locations.ts';
import { scopeOf } from '../search/scope.ts';
import type { SearchService } from '../search/search-service.ts';
import { noCustomFields, presentIngredients } from '../sheet-details/sheet-details.ts';
import { readEmergency, type SectionMeans } from '../sheet-details/sheet-emergency.ts';

interface SearchMeans {
  readonly store: Store;
  readonly search: SearchService;
}

interface Asked {
  readonly words: string;
  readonly language: Language;
  readonly isExact: boolean;
  readonly start: number;
  readonly rows: number;
}

/** What a visitor finds among the sheets of the location: by fit, and of nothing else a list, a count or a facet. */
export const searchForVisitor = async (
  { store, search }: SearchMeans,
  visitor: Visitor,
  { words, language, isExact, start, rows }: Asked,
): Promise<VisitorSearch> => {
  const result = await search.search(await scopeOf(store, visitor), {
    language,
    ...(words.trim() !== '' && {
      keyword: { heading: 'everything', words, ...(isExact && { isExact: true as const }) },
    }),
    filters: {},
    sort: [],
    start,
    rows,
    facets: [],
  });
  return {
    total: result.total,
    collection_size: result.collectionSize,
    sheets: result.records.map(presentRow),
    instead: [...result.instead],
  };
};

const presentRow = (record: SheetRecord): VisitorRow => ({
  isn: record.isn,
  product_name: record.productName,
  manufacturer: record.manufacturer,
  language: record.language,
  product_ids: [...record.productIds],
  pictograms: [...record.pictograms],
});

/** A sheet of the location with what the supplier says of it, and nothing that the organisation wrote; undefined for any other. */
export const readVisitedSheet = async (
  means: SectionMeans,
  visitor: Visitor,
  { isn, language }: { readonly isn: number; readonly language: Language },
): Promise<VisitedSheet | undefined> => {
  const db = means.store;
  const sheet = await findVisibleSheet(db, visitor, isn);
  if (!sheet) return undefined;
  return {
    isn,
    result: { ...presentSheet(sheet, language), ...noCustomFields },
    alternates: await alternatesInLocation(db, visitor, sheet),
    ingredients: visitor.ingredients ? presentIngredients(JSON.parse(sheet.ingredients)) : [],
    emergency: await readEmergency(means, sheet, language),
  };
};

const alternatesInLocation = async (
  db: Database,
  visitor: Visitor,
  sheet: { isn: number; product_key: string },
): Promise<VisitedSheet['alternates']> => {
  const all = (await readAlternates(db, visitor.organisationId, [sheet])).get(sheet.isn) ?? [];
  const seen = await Promise.all(all.map(({ isn }) => findVisibleSheet(db, visitor, isn)));
  return all.filter((_, index) => seen[index] !== undefined);
};
