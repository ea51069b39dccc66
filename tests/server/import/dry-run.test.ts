import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePdf } from '#tests/support/pdfs.ts';
import { openWorkplace, type Workplace } from './organisation.ts';

let workplace: Workplace;
let folder: string;
beforeEach(async () => {
  workplace = await openWorkplace();
  folder = await mkdtemp(join(tmpdir(), 'vigie-dry-run-'));
});
afterEach(async () => {
  await workplace.close();
  await rm(folder, { recursive: true });
});

const list = [
  'Stock of the plant,,,,',
  'Nom du produit / Product name,Fabricant / Supplier,Date de la FDS,CAS,Emplacement',
  'Acetone,Prairie,2025-06-03,67641,Plant > Store',
  'Acetone,Prairie,2025-06-03,67641,Plant > Annex',
  'Toluene,Prairie,soon,108-88-4,Attic > Shelf',
  ',Prairie,,,',
  'Xylene,Prairie,2025-06-03,,Store',
].join('\n');

/** Every row of every table that an import may write. */
const everything = async ({ store }: Workplace) => {
  const tables = [
    'sheets',
    'collection_sheets',
    'collection_sheet_subsets',
    'subsets',
    'readings',
    'originals',
  ] as const;
  const rows = await Promise.all(tables.map((table) => store.selectFrom(table).selectAll().execute()));
  return { rows, version: await workplace.version() };
};

describe('a dry run', () => {
  it('of a list tells of every row what comes of it, and writes nothing [S5.9-04]', async () => {
    const order = { createLocations: true };
    await workplace.importText('Name,Manufacturer\nXylene,Prairie\n');
    const before = await everything(workplace);
    const foreseen = await workplace.importText(list, { ...order, isDryRun: true });
    expect(await everything(workplace)).toEqual(before);
    const done = await workplace.importText(list, order);
    expect(foreseen).toEqual(
      done.createdLocations.length === 0 ? done : { ...done, createdLocations: foreseen.createdLocations },
    );
    expect(foreseen.entries.map(({ outcome }) => outcome)).toEqual(['new', 'merged', 'new', 'rejected', 'updated']);
    expect(foreseen.createdLocations).toEqual(done.createdLocations);
  });

  it('of a folder does so too, versions and twins and all', async () => {
    const pdf = await makePdf('x');
    await writeFile(join(folder, 'a.pdf'), pdf);
    await writeFile(join(folder, 'b.pdf'), pdf);
    await writeFile(join(folder, 'notes.txt'), 'not a sheet');
    const before = await everything(workplace);
    const foreseen = await workplace.importPdfs(folder, { isDryRun: true });
    expect(await everything(workplace)).toEqual(before);
    const done = await workplace.importPdfs(folder);
    expect(foreseen.entries.map(({ outcome }) => outcome)).toEqual(done.entries.map(({ outcome }) => outcome));
  });
});
