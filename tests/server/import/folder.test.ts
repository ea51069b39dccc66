import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheets } from '#server/domains/collection/placements.ts';
import { countOutcomes } from '#server/domains/import/report.ts';
import { countByAttention } from '#server/domains/operator/sheets/find-sheets.ts';
import { createSheetReader } from '#server/domains/reading/reader.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { bytesOf } from '#tests/support/files.ts';
import { realData } from '#tests/support/outside.ts';
import {
  brochure,
  joinPdfs,
  makeLockedPdf,
  makePdf,
  makeScriptedPdf,
  shortSheet,
  spanishSheet,
} from '#tests/support/pdfs.ts';
import { addOrganisation, type EnglishReport, openWorkplace, type Workplace } from './organisation.ts';
import { openSheetPrinter, type SheetPrinter, solvent, writeFiles } from './sheet-pdfs.ts';

let printer: SheetPrinter;
let pdfs: Record<'old' | 'current' | 'french' | 'other', Buffer>;
beforeAll(async () => {
  printer = await openSheetPrinter();
  pdfs = {
    old: await printer.pdfOf({ sheetDate: '2019-02-01', manufacturer: 'PRAIRIE CHEMICALS CANADA' }),
    current: await printer.pdfOf({}),
    french: await printer.pdfOf({ language: 'fr', productName: 'Solvant des Prairies' }),
    other: await printer.pdfOf({ productName: 'Prairie Degreaser', productIds: ['PD-7'] }),
  };
}, 60_000);
afterAll(() => printer.close());

let workplace: Workplace;
let folder: string;
beforeEach(async () => {
  workplace = await openWorkplace();
  folder = await mkdtemp(join(tmpdir(), 'vigie-folder-'));
});
afterEach(async () => {
  await workplace.close();
  await rm(folder, { recursive: true });
});

const outcomes = ({ entries }: EnglishReport) =>
  Object.fromEntries(entries.map(({ file, outcome, reasons }) => [file, [outcome, ...reasons].join(': ')]));

const allSheets = () =>
  workplace.store
    .selectFrom('sheets')
    .select(['product_name', 'language', 'sheet_date', 'status', 'product_key', 'file_hash'])
    .orderBy('language')
    .orderBy('sheet_date')
    .execute();

describe('a folder of PDFs without a list', { timeout: 60_000 }, () => {
  it('tells of each sheet what has to be looked at, and of one that leaves no doubt nothing', async () => {
    await writeFiles(folder, {
      'doubtful.pdf': await makePdf(shortSheet('Floor Wax')),
      'plain.pdf': pdfs.other,
    });
    expect(outcomes(await workplace.importPdfs(folder))).toEqual({
      // Section 2 says neither that it is hazardous nor that it is not.
      'doubtful.pdf': 'new: not certain as it was read, to be looked at: hazardous',
      'plain.pdf': 'new',
    });
  });

  it('tells what a file is that is not one sheet in English or French, and names no product by what is none [S2.2.5-21…23]', async () => {
    await writeFiles(folder, {
      'both.pdf': await joinPdfs([await printer.pdfOf({ productName: 'Clay', productIds: [] }), pdfs.french]),
      'brochure 7.pdf': await makePdf(brochure),
      'ficha.pdf': await makePdf(spanishSheet),
      'several.pdf': await joinPdfs([pdfs.other, await printer.pdfOf({ productName: 'Wax', ingredients: [] })]),
    });
    const report = await workplace.importPdfs(folder);
    expect(outcomes(report)).toEqual({
      'both.pdf': expect.stringMatching(/it is in English \(pages? 1.*\) and French \(pages? \d.*\).*taken to be “en”/),
      'brochure 7.pdf':
        'new: it does not look like a safety data sheet: no title of one, 0 of 16 sections: it bears the name of its file, and waits for somebody to read it',
      'ficha.pdf': expect.stringMatching(
        /^new: it is in Spanish, which is not read: nothing of it is certain: its language is not one of ours and was taken to be “en”: not certain as it was read, to be looked at: product name/,
      ),
      'several.pdf': expect.stringMatching(
        /^new: it holds 2 sheets, of which the first was read: pages? 1.* “Prairie Degreaser”; pages? \d.* “Wax”/,
      ),
    });
    expect((await workplace.collection()).map(({ name, manufacturer }) => [name, manufacturer])).toEqual([
      ['Clay', 'Prairie Chemicals Canada Inc.'],
      ['Prairie Degreaser', 'Prairie Chemicals Canada Inc.'],
      ['Solvente de la Pradera', ''],
      ['brochure 7', ''],
    ]);
    expect(report.unreadPdfs).toBe(2);
    expect(await countByAttention(workplace.store, 7)).toMatchObject({ unread: 2 });
  });

  it('becomes sheets with what the PDFs say, and every file is accounted for', async () => {
    await writeFiles(folder, {
      'deep/down/current.pdf': pdfs.current,
      'copy of current.pdf': pdfs.current,
      'cut.pdf': pdfs.other.subarray(0, pdfs.other.length / 2),
      'empty.pdf': '',
      'locked.pdf': await makeLockedPdf(),
      'notes.txt': 'not a sheet',
      'scan 12.pdf': await makePdf('x'),
    });
    await symlink(folder, join(folder, 'round.pdf'));
    const report = await workplace.importPdfs(folder);
    expect(outcomes(report)).toEqual({
      'copy of current.pdf': 'new',
      'cut.pdf': 'rejected: is damaged',
      'deep/down/current.pdf': 'merged: the same bytes as “copy of current.pdf”',
      'empty.pdf': 'rejected: is empty',
      'locked.pdf': 'rejected: needs a password',
      'notes.txt': 'rejected: is not a PDF',
      'round.pdf': 'rejected: is not a file',
      'scan 12.pdf': expect.stringMatching(
        /^new: it has no text, and letters are looked for in pictures of its pages: it bears the name of its file/,
      ),
    });
    expect(report).toMatchObject({ of: 'files', rowsRead: 8, storedPdfs: 2, unreadPdfs: 1, withoutManufacturer: 1 });
    expect(await workplace.collection()).toEqual([
      expect.objectContaining({
        name: 'Prairie Solvent',
        manufacturer: 'Prairie Chemicals Canada Inc.',
        product_ids: '["PS-100"]',
        language: 'en',
        sheet_date: '2024-03-05',
        format: 'whmis-2015',
        hazardous: 'yes',
        signal_word: 'danger',
        hazard_codes: JSON.stringify(solvent.hazardCodes),
        pictograms: JSON.stringify(solvent.pictograms),
        places: [],
        status: 'current',
      }),
      expect.objectContaining({ name: 'scan 12', manufacturer: '', hazardous: 'unknown' }),
    ]);
    expect(await countByAttention(workplace.store, 7)).toMatchObject({ unread: 1, 'no-pdf': 0 });
    for (const { file_hash } of await allSheets()) expect(await workplace.files.has(file_hash)).toBe(true);
  });

  it.each([
    ['older first', { 'a.pdf': 'old', 'b.pdf': 'current', 'c.pdf': 'french', 'd.pdf': 'other' }],
    ['newer first', { 'a.pdf': 'french', 'b.pdf': 'current', 'c.pdf': 'old', 'd.pdf': 'other' }],
  ] as const)('places the newest version of a product and keeps the others, %s', async (_, names) => {
    await writeFiles(folder, Object.fromEntries(Object.entries(names).map(([file, name]) => [file, pdfs[name]])));
    const report = await workplace.importPdfs(folder);
    expect(countOutcomes(report.entries)).toMatchObject({ new: 4 });
    const oldFile = names['a.pdf'] === 'old' ? 'a.pdf' : 'c.pdf';
    expect(outcomes(report)[oldFile]).toMatch(
      /took its place: kept as a version|older than .*: kept as a version, not placed/,
    );
    expect((await workplace.collection()).map(({ name, sheet_date }) => [name, sheet_date])).toEqual([
      ['Prairie Degreaser', '2024-03-05'],
      ['Prairie Solvent', '2024-03-05'],
      ['Solvant des Prairies', '2024-03-05'],
    ]);
    const sheets = (await allSheets()).filter(({ product_name }) => product_name !== 'Prairie Degreaser');
    expect(sheets.map(({ language, sheet_date, status }) => [language, sheet_date, status])).toEqual([
      ['en', '2019-02-01', 'archived'],
      ['en', '2024-03-05', 'current'],
      ['fr', '2024-03-05', 'current'],
    ]);
    expect(new Set(sheets.map(({ product_key }) => product_key)).size).toBe(1);
    expect(await countByAttention(workplace.store, 7)).toMatchObject({ 'one-language': 1, superseded: 0 });

    const before = [await workplace.collection(), await workplace.version(), await allSheets()];
    const again = await workplace.importPdfs(folder);
    expect(countOutcomes(again.entries)).toMatchObject({ new: 0, updated: 0, unchanged: 4 });
    expect([await workplace.collection(), await workplace.version(), await allSheets()]).toEqual(before);
  });

  it('hands the places and values of the older version on to the newer one', async () => {
    await workplace.importText(
      'Name,Manufacturer,Product ID,SDS date,Location,Cost centre\nPrairie Solvent,Prairie Chemicals Canada,PS-100,2019-02-01,Store,4100\n',
    );
    await writeFiles(folder, { 'current.pdf': pdfs.current });
    const report = await workplace.importPdfs(folder);
    expect(outcomes(report)['current.pdf']).toMatch(/^new: takes the place of “Prairie Solvent” of 2019-02-01/);
    expect(await workplace.collection()).toEqual([
      expect.objectContaining({
        sheet_date: '2024-03-05',
        places: ['Store'],
        custom_1: '4100',
        manufacturer: 'Prairie Chemicals Canada',
      }),
    ]);
  });

  it('leaves two sheets of one name standing where nothing tells which is the newer', async () => {
    await writeFiles(folder, {
      'a.pdf': pdfs.current,
      'b.pdf': await printer.pdfOf({ signalWord: 'warning' }),
      'c.pdf': await printer.pdfOf({ productIds: ['PS-200'], sheetDate: '2020-01-01' }),
    });
    const report = await workplace.importPdfs(folder);
    expect(outcomes(report)['b.pdf']).toMatch(/of the same name or number as “Prairie Solvent”.*: both stand/);
    expect(outcomes(report)['c.pdf']).toBe('new');
    expect(await workplace.collection()).toHaveLength(3);
  });

  it('takes products that share the number of their range, or no name at all, for as many products', async () => {
    const range = { manufacturer: 'Prairie Tapes', productIds: ['PT-1'] };
    await writeFiles(folder, {
      'red.pdf': await printer.pdfOf({ ...range, productName: 'Red Tape', sheetDate: '2019-01-01' }),
      'blue.pdf': await printer.pdfOf({ ...range, productName: 'Blue Tape', sheetDate: '2023-01-01' }),
      'a/sheet.pdf': await makePdf('one'),
      'b/sheet.pdf': await makePdf('other'),
    });
    const report = await workplace.importPdfs(folder);
    expect(Object.keys(outcomes(report))).toHaveLength(4);
    expect(outcomes(report)['red.pdf']).toMatch(/^new: of the same name or number as “Blue Tape” .*: both stand/);
    expect(await workplace.collection()).toHaveLength(4);
    expect(new Set((await allSheets()).map(({ product_key }) => product_key)).size).toBe(4);
  });

  it('joins a French sheet to the product of its number that has none, and not to another of the range', async () => {
    const range = { manufacturer: 'Prairie Tapes', productIds: ['PT-1'] };
    await writeFiles(folder, {
      '1.pdf': await printer.pdfOf({ ...range, productName: 'Red Tape' }),
      '2.pdf': await printer.pdfOf({ ...range, productName: 'Ruban rouge', language: 'fr' }),
      '3.pdf': await printer.pdfOf({ ...range, productName: 'Blue Tape' }),
    });
    await workplace.importPdfs(folder);
    const keys = Object.fromEntries(
      (await allSheets()).map(({ product_name, product_key }) => [product_name, product_key]),
    );
    expect(keys['Ruban rouge']).toBe(keys['Red Tape']);
    expect(keys['Blue Tape']).not.toBe(keys['Red Tape']);
  });

  it('gives a sheet of a list its PDF, and what the list did not say', async () => {
    await workplace.importText('Name,Manufacturer\nPrairie Solvent,Prairie Chemicals Canada\n');
    await writeFiles(folder, { 'current.pdf': pdfs.current });
    expect(outcomes(await workplace.importPdfs(folder))['current.pdf']).toMatch(
      /^updated: the PDF of “Prairie Solvent”/,
    );
    expect(await workplace.collection()).toEqual([
      expect.objectContaining({
        manufacturer: 'Prairie Chemicals Canada',
        sheet_date: '2024-03-05',
        signal_word: 'danger',
      }),
    ]);
  });

  it('makes no product of what another organisation holds too', async () => {
    await writeFiles(folder, { 'old.pdf': pdfs.old });
    await workplace.importPdfs(folder);
    const { isn } = await workplace.store.selectFrom('sheets').select('isn').executeTakeFirstOrThrow();
    await addOrganisation(workplace.store, 8);
    await changeCollection(workplace.store, 8, (trx, { version, today }) =>
      placeSheets(trx, { organisationId: 8, version }, [{ isn, custom: ['', '', ''], modified: today, subsetIds: [] }]),
    );
    await writeFiles(folder, { 'current.pdf': pdfs.current });
    await workplace.importPdfs(folder);
    expect(await workplace.collection()).toEqual([expect.objectContaining({ sheet_date: '2024-03-05' })]);
    const [theirs, ours] = await allSheets();
    expect(theirs).toMatchObject({ sheet_date: '2019-02-01', status: 'current' });
    expect(ours?.product_key).not.toBe(theirs?.product_key);
  });

  it('stores a PDF without the programs in it, and knows it again', async () => {
    await writeFiles(folder, { 'scripted.pdf': await makeScriptedPdf() });
    expect(countOutcomes((await workplace.importPdfs(folder)).entries)).toMatchObject({ new: 1 });
    const [sheet] = await allSheets();
    expect((await bytesOf(workplace.files, sheet!.file_hash)).toString('latin1')).not.toContain('gotcha');
    expect(countOutcomes((await workplace.importPdfs(folder)).entries)).toMatchObject({ new: 0, unchanged: 1 });
  });

  it('takes in a PDF that stops the reader, for somebody to read', async () => {
    const reader = createSheetReader({ allowed: 1 });
    await writeFiles(folder, { 'endless.pdf': pdfs.current });
    const report = await workplace.importPdfs(folder, { reader });
    await reader.close();
    expect(outcomes(report)['endless.pdf']).toMatch(
      /^new: the machine could not read it: it bears the name of its file/,
    );
    expect(await workplace.collection()).toEqual([expect.objectContaining({ name: 'endless', manufacturer: '' })]);
    expect(await countByAttention(workplace.store, 7)).toMatchObject({ unread: 1 });
  });

  it('ends where it would have ended when it is cut off in the middle', async () => {
    const scans = await Promise.all(Array.from({ length: 130 }, (_, index) => makePdf(`scan ${index}`)));
    await writeFiles(folder, Object.fromEntries(scans.map((bytes, index) => [`scan ${index}.pdf`, bytes])));
    const cut = workplace.importPdfs(folder, {
      onProgress: (done) => {
        if (done >= 110) throw new Error('killed');
      },
    });
    await expect(cut).rejects.toThrow('killed');
    expect(await workplace.collection()).toHaveLength(100);
    expect(await workplace.store.selectFrom('file_claims').selectAll().execute()).toEqual([]);
    const again = await workplace.importPdfs(folder);
    expect(countOutcomes(again.entries)).toMatchObject({ new: 30, unchanged: 100 });
    expect(new Set((await workplace.collection()).map(({ name }) => name)).size).toBe(130);
  });

  it('that does not exist, or holds nothing, refuses the import', async () => {
    await expect(workplace.importPdfs(join(folder, 'gone'))).rejects.toThrow(/folder of PDFs cannot be read/);
    await expect(workplace.importPdfs(folder)).rejects.toThrow('There is no file in the folder of PDFs.');
    await expect(workplace.importPdfs(folder, { organisationId: 9 })).rejects.toThrow('There is no organisation 9.');
  });
});

describe('folders as locations', { timeout: 60_000 }, () => {
  const placesOf = async () => (await workplace.collection()).map(({ name, places }) => [name, places]);

  it('place a sheet where its folder says, once for each folder that has it', async () => {
    await writeFiles(folder, {
      'Usine/Réserve/current.pdf': pdfs.current,
      'plant/current.pdf': pdfs.current,
      'Attic/other.pdf': pdfs.other,
    });
    const report = await workplace.importPdfs(folder, { locationsFromFolders: true });
    expect(outcomes(report)).toEqual({
      'Attic/other.pdf': 'rejected: location “Attic” is unknown, and locations are not to be made',
      'Usine/Réserve/current.pdf': 'new',
      'plant/current.pdf': 'merged: the same bytes as “Usine/Réserve/current.pdf”: its location was added',
    });
    expect(await placesOf()).toEqual([['Prairie Solvent', ['Plant', 'Store']]]);

    const created = await workplace.importPdfs(folder, { locationsFromFolders: true, createLocations: true });
    expect(created.createdLocations).toEqual(['Attic']);
    expect(countOutcomes(created.entries)).toMatchObject({ new: 1, unchanged: 1, merged: 1 });
    expect(await placesOf()).toEqual([
      ['Prairie Degreaser', ['Attic']],
      ['Prairie Solvent', ['Plant', 'Store']],
    ]);
  });

  it('are not asked where the organisation has one location alone', async () => {
    await workplace.store.deleteFrom('subsets').where('id', '=', 2).execute();
    await writeFiles(folder, { 'Anywhere/current.pdf': pdfs.current });
    await workplace.importPdfs(folder);
    expect(await placesOf()).toEqual([['Prairie Solvent', ['Plant']]]);
  });
});

describeWith(realData('data/sds-pdfs'), 'real sheets', (folderOfAll) => {
  it('all come in with names and makers, and importing them again changes nothing', async () => {
    const languages = { en: 18, fr: 15 };
    for (const [language, count] of Object.entries(languages)) {
      const report = await workplace.importPdfs(join(folderOfAll, language));
      expect(countOutcomes(report.entries)).toMatchObject({ new: count, rejected: 0, merged: 0 });
      expect(report).toMatchObject({ unreadPdfs: 0, withoutManufacturer: 0 });
    }
    const kept = await workplace.collection();
    expect(kept).toHaveLength(33);
    for (const { name, manufacturer } of kept) expect([name, manufacturer]).not.toContain('');
    const version = await workplace.version();
    const again = await workplace.importPdfs(folderOfAll);
    expect(countOutcomes(again.entries)).toMatchObject({ new: 2, updated: 0, unchanged: 33, merged: 0, rejected: 2 });
    expect((await workplace.collection()).filter(({ manufacturer }) => manufacturer !== '')).toEqual(kept);
    expect(await workplace.version()).toBe(version + 1);
  }, 300_000);
});
