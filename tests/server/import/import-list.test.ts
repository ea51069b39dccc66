import { writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ListError } from '#server/domains/import/list-error.ts';
import { countOutcomes } from '#server/domains/import/report.ts';
import { openWorkplace, type Workplace } from './organisation.ts';

let workplace: Workplace;
beforeEach(async () => {
  workplace = await openWorkplace();
});
afterEach(() => workplace.close());

const full = [
  'Product name,Manufacturer,Product ID,CAS,Language,SDS date,Location,Cost centre,Status,Hazardous,Pictograms,Format',
  'Acetone,Prairie,PS-1;PS-2,67-64-1,English,2025-06-03,Plant > Store,4100,Current,Yes,GHS02|GHS07,WHMIS 2015',
].join('\n');

describe('a list', () => {
  it('becomes sheets of the collection, with everything its columns say', async () => {
    const report = await workplace.importText(full);
    expect(countOutcomes(report.entries)).toMatchObject({ new: 1, rejected: 0 });
    expect(await workplace.collection()).toEqual([
      expect.objectContaining({
        name: 'Acetone',
        manufacturer: 'Prairie',
        product_ids: '["PS-1","PS-2"]',
        cas_numbers: '["67-64-1"]',
        language: 'en',
        sheet_date: '2025-06-03',
        places: ['Store'],
        custom_1: '4100',
        status: 'current',
        hazardous: 'yes',
        pictograms: '["GHS02","GHS07"]',
        format: 'whmis-2015',
      }),
    ]);
  });

  it.each([
    ['Nom du produit;Fabricant;Emplacement', undefined, 'fr'],
    ['Product name;Manufacturer;Location', undefined, 'en'],
    ['Nom du produit / Product name;Fabricant / Supplier;Location', undefined, 'en'],
    ['Nom du produit;Fabricant;Emplacement', 'en', 'en'],
  ] as const)(
    'without a column for it is in the language of its headers (%s), unless %s is chosen: %s',
    async (headers, language, expected) => {
      await workplace.importText(`${headers}\nAcetone;Prairie;Store\n`, { language });
      expect(await workplace.collection()).toEqual([expect.objectContaining({ name: 'Acetone', language: expected })]);
    },
  );

  it('may be French, in Windows-1252, with semicolons', async () => {
    const text =
      'Nom du produit;Fournisseur;Langue;Date de la FDS;Emplacement;Centre de co\xfbts\nAc\xe9tone;Prairie;Fran\xe7ais;3 juin 2025;Usine / R\xe9serve;4100\n';
    const report = await workplace.importText('', { bytes: Buffer.from(text, 'latin1') });
    expect(report.description).toBe('windows-1252, semicolons');
    expect(await workplace.collection()).toEqual([
      expect.objectContaining({
        name: 'Acétone',
        language: 'fr',
        sheet_date: '2025-06-03',
        places: ['Store'],
        custom_1: '4100',
      }),
    ]);
  });

  it('may be a workbook, whose dates are dates and whose lines are its rows', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Inventory',
          rows: [
            ['Product name', 'Product ID', 'SDS date'],
            ['Acetone', 1040, new Date('2025-06-03T00:00:00Z')],
            [null, 'X-1', null],
          ],
        },
      ],
    });
    const { entries } = await workplace.importText('', { bytes });
    expect(entries.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'new'],
      [3, 'rejected'],
    ]);
    expect(await workplace.collection()).toEqual([
      expect.objectContaining({ sheet_date: '2025-06-03', product_ids: '["1040"]' }),
    ]);
  });
});

describe('every row', () => {
  it('is imported, or named with its line and the reason', async () => {
    const list = [
      'Product name,Language,SDS date,CAS,Location,Product ID',
      '"Acetone,',
      'technical",,2025-06-03,67-64-2; 64-17-5,Store,A1',
      ',,,,,A2',
      'Toluene,Klingon,,,,A3',
      'Xylene,,soon,,,A4',
      '',
      'Hexane,,,,Basement,A5',
      ',,,,,',
      'ACETONE TECHNICAL,,2025-06-03,64-17-5,Plant,a1',
    ].join('\n');
    const { entries, rowsRead } = await workplace.importText(list);
    expect(rowsRead).toBe(8);
    expect(entries.map(({ line, outcome, reasons }) => [line, outcome, reasons.join()])).toEqual([
      [2, 'new', 'CAS number “67-64-2” has a wrong check digit and was left out'],
      [4, 'rejected', 'no product name'],
      [5, 'rejected', 'language “Klingon” is neither English nor French'],
      [6, 'new', 'date “soon” cannot be read and was left out'],
      [7, 'empty', ''],
      [8, 'rejected', 'location “Basement” is unknown, and locations are not to be made'],
      [9, 'empty', ''],
      [10, 'merged', expect.stringMatching(/as line 2: its locations were added; line 2 was kept for Product name/)],
    ]);
    expect(await workplace.collection()).toEqual([
      expect.objectContaining({ name: 'Acetone, technical', places: ['Plant', 'Store'], cas_numbers: '["64-17-5"]' }),
      expect.objectContaining({ name: 'Xylene', sheet_date: '' }),
    ]);
  });

  it('that says again what a rejected one said is rejected with it', async () => {
    const { entries } = await workplace.importText('Name,Location\nHexane,Basement\nHexane,Store\n');
    expect(entries.map(({ outcome }) => outcome)).toEqual(['rejected', 'rejected']);
    expect(entries[1]?.reasons[0]).toContain('line 2');
  });

  it('that is refused says at once what else of it cannot be read', async () => {
    const { entries } = await workplace.importText(
      'Name,Language,SDS date,Location\nHexane,both,soon,\nXylene,,soon,Nowhere\n',
    );
    expect(entries.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
      ['rejected', 'language “both” is neither English nor French', 'date “soon” cannot be read and was left out'],
      [
        'rejected',
        'location “Nowhere” is unknown, and locations are not to be made',
        'date “soon” cannot be read and was left out',
      ],
    ]);
  });

  it('that says that there is nothing, or sums up a page, becomes neither location nor product', async () => {
    const list = [
      'Name,Product ID,Manufacturer,Location',
      'Acetone,N/A,Prairie,None',
      'Toluene,-; T-1,,Store; -',
      'None,,,Store',
      '-,X-2,,',
      'TOTAL,,,12',
      'Total : 235,,,',
      'Page 1 of 3,,,',
      'Page 2 / 3,,,',
      'Total,,TotalEnergies,',
      'Page 1 Cleaner,,,',
    ].join('\n');
    const report = await workplace.importText(list, { createLocations: true });
    expect(report.entries.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
      ['new'],
      ['new'],
      ...Array(2).fill(['rejected', 'no product name']),
      ...Array(4).fill(['rejected', 'a sum or the number of a page, not a product']),
      ['new'],
      ['new'],
    ]);
    expect(report.createdLocations).toEqual([]);
    expect((await workplace.collection()).map(({ name, product_ids, places }) => [name, product_ids, places])).toEqual(
      expect.arrayContaining([
        ['Acetone', '[]', []],
        ['Toluene', '["T-1"]', ['Store']],
      ]),
    );
  });

  it('with a date that is still to come is taken in, and to be looked at', async () => {
    const { entries } = await workplace.importText('Name,SDS date\nHexane,2091-04-25\nXylene,2019-04-25\n');
    expect(entries.map(({ reasons }) => reasons)).toEqual([['date “2091-04-25” is still to come'], []]);
  });

  it('of an unknown word keeps the rest, and the word is named [S2.3-24]', async () => {
    const { entries } = await workplace.importText('Name,Status,Pictograms\nHexane,Fermented,GHS02;GHS77\n');
    expect(entries[0]?.reasons).toEqual([
      'Status “Fermented” is unknown and was left out',
      'pictogram “GHS77” is unknown and was left out',
    ]);
    expect(await workplace.collection()).toEqual([
      expect.objectContaining({ status: 'current', pictograms: '["GHS02"]' }),
    ]);
  });
});

describe('a list as a whole', () => {
  it.each([
    ['', 'The list is empty.'],
    ['Colour,Shape\nred,round\n', /No column gives the product name.*Colour, Shape/],
    ['Name\n"Acetone\n', /cannot be read/],
  ])('is refused when it is %j, and nothing is written', async (text, message) => {
    const refusal = workplace.importText(text);
    await expect(refusal).rejects.toThrow(message);
    await expect(refusal).rejects.toBeInstanceOf(ListError);
    expect(await workplace.version()).toBe(0);
  });

  it('is refused for an unknown organisation', async () => {
    await expect(workplace.importText('Name\nAcetone\n', { organisationId: 8 })).rejects.toThrow(
      'There is no organisation 8.',
    );
  });
});

describe('locations', () => {
  it('are created with those above them when asked for, and named', async () => {
    const list = 'Name,Location\nAcetone,Plant > Annex > Shelf 1\nToluene,plant / annex\n';
    const report = await workplace.importText(list, { createLocations: true });
    expect(report.createdLocations).toEqual(['Plant > Annex', 'Plant > Annex > Shelf 1']);
    const [annex, shelf] = await workplace.store
      .selectFrom('subsets')
      .selectAll()
      .where('id', '>', 2)
      .orderBy('id')
      .execute();
    expect(annex).toMatchObject({ parent_id: 1, name_en: 'Annex', name_fr: 'Annex' });
    expect(shelf).toMatchObject({ parent_id: annex?.id, name_en: 'Shelf 1' });
    expect((await workplace.collection()).map(({ places }) => places)).toEqual([['Shelf 1'], ['Annex']]);
  });

  it('are not created for a row that is rejected', async () => {
    const report = await workplace.importText('Name,Location\n,Attic\n', { createLocations: true });
    expect(report.createdLocations).toEqual([]);
  });
});
