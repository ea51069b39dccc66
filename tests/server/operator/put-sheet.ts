import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheet } from '#server/domains/collection/placements.ts';
import { addSheets, type NewSheet } from '#server/domains/collection/sheets.ts';
import type { TestServer } from '#tests/support/test-server.ts';

interface Put extends Partial<NewSheet> {
  /** By organisation, the locations where it stands. */
  readonly held?: Readonly<Record<number, readonly number[]>>;
  readonly custom?: readonly [string, string, string];
}

/** A sheet of the maker's in English, of no product and in no collection unless it says so. */
export const putSheet = async (
  { services: { store } }: TestServer,
  { held = {}, custom = ['', '', ''], ...sheet }: Put,
): Promise<number> => {
  const [isn = 0] = await addSheets(store, [
    {
      productKey: '',
      productName: 'Sheet',
      alternativeName: '',
      manufacturer: 'Kapok Works',
      contributor: '',
      productIds: [],
      language: 'en',
      format: 'whmis-2015',
      status: 'current',
      hazardous: 'no',
      whmis1988: '',
      signalWord: '',
      pictograms: [],
      hazardCodes: [],
      casNumbers: [],
      ingredients: [],
      unNumbers: [],
      sheetDate: '2025-01-02',
      lastChecked: '',
      fileHash: '',
      ownerId: null,
      ...sheet,
    },
  ]);
  for (const [organisation, subsetIds] of Object.entries(held))
    await changeCollection(store, Number(organisation), (trx, { version, today }) =>
      placeSheet(trx, { organisationId: Number(organisation), version }, { isn, custom, modified: today, subsetIds }),
    );
  return isn;
};

/** The locations of an organisation, in the order of their numbers. */
export const locationsOf = async ({ services: { store } }: TestServer, organisation: number): Promise<number[]> => {
  const rows = await store
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', organisation)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Where a sheet stands in an organisation's collection; undefined where it does not. */
export const placesIn = async (
  { services: { store } }: TestServer,
  organisation: number,
  isn: number,
): Promise<number[] | undefined> => {
  const held = await store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', organisation)
    .where('isn', '=', isn)
    .where('removed', '=', 0)
    .executeTakeFirst();
  if (!held) return undefined;
  const rows = await store
    .selectFrom('collection_sheet_subsets')
    .select('subset_id')
    .where('organisation_id', '=', organisation)
    .where('isn', '=', isn)
    .orderBy('subset_id')
    .execute();
  return rows.map(({ subset_id }) => subset_id);
};
