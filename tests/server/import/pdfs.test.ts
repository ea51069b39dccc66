import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countOutcomes } from '#server/domains/import/report.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { bytesOf } from '#tests/support/files.ts';
import { realData } from '#tests/support/outside.ts';
import { rewritten } from '#tests/support/rewritten.ts';
import { openWorkplace, type Workplace } from './organisation.ts';
import { openSheetPrinter, solvent } from './sheet-pdfs.ts';

let workplace: Workplace;
let pdfDirectory: string;
beforeEach(async () => {
  workplace = await openWorkplace();
  pdfDirectory = await mkdtemp(join(tmpdir(), 'vigie-pdfs-'));
});
afterEach(async () => {
  await workplace.close();
  await rm(pdfDirectory, { recursive: true });
});

const pdfBytes = async ({ pages = 1 } = {}) => {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage();
  return document.save();
};

const hashes = async () =>
  Object.fromEntries((await workplace.collection()).map(({ name, file_hash }) => [name, file_hash]));

describe('a folder of PDFs', () => {
  it('gives sheets their PDF by name and by product id, and names every file that is left', async () => {
    for (const name of ['acetone.pdf', 'T-1.pdf', 'spare.pdf'])
      await writeFile(join(pdfDirectory, name), await pdfBytes());
    await writeFile(join(pdfDirectory, 'notes.txt'), 'not a sheet');
    const list = 'Name,Product ID,PDF file\nAcetone,A-1,acetone.pdf\nToluene,T-1,\nXylene,X-1,xylene.pdf\n';
    const report = await workplace.importText(list, { pdfDirectory });
    expect(report.storedPdfs).toBe(2);
    expect(report.unclaimedFiles.map(({ file }) => file)).toEqual(['notes.txt', 'spare.pdf']);
    expect(report.entries[2]?.reasons).toEqual(['PDF “xylene.pdf” was not found']);
    const { Acetone, Toluene, Xylene } = await hashes();
    expect(await bytesOf(workplace.files, String(Acetone))).toEqual(
      await rewritten(await readFile(join(pdfDirectory, 'acetone.pdf'))),
    );
    expect(await workplace.files.has(String(Toluene))).toBe(true);
    expect(Xylene).toBe('');
  });

  it('changes nothing the second time, and updates the sheet whose PDF changed', async () => {
    await writeFile(join(pdfDirectory, 'A-1.pdf'), await pdfBytes());
    const list = 'Name,Product ID\nAcetone,A-1\n';
    await workplace.importText(list, { pdfDirectory });
    expect(countOutcomes((await workplace.importText(list, { pdfDirectory })).entries)).toMatchObject({ unchanged: 1 });
    const before = await hashes();
    await writeFile(join(pdfDirectory, 'A-1.pdf'), await pdfBytes({ pages: 2 }));
    expect(countOutcomes((await workplace.importText(list, { pdfDirectory })).entries)).toMatchObject({ updated: 1 });
    expect(await hashes()).not.toEqual(before);
  });

  it('keeps a sheet’s PDF when the list is imported without the folder', async () => {
    await writeFile(join(pdfDirectory, 'A-1.pdf'), await pdfBytes());
    await workplace.importText('Name,Product ID\nAcetone,A-1\n', { pdfDirectory });
    const before = await hashes();
    await workplace.importText('Name,Product ID,Status\nAcetone,A-1,Archived\n');
    expect(await hashes()).toEqual(before);
    expect(before.Acetone).toMatch(/^[0-9a-f]{64}$/);
  });

  it('tells what the list does not, and is never written over the list', async () => {
    const printer = await openSheetPrinter();
    await writeFile(join(pdfDirectory, 'PS-100.pdf'), await printer.pdfOf({}));
    await printer.close();
    const list = 'Name,Product ID,SDS date,Pictograms,Hazardous\nSolvent,PS-100,,GHS02,\nToluene,T-1,,,\n';
    const report = await workplace.importText(list, { pdfDirectory });
    expect(report).toMatchObject({ filledFromPdfs: 1, unreadPdfs: 0 });
    const [sheet] = await workplace.collection();
    expect(sheet).toMatchObject({
      name: 'Solvent',
      manufacturer: '',
      pictograms: '["GHS02"]',
      hazardous: 'yes',
      signal_word: solvent.signalWord,
      sheet_date: solvent.sheetDate,
      hazard_codes: JSON.stringify(solvent.hazardCodes),
    });
    expect(JSON.parse(String(sheet?.ingredients))).toHaveLength(2);
    // With the folder or without, the second time there is nothing new.
    for (const order of [{ pdfDirectory }, {}]) {
      const again = await workplace.importText(list, order);
      expect(countOutcomes(again.entries)).toMatchObject({ unchanged: 2 });
      expect(again.filledFromPdfs).toBe(0);
    }
    await workplace.store
      .updateTable('sheets')
      .set({ signal_word: '' })
      .where('product_name', '=', 'Solvent')
      .execute();
    expect(countOutcomes((await workplace.importText(list, { pdfDirectory })).entries)).toMatchObject({ unchanged: 2 });
  });

  it('that reads as another product’s is told of, and of other substances nothing is taken from it', async () => {
    const printer = await openSheetPrinter();
    await writeFile(join(pdfDirectory, 'solvent.pdf'), await printer.pdfOf({ productIds: [] }));
    await writeFile(join(pdfDirectory, 'solvant.pdf'), await printer.pdfOf({ language: 'fr', productIds: [] }));
    await printer.close();
    const list = [
      'Name,Product ID,CAS,Language,PDF file',
      'Methanol,M-1,67-56-1,English,solvent.pdf',
      'Methanol,M-2,,English,solvent.pdf',
      'Acetone mixture,M-3,67-64-1,English,solvent.pdf',
      'The solvent,M-4,,English,solvent.pdf',
      'Prairie Solvent,M-5,,English,solvant.pdf',
      'Methanol 99 %,M-6,,English,solvant.pdf',
      'Alcool isopropylique,M-7,,French,solvant.pdf',
    ].join('\n');
    const { entries } = await workplace.importText(list, { pdfDirectory });
    const apart = (said: string) => [expect.stringContaining(`its PDF reads as another sheet: ${said}`)];
    expect(entries.map(({ reasons }) => reasons)).toEqual([
      apart('product “Prairie Solvent”, CAS 67-64-1, 67-63-0'),
      apart('product “Prairie Solvent”, CAS 67-64-1, 67-63-0'),
      [],
      [],
      apart('in French'),
      apart('CAS 67-64-1, 67-63-0, in French'),
      [],
    ]);
    expect((await workplace.collection()).map((sheet) => [sheet.product_ids, sheet.signal_word])).toEqual(
      expect.arrayContaining([
        ['["M-1"]', ''],
        ['["M-2"]', ''],
        ['["M-6"]', ''],
        ['["M-7"]', 'danger'],
        ['["M-3"]', 'danger'],
      ]),
    );
    // What was withheld once is not taken in with the next list.
    await workplace.importText(list);
    const [methanol] = (await workplace.collection()).filter((sheet) => sheet.product_ids === '["M-1"]');
    expect([methanol?.signal_word, methanol?.hazard_codes]).toEqual(['', '[]']);
  });

  it('that does not exist refuses the import', async () => {
    const refusal = workplace.importText('Name\nAcetone\n', { pdfDirectory: join(pdfDirectory, 'gone') });
    await expect(refusal).rejects.toThrow(/folder of PDFs cannot be read/);
    expect(await workplace.version()).toBe(0);
  });
});

describeWith(realData('data/sds-pdfs'), 'real sheets', (sheets) => {
  it('are stored, scanned ones too; broken ones are named and their rows imported without them', async () => {
    const list = [
      'Nom du produit;Fabricant;Langue;Fichier PDF',
      'Hydrogen;Gas maker;Anglais;en/hydrogen-sds-ca-en.pdf',
      'Hydrogène;Gas maker;Français;fr/hydrogen-sds-ca-fr.pdf',
      'Chlorine;Chlorine maker;Anglais;chlorine-98-100_ca_en.pdf',
      'Paint;Paint maker;Français;ppg-K11870_FR',
      'Flavour;Flavour maker;Anglais;firmenich_3.pdf',
      'Broken one;Nobody;Anglais;truncated-1.pdf',
      'Broken two;Nobody;Anglais;truncated-2.pdf',
    ].join('\n');
    const report = await workplace.importText(list, { pdfDirectory: sheets });
    expect(countOutcomes(report.entries)).toMatchObject({ new: 7, rejected: 0 });
    expect(report.storedPdfs).toBe(5);
    expect(report.entries.flatMap(({ reasons }) => reasons)).toEqual([
      'its PDF reads as another sheet: product “D100 S.G. WILD WHITE”',
      'its PDF says nothing that a machine can read',
      'PDF “truncated-1.pdf” is damaged: imported without it',
      'PDF “truncated-2.pdf” is damaged: imported without it',
    ]);
    expect(report.unclaimedFiles).toHaveLength(37 - 7);
    const stored = await hashes();
    expect(stored['Broken one']).toBe('');
    for (const name of ['Hydrogen', 'Hydrogène', 'Chlorine', 'Paint', 'Flavour']) {
      expect(await workplace.files.has(String(stored[name])), name).toBe(true);
    }
  });
});
