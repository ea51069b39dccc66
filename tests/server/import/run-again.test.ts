import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheets, removeSheets } from '#server/domains/collection/placements.ts';
import { countOutcomes } from '#server/domains/import/report.ts';
import { addOrganisation, openWorkplace, type Workplace } from './organisation.ts';

let workplace: Workplace;
beforeEach(async () => {
  workplace = await openWorkplace();
});
afterEach(() => workplace.close());

const header = 'Name,Manufacturer,Language,Product ID,SDS date,Location,Cost centre';
const rows = Array.from(
  { length: 1_200 },
  (_, i) => `Product ${i},Maker ${i % 7},${i % 2 ? 'fr' : 'en'},P-${i},2025-01-15,Store,${i}`,
);
const list = [header, ...rows].join('\n');

const outcomesOf = async (text: string) => countOutcomes((await workplace.importText(text)).entries);

describe('a list that is imported again', () => {
  it('changes nothing, not even the version of the collection', async () => {
    expect(await outcomesOf(list)).toMatchObject({ new: 1_200 });
    const before = { rows: await workplace.collection(), version: await workplace.version() };
    expect(await outcomesOf(list)).toMatchObject({ new: 0, updated: 0, unchanged: 1_200 });
    expect({ rows: await workplace.collection(), version: await workplace.version() }).toEqual(before);
  });

  it('ends where it would have ended when it is cut off in the middle', async () => {
    await workplace.importText(list);
    const whole = await workplace.collection();
    await workplace.close();

    workplace = await openWorkplace();
    const cut = workplace.importText(list, {
      onProgress: (done) => {
        if (done >= 500) throw new Error('killed');
      },
    });
    await expect(cut).rejects.toThrow('killed');
    expect(await workplace.collection()).toHaveLength(500);

    expect(await outcomesOf(list)).toMatchObject({ new: 700, unchanged: 500 });
    expect(await workplace.collection()).toEqual(whole);
  });

  it.each([
    ['2025-01-15', '2026-02-20', { sheet_date: '2026-02-20' }],
    ['Store', 'Plant', { places: ['Plant'] }],
    ['4100', '4200', { custom_1: '4200' }],
  ])('updates the sheet of which a cell changed from %s to %s', async (from, to, expected) => {
    const one = `${header}\nAcetone,Prairie,en,PS-1,2025-01-15,Store,4100\nToluene,Prairie,en,PS-2,2020-01-01,Plant,1\n`;
    await workplace.importText(one);
    expect(await outcomesOf(one.replace(from, to))).toMatchObject({ updated: 1, unchanged: 1 });
    expect((await workplace.collection())[0]).toMatchObject(expected);
    expect(await workplace.collection()).toHaveLength(2);
  });

  it('leaves what it has no column for as it was', async () => {
    await workplace.importText(`${header}\nAcetone,Prairie,en,PS-1,2025-01-15,Store,4100\n`);
    expect(await outcomesOf('Name,Manufacturer,Product ID\nAcetone,Prairie,PS-1\n')).toMatchObject({ unchanged: 1 });
    expect((await workplace.collection())[0]).toMatchObject({
      sheet_date: '2025-01-15',
      places: ['Store'],
      custom_1: '4100',
    });
  });

  it('brings back a sheet that had left the collection, under its record number', async () => {
    const one = `${header}\nAcetone,Prairie,en,PS-1,2025-01-15,Store,4100\n`;
    await workplace.importText(one);
    const { isn } = await workplace.store.selectFrom('sheets').select('isn').executeTakeFirstOrThrow();
    await changeCollection(workplace.store, 7, (trx, change) =>
      removeSheets(trx, { ...change, organisationId: 7 }, [isn]),
    );
    expect(await workplace.collection()).toEqual([]);
    expect(await outcomesOf(one)).toMatchObject({ new: 1 });
    expect(await workplace.store.selectFrom('sheets').select('isn').execute()).toEqual([{ isn }]);
    expect(await workplace.collection()).toHaveLength(1);
  });
});

describe('a sheet that another organisation holds too', () => {
  it('is left as it is there, and replaced by one of its own here', async () => {
    await workplace.importText(`${header}\nAcetone,Prairie,en,PS-1,2020-01-15,Store,1\n`);
    const { isn } = await workplace.store.selectFrom('sheets').select('isn').executeTakeFirstOrThrow();
    await addOrganisation(workplace.store, 8);
    await changeCollection(workplace.store, 8, (trx, { version, today }) =>
      placeSheets(trx, { organisationId: 8, version }, [{ isn, custom: ['', '', ''], modified: today, subsetIds: [] }]),
    );

    const newer = `${header}\nAcetone,Prairie,en,PS-1,2026-01-15,Store,1\n`;
    expect(await outcomesOf(newer)).toMatchObject({ updated: 1 });
    expect(await workplace.collection()).toEqual([
      expect.objectContaining({ sheet_date: '2026-01-15', places: ['Store'] }),
    ]);
    const theirs = await workplace.store
      .selectFrom('sheets')
      .select('sheet_date')
      .where('isn', '=', isn)
      .executeTakeFirst();
    expect(theirs).toEqual({ sheet_date: '2020-01-15' });
    expect(await outcomesOf(newer)).toMatchObject({ unchanged: 1 });
    // Versions of a product are open to anyone who holds one of them: these two are no longer one product.
    const keys = await workplace.store.selectFrom('sheets').select('product_key').distinct().execute();
    expect(keys).toHaveLength(2);
  });
});

it('sees what someone else changed between two of its transactions', async () => {
  const { store } = workplace;
  let other: Promise<void> | undefined;
  const addProduct599 = () =>
    changeCollection(store, 7, async (trx, { version, today }) => {
      const sheet = sheetLike('Product 599', 'Maker 4');
      const { isn } = await trx.insertInto('sheets').values(sheet).returning('isn').executeTakeFirstOrThrow();
      const placement = { isn, custom: ['599', '', ''] as const, modified: today, subsetIds: [2] };
      await placeSheets(trx, { organisationId: 7, version }, [placement]);
    });
  const { entries } = await workplace.importText([header, ...rows.slice(0, 600)].join('\n'), {
    onProgress: () => {
      other ??= addProduct599();
    },
  });
  await other;
  expect(countOutcomes(entries)).toMatchObject({ new: 599, unchanged: 1 });
  expect((await workplace.collection()).filter(({ name }) => name === 'Product 599')).toHaveLength(1);
});

const sheetLike = (product_name: string, manufacturer: string) => ({
  product_name,
  manufacturer,
  product_key: 'k',
  alternative_name: '',
  contributor: '',
  product_ids: '["P-599"]',
  language: 'fr' as const,
  format: 'other' as const,
  status: 'current' as const,
  hazardous: 'unknown' as const,
  whmis_1988: '' as const,
  signal_word: '' as const,
  pictograms: '[]',
  hazard_codes: '[]',
  cas_numbers: '[]',
  ingredients: '[]',
  sheet_date: '2025-01-15',
  last_checked: '',
  file_hash: '',
  created_at: '2026-01-01T00:00:00.000Z',
});
