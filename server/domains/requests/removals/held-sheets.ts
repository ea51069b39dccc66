import type { Session } from '#server/domains/accounts/sessions.ts';
import { type NamedLocation, namedLocations } from '#server/domains/collection/named-locations.ts';
import { readSheetPlaces } from '#server/domains/collection/places-of.ts';
import { isWithin, visibleLocations } from '#server/domains/collection/visible-locations.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { nowhere, openRemovals } from './open-removals.ts';

/** A sheet of the collection with its locations, and those from which its removal is open. */
export interface HeldSheet {
  readonly isn: number;
  readonly productIds: readonly string[];
  readonly productName: string;
  readonly manufacturer: string;
  readonly locations: readonly HeldPlace[];
  /** Nothing is left to ask for. */
  readonly isRequested: boolean;
}
export type HeldPlace = NamedLocation & { readonly isRequested: boolean };

/** Those of the sheets that are in the collection and in sight, by record number; read in five queries however many. */
export const findHeldSheets = async (db: Database, session: Session, isns: readonly number[]) => {
  const wanted = [...new Set(isns)];
  const { organisationId } = session;
  const sheets = await db
    .selectFrom('collection_sheets as placed')
    .innerJoin('sheets', 'sheets.isn', 'placed.isn')
    .select(['sheets.isn', 'product_ids', 'product_name', 'manufacturer'])
    .where('placed.organisation_id', '=', organisationId)
    .where('placed.isn', 'in', wanted)
    .where('placed.removed', '=', 0)
    .execute();
  const visible = await visibleLocations(db, session);
  const named = await namedLocations(db, organisationId);
  const places = await readSheetPlaces(db, organisationId, wanted);
  const open = await findOpen(db, organisationId, wanted);
  const heldSheets = sheets.map(({ isn, product_ids, product_name, manufacturer }): HeldSheet => {
    const isOpen = (id: number) => open.get(isn)?.has(id) ?? false;
    const locations = (places.get(isn) ?? [])
      .flatMap((id) => named.get(id) ?? [])
      .filter(({ path }) => isWithin(path, visible))
      .map((location) => ({ ...location, isRequested: isOpen(location.id) || isOpen(nowhere) }));
    return {
      isn,
      productIds: JSON.parse(product_ids) as string[],
      productName: product_name,
      manufacturer,
      locations,
      isRequested: locations.length > 0 ? locations.every(({ isRequested }) => isRequested) : isOpen(nowhere),
    };
  });
  return {
    sheets: new Map(
      heldSheets
        .filter(({ locations }) => visible === undefined || locations.length > 0)
        .map((sheet) => [sheet.isn, sheet]),
    ),
    /** Locations of the organisation. */
    locationCount: named.size,
  };
};
export type HeldSheets = Awaited<ReturnType<typeof findHeldSheets>>;

const findOpen = async (db: Database, organisationId: number, isns: readonly number[]) => {
  const rows = await openRemovals(db, organisationId).select(['isn', 'subset_id']).where('isn', 'in', isns).execute();
  return new Map([...bySheet(rows)].map(([isn, ids]) => [isn, new Set(ids)]));
};

const bySheet = (rows: readonly { isn: number; subset_id: number }[]): Map<number, number[]> => {
  const byIsn = new Map<number, number[]>();
  for (const { isn, subset_id } of rows) byIsn.set(isn, [...(byIsn.get(isn) ?? []), subset_id]);
  return byIsn;
};
