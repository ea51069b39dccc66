import type { Database } from '#server/platform/storage/database.ts';
import { type SheetFacts, toSheetFacts } from './sheets.ts';

/** A sheet as an organisation holds it, or once held it. */
export interface HeldSheet {
  readonly isn: number;
  readonly facts: SheetFacts;
  readonly custom: readonly [string, string, string];
  readonly subsetIds: ReadonlySet<number>;
  readonly isRemoved: boolean;
  /** Another organisation holds it too: its facts are not this organisation's to change. */
  readonly isShared: boolean;
}

/** Every sheet an organisation holds or once held, read in three queries however many there are. */
export const heldSheets = async (db: Database, organisationId: number): Promise<HeldSheet[]> => {
  const rows = await db
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .selectAll('sheets')
    .select(['custom_1', 'custom_2', 'custom_3', 'removed'])
    .where('organisation_id', '=', organisationId)
    .orderBy('sheets.isn')
    .execute();
  const subsets = await subsetsBySheet(db, organisationId);
  const elsewhere = await sheetsHeldByOthers(db, organisationId);
  return rows.map((row) => ({
    isn: row.isn,
    facts: toSheetFacts(row),
    custom: [row.custom_1, row.custom_2, row.custom_3],
    subsetIds: subsets.get(row.isn) ?? new Set(),
    isRemoved: row.removed === 1,
    isShared: elsewhere.has(row.isn),
  }));
};

const subsetsBySheet = async (db: Database, organisationId: number) => {
  const rows = await db
    .selectFrom('collection_sheet_subsets')
    .select(['isn', 'subset_id'])
    .where('organisation_id', '=', organisationId)
    .execute();
  const byIsn = new Map<number, Set<number>>();
  for (const { isn, subset_id } of rows) byIsn.set(isn, (byIsn.get(isn) ?? new Set()).add(subset_id));
  return byIsn;
};

const sheetsHeldByOthers = async (db: Database, organisationId: number) => {
  const rows = await db
    .selectFrom('collection_sheets as own')
    .innerJoin('collection_sheets as other', 'other.isn', 'own.isn')
    .select('own.isn')
    .distinct()
    .where('own.organisation_id', '=', organisationId)
    .where('other.organisation_id', '!=', organisationId)
    .execute();
  return new Set(rows.map(({ isn }) => isn));
};
