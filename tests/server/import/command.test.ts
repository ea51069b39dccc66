import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '#server/platform/storage/database.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { storeAddressIn, storeSettings } from '#tests/support/test-store.ts';
import { addOrganisation } from './organisation.ts';

const command = join(import.meta.dirname, '../../../server/app/cli/import.ts');

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vigie-command-'));
  const store = await openStore(await storeAddressIn(directory));
  await addOrganisation(store, 7);
  await store.destroy();
});
afterEach(() => rm(directory, { recursive: true }));

const run = async (...options: string[]) =>
  promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', command, ...options], {
    env: { ...process.env, ...(await storeSettings(directory)) },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );

const write = async (name: string, text: string) => {
  await writeFile(join(directory, name), text);
  return join(directory, name);
};

it('prints the counts, tells where the report is, and ends well even when rows were rejected', async () => {
  const list = await write('stock.csv', 'Stuff,Maker\nAcetone,Prairie\n=2+2,Prairie\n,Prairie\n');
  const map = await write('map.json', '{ "Stuff": "productName" }');
  const { code, stdout, stderr } = await run('--organisation', '7', '--list', list, '--map', map);
  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining('2 of 2 rows (100 %)') });
  expect(stdout).toContain('3 rows read');
  expect(stdout).toContain('line 4, rejected: no product name');
  const [report = ''] = await readdir(join(directory, 'imports'));
  expect(stdout).toContain(join(directory, 'imports', report));
  const csv = await readFile(join(directory, 'imports', report), 'utf8');
  expect(csv).toBe(
    "\uFEFFline,outcome,reason,product,Stuff,Maker\r\n2,New,,Acetone,Acetone,Prairie\r\n3,New,,'=2+2,'=2+2,Prairie\r\n4,Refused,no product name,,,Prairie\r\n",
  );
});

it('writes the report where it is told to', async () => {
  const list = await write('stock.csv', 'Name\nAcetone\n');
  await run('--organisation', '7', '--list', list, '--report', join(directory, 'told', 'here.csv'));
  expect(await readFile(join(directory, 'told', 'here.csv'), 'utf8')).toContain('Acetone');
});

it('reads a folder that has no list, and names its files', async () => {
  await mkdir(join(directory, 'sheets'));
  await writeFile(join(directory, 'sheets', 'scan.pdf'), await makePdf('x'));
  await writeFile(join(directory, 'sheets', 'notes.txt'), 'not a sheet');
  const { code, stdout, stderr } = await run('--organisation', '7', '--pdfs', join(directory, 'sheets'));
  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining('2 of 2 files (100 %)') });
  expect(stdout).toContain('2 files read');
  expect(stdout).toContain('notes.txt, rejected: is not a PDF');
  const [report = ''] = await readdir(join(directory, 'imports'));
  expect(report).toMatch(/-sheets\.csv$/);
  const csv = await readFile(join(directory, 'imports', report), 'utf8');
  expect(csv).toMatch(/^\uFEFFfile,outcome,reason,product\r\nnotes\.txt,Refused,is not a PDF,\r\nscan\.pdf,New,/);
}, 30_000);

it('fails with one line for what cannot be imported', async () => {
  const list = await write('stock.csv', 'Name\nAcetone\n');
  const shapeless = await write('shapeless.csv', 'Colour\nred\n');
  const badMap = await write('map.json', '["Name"]');
  const failures: [string[], RegExp][] = [
    [['--organisation', '8', '--list', list], /^There is no organisation 8\.\n$/],
    [['--organisation', '7', '--list', join(directory, 'gone.csv')], /^The list cannot be read: .*\n$/],
    [['--organisation', '7', '--list', shapeless], /^No column gives the product name\..*Colour.*\n$/],
    [['--organisation', '7', '--list', list, '--map', badMap], /^The map is not JSON .*\n$/],
    [['--organisation', '7', '--list', list, '--language', 'de'], /^--language is en or fr, not “de”\.\n$/],
    [['--organisation', '7', '--list', list, '--colour'], /^Unknown option '--colour'.*\n$/],
    [['--list', list], /^Usage: /],
    [['--organisation', '7'], /^Usage: /],
    [['--organisation', '7', '--pdfs', join(directory, 'gone')], /^The folder of PDFs cannot be read: .*\n$/],
    [['--organisation', '7', '--list', list, '--locations-from-folders'], /^--locations-from-folders is of PDFs .*\n$/],
  ];
  for (const [options, message] of failures) {
    const { code, stderr } = await run(...options);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(message) });
  }
}, 60_000);

it('can be killed at any moment and run again', async () => {
  const rows = Array.from({ length: 8_000 }, (_, index) => `Product ${index},Maker ${index % 9},P-${index}`);
  const list = await write('large.csv', ['Name,Maker,Product ID', ...rows].join('\n'));
  const options = ['--organisation', '7', '--list', list];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', command, ...options], {
    env: { ...process.env, ...(await storeSettings(directory)) },
  });
  child.stderr.once('data', () => child.kill('SIGKILL'));
  const [code, signal] = await once(child, 'exit');
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });

  const store = await openStore(await storeAddressIn(directory));
  const countSheets = () => store.selectFrom('sheets').select('product_name').distinct().execute();
  const survived = (await countSheets()).length;
  expect(survived).toBeGreaterThan(0);
  expect(survived).toBeLessThan(8_000);
  const { stdout } = await run(...options);
  expect(stdout).toMatch(new RegExp(`${8_000 - survived} new\\n +0 updated\\n +${survived} unchanged`));
  expect((await store.selectFrom('collection_sheets').select('isn').execute()).length).toBe(8_000);
  expect((await countSheets()).length).toBe(8_000);
  await store.destroy();
}, 30_000);
