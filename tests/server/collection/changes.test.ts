import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeCollection, UnknownOrganisation } from '#server/domains/collection/changes.ts';
import { heldSheets } from '#server/domains/collection/held-sheets.ts';
import { placeSheet, placeSheets, removeSheets } from '#server/domains/collection/placements.ts';
import { addSheets, type SheetFacts, saveSheet } from '#server/domains/collection/sheets.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { openTestStore } from '#tests/support/test-store.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
  const organisation = {
    name_en: '',
    name_fr: '',
    ingredients: 0,
    location_label_en: '',
    location_label_fr: '',
  } as const;
  const lists = { custom_fields: '[]', products: '[]', created_at: '' };
  await store
    .insertInto('organisations')
    .values([
      { id: 1, ...organisation, ...lists },
      { id: 2, ...organisation, ...lists },
    ])
    .execute();
  await store
    .insertInto('subsets')
    .values([1, 2, 3].map((id) => ({ id, organisation_id: 1, parent_id: null, name_en: `L${id}`, name_fr: `L${id}` })))
    .execute();
});
afterEach(() => store.destroy());

const facts: SheetFacts = {
  productKey: 'k',
  productName: 'Acetone',
  alternativeName: '',
  manufacturer: 'Prairie',
  contributor: '',
  productIds: ['PS-1'],
  language: 'en',
  format: 'whmis-2015',
  status: 'current',
  hazardous: 'yes',
  whmis1988: '',
  signalWord: 'danger',
  pictograms: ['GHS02'],
  hazardCodes: ['H225'],
  casNumbers: ['67-64-1'],
  unNumbers: [],
  ingredients: [{ cas: '67-64-1', name: 'Acetone', percent: '80–100 %' }],
  sheetDate: '2025-06-03',
  lastChecked: '',
  fileHash: '',
  ownerId: null,
};

const add = (...names: string[]) =>
  addSheets(
    store,
    names.map((productName) => ({ ...facts, productName })),
  );

const place = (isns: readonly number[], subsetIds: readonly number[] = []) =>
  changeCollection(store, 1, (trx, { version, today }) =>
    placeSheets(
      trx,
      { organisationId: 1, version },
      isns.map((isn) => ({ isn, custom: ['a', '', ''], modified: today, subsetIds })),
    ),
  );

const versionOf = async (id: number) =>
  (await store.selectFrom('organisations').select('collection_version').where('id', '=', id).executeTakeFirstOrThrow())
    .collection_version;

describe('changeCollection', () => {
  it('raises the version by one and gives it to the change, whose rows bear it', async () => {
    const isns = await add('A', 'B');
    await place(isns.slice(0, 1));
    await place(isns.slice(1));
    const rows = await store.selectFrom('collection_sheets').select(['isn', 'version']).orderBy('isn').execute();
    expect(rows).toEqual([
      { isn: isns[0], version: 1 },
      { isn: isns[1], version: 2 },
    ]);
    expect([await versionOf(1), await versionOf(2)]).toEqual([2, 0]);
  });

  it('leaves the version as it was when no row came to bear the new one', async () => {
    await place(await add('A'));
    expect(await changeCollection(store, 1, async (_, { version }) => version)).toBe(2);
    expect(await versionOf(1)).toBe(1);
  });

  it('leaves no trace of a change that fails', async () => {
    const [isn = 0] = await add('A');
    const failed = changeCollection(store, 1, async (trx, { version, today }) => {
      await placeSheet(
        trx,
        { organisationId: 1, version },
        { isn, custom: ['', '', ''], modified: today, subsetIds: [] },
      );
      throw new Error('in the middle');
    });
    await expect(failed).rejects.toThrow('in the middle');
    expect(await versionOf(1)).toBe(0);
    expect(await store.selectFrom('collection_sheets').selectAll().execute()).toEqual([]);
  });

  it('gives changes that are made at once versions of their own', async () => {
    const isns = await add(...Array.from({ length: 10 }, (_, index) => `P${index}`));
    await Promise.all(isns.map((isn) => place([isn])));
    const rows = await store.selectFrom('collection_sheets').select('version').execute();
    expect(rows.map(({ version }) => version).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('refuses an organisation that is not there', async () => {
    await expect(changeCollection(store, 3, async () => undefined)).rejects.toBeInstanceOf(UnknownOrganisation);
  });
});

describe('sheets', () => {
  it('get record numbers in the order in which they were given, however many', async () => {
    const names = Array.from({ length: 1_201 }, (_, index) => `Product ${index}`);
    const isns = await add(...names);
    const rows = await store.selectFrom('sheets').select(['isn', 'product_name']).execute();
    const nameOf = new Map(rows.map(({ isn, product_name }) => [isn, product_name]));
    expect(isns.map((isn) => nameOf.get(isn))).toEqual(names);
  });

  it('come back as they were saved, new and again', async () => {
    const isn = await saveSheet(store, facts);
    await place([isn]);
    expect((await heldSheets(store, 1)).map((sheet) => sheet.facts)).toEqual([facts]);
    const changed: SheetFacts = { ...facts, productName: 'Acétone', pictograms: [], signalWord: '' };
    expect(await saveSheet(store, changed, isn)).toBe(isn);
    expect((await heldSheets(store, 1)).map((sheet) => sheet.facts)).toEqual([changed]);
  });
});

describe('a placement', () => {
  it('written again replaces locations and values', async () => {
    const isns = await add('A', 'B');
    await place(isns, [1, 2]);
    await place([isns[0]!], [2, 3]);
    const held = await heldSheets(store, 1);
    expect(held.map(({ subsetIds }) => [...subsetIds])).toEqual([
      [2, 3],
      [1, 2],
    ]);
    expect(held[0]?.custom).toEqual(['a', '', '']);
  });

  it('that is removed stays as a marked row of the new version, and can be written again', async () => {
    const [isn = 0] = await add('A');
    await place([isn], [1]);
    await changeCollection(store, 1, (trx, change) => removeSheets(trx, { ...change, organisationId: 1 }, [isn]));
    expect(await store.selectFrom('collection_sheets').select(['removed', 'version']).execute()).toEqual([
      { removed: 1, version: 2 },
    ]);
    await place([isn], [1]);
    expect(await heldSheets(store, 1)).toMatchObject([{ isRemoved: false }]);
  });

  it('is known as shared when another organisation holds the sheet', async () => {
    const isns = await add('A', 'B');
    await place(isns);
    await changeCollection(store, 2, (trx, { version, today }) =>
      placeSheet(
        trx,
        { organisationId: 2, version },
        { isn: isns[1]!, custom: ['', '', ''], modified: today, subsetIds: [] },
      ),
    );
    expect((await heldSheets(store, 1)).map(({ isShared }) => isShared)).toEqual([false, true]);
  });
});
