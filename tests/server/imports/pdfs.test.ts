import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { maxImportFiles } from '#contract/imports/limits.ts';
import { zip } from '#lib/zip/zip.ts';
import { cleanUp } from '#server/app/cleanup.ts';
import { makePdf, shortSheet } from '#tests/support/pdfs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { collectionOf, type Dropped, type Imports, importsOf, listOf } from './importing.ts';

let server: TestServer;
let own: Imports;
beforeAll(async () => {
  server = await startTestServer();
  own = await importsOf(server, people.companyAdmin);
});
afterAll(() => server.close());

const archiveOf = async (files: Readonly<Record<string, Uint8Array>>, name = 'sheets.zip'): Promise<Dropped> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of zip(Object.entries(files).map(([path, data]) => ({ name: path, data: [data] }))))
    pieces.push(Buffer.from(piece));
  return { name, bytes: Buffer.concat(pieces) };
};

const filesOf = async (record: Parameters<Imports['rows']>[0]) =>
  (await own.rows(record)).map(({ file, outcome, reasons }) => [file, outcome, reasons[0]?.en ?? '']);

describe('PDFs without a list', () => {
  it('may be a folder, whose folders are locations where that is chosen [S5.9-10]', async () => {
    const before = await collectionOf(server, 10001);
    const ready = await own.examine([
      { name: 'a.pdf', path: 'Drop/Wing/a.pdf', bytes: await makePdf('one') },
      { name: 'notes.txt', path: 'Drop/notes.pdf', bytes: Buffer.from('not a sheet') },
    ]);
    expect(ready).toMatchObject({ state: 'ready', kind: 'pdfs', name: 'Drop', counts: { new: 1, rejected: 1 } });
    const located = await own.choose(ready, { locations_from_folders: true, create_locations: true });
    expect(located.new_locations).toEqual({ paths: ['Drop', 'Drop > Wing'], total: 2 });
    expect(await collectionOf(server, 10001)).toEqual(before);
    const done = await own.start(located);
    expect(done).toMatchObject({ state: 'done', counts: { new: 1, rejected: 1 }, to_look_at: 1 });
    expect((await collectionOf(server, 10001)).sheets).toHaveLength(before.sheets.length + 1);
    await own.takeBack(done);
    expect(await collectionOf(server, 10001)).toEqual(before);
  });

  it('may be an archive, in which nothing leads out of it and no archive is opened [S5.9-11]', async () => {
    const pdf = await makePdf('two');
    const ready = await own.examine([
      await archiveOf({
        '../../outside.pdf': pdf,
        '/etc/passwd.pdf': await makePdf('three'),
        'C:\\Windows\\drive.pdf': pdf,
        'within/nested.zip': (await archiveOf({ 'deep.pdf': pdf })).bytes,
        '__MACOSX/._outside.pdf': Buffer.from('x'),
      }),
    ]);
    expect(await filesOf(ready)).toEqual([
      ['Windows/drive.pdf', 'new', expect.any(String)],
      ['etc/passwd.pdf', 'new', expect.any(String)],
      ['outside.pdf', 'merged', expect.stringContaining('the same bytes')],
      ['within/nested.zip', 'rejected', 'is not a PDF'],
    ]);
  });

  it('do not include an archive that holds a PDF as it is, whatever it is called', async () => {
    const within = Buffer.from('%PDF-1.7\nof the archive\n%%EOF\n');
    const header = Buffer.alloc(30);
    header.write('PK\u0003\u0004', 'latin1');
    const bytes = Buffer.concat([header, within]);
    const ready = await own.examine([{ name: 'archive.pdf', bytes }]);
    expect(await filesOf(ready)).toEqual([['archive.pdf', 'rejected', 'is not a PDF']]);
  });

  it('are refused where an archive is none, is damaged, or unpacks to more than an import takes', async () => {
    const { bytes } = await archiveOf({ 'a.pdf': await makePdf('x') });
    const broken = Buffer.from(bytes);
    broken.fill(0xff, 40, 400);
    const crowd = Object.fromEntries(
      Array.from({ length: maxImportFiles + 1 }, (_, index) => [`${index}.pdf`, Buffer.of(0)]),
    );
    for (const [hostile, reason] of [
      [{ name: 'none.zip', bytes: Buffer.from('PK, but no archive') }, 'no ZIP archive'],
      [{ name: 'broken.zip', bytes: broken }, 'cannot be read'],
      [await archiveOf(crowd), `more than ${maxImportFiles} files`],
      [{ ...(await archiveOf({ 'xl/sheet.xml': Buffer.alloc(310_000_000) })), name: 'bomb.xlsx' }, 'more than 300 MB'],
    ] as const)
      expect(await own.examine([hostile])).toMatchObject({
        state: 'failed',
        problem: { en: expect.stringContaining(reason) },
      });
  });

  it('that unpack to far more than they say are cut off at what a sheet may have', async () => {
    const huge = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(60_000_000)]);
    const ready = await own.examine([await archiveOf({ 'bomb.pdf': huge })]);
    expect(await filesOf(ready)).toEqual([['bomb.pdf', 'rejected', 'is larger than 25 MB']]);
  });
});

describe('a list with PDFs', () => {
  it('gives each row the PDF that it names, and leaves no file behind when it is taken back', async () => {
    const before = await collectionOf(server, 10001);
    const ready = await own.examine([
      listOf('Name,Manufacturer,PDF\nWith one,Boréal,one.pdf\nWithout,Boréal,gone.pdf\n'),
      await archiveOf({ 'fds/one.pdf': await makePdf('four'), 'fds/spare.pdf': await makePdf('five') }),
    ]);
    expect(ready).toMatchObject({ kind: 'list', name: 'stock.csv', counts: { new: 2 }, unclaimed_files: 1 });
    const done = await own.start(ready);
    const { store, files } = server.services;
    const { file_hash } = await store
      .selectFrom('sheets')
      .select('file_hash')
      .where('product_name', '=', 'With one')
      .executeTakeFirstOrThrow();
    expect(await files.has(file_hash)).toBe(true);
    await own.takeBack(done);
    await cleanUp(server.services);
    expect(await files.has(file_hash)).toBe(false);
    expect(await collectionOf(server, 10001)).toEqual(before);
  });

  it('may lie in one archive; what is neither is named, and counted nowhere', async () => {
    const ready = await own.examine([
      await archiveOf({
        'stock.csv': Buffer.from('Name,Manufacturer,PDF\nArchived,Boréal,one.pdf\n'),
        'fds/one.pdf': await makePdf('archived'),
        'read me.txt': Buffer.from('Hello'),
        'fds/letter.doc': Buffer.from('Hello'),
      }),
    ]);
    expect(ready).toMatchObject({
      state: 'ready',
      kind: 'list',
      counts: { new: 1, rejected: 0 },
      left_out: { files: ['read me.txt', 'fds/letter.doc'], total: 2 },
      unclaimed_files: 0,
    });
    const done = await own.start(ready);
    expect(done).toMatchObject({ state: 'done', kind: 'list', counts: { new: 1 }, left_out: { total: 2 } });
    expect(await own.takeBack(done)).toMatchObject({ state: 'taken-back' });
    const lists = { 'one.csv': Buffer.from('Name\nA\n'), 'two.xlsx': Buffer.from('Name\nB\n') };
    expect(await own.examine([await archiveOf(lists)])).toMatchObject({
      state: 'failed',
      problem: { en: expect.stringContaining('“one.csv” and “two.xlsx”') },
    });
  });

  it('takes one list at a time', async () => {
    const { id } = await own.create();
    await own.addFiles(id, [listOf('Name\nA\n')]);
    const second = await own.addFiles(id, [listOf('Name\nB\n', 'other.csv')]);
    expect([second.status, second.body.errors[0].code]).toEqual([422, 'import.one_list']);
    expect((await own.addFiles(id, [listOf('Name\nC\n')])).body).toMatchObject({ files: 1, state: 'receiving' });
  });
});

describe('what was read off PDFs', () => {
  const counted = () => {
    const { reader, pdfs } = server.services;
    return { read: vi.spyOn(reader, 'read'), check: vi.spyOn(pdfs, 'check') };
  };
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const readingsOf = async (id: number) =>
    server.services.store.selectFrom('import_readings').select('source_hash').where('import_id', '=', id).execute();

  it('by a dry run is not read again, by another one or by the import [S5.9-42]', async () => {
    const [one, two] = [await makePdf(shortSheet('Once')), await makePdf(shortSheet('Twice'))];
    const { read, check } = counted();
    const ready = await own.examine([
      { name: 'one.pdf', bytes: one },
      { name: 'one again.pdf', bytes: one },
      await archiveOf({ 'two.pdf': two }),
    ]);
    expect(ready.counts).toMatchObject({ new: 2, merged: 1 });
    expect([read.mock.calls.length, check.mock.calls.length]).toEqual([2, 2]);
    const chosen = await own.mend(await own.choose(ready, { language: 'fr' }), 1, { productName: 'Read once' });
    expect([read.mock.calls.length, check.mock.calls.length]).toEqual([2, 2]);
    const done = await own.start(chosen);
    expect(done.counts).toEqual(ready.counts);
    expect(read).toHaveBeenCalledTimes(2);
    expect(await readingsOf(done.id)).toEqual([]);
    const { store } = server.services;
    const sheets = await store
      .selectFrom('sheets')
      .select('file_hash')
      .where('product_name', 'in', ['Read once', 'Twice'])
      .execute();
    const kept = await store
      .selectFrom('section_readings')
      .innerJoin('readings', 'readings.file_hash', 'section_readings.file_hash')
      .select('readings.file_hash')
      .where(
        'readings.file_hash',
        'in',
        sheets.map(({ file_hash }) => file_hash),
      )
      .execute();
    expect([sheets.length, kept.length]).toEqual([2, 2]);
    await own.takeBack(done);
  });

  it('before a dry run broke off is not read again either', async () => {
    const real = server.services.reader.read;
    const { read } = counted();
    read.mockImplementationOnce((...asked) => real(...asked)).mockRejectedValueOnce(new Error('killed'));
    const { id } = await own.create();
    await own.addFiles(id, [
      listOf('Name,Manufacturer,PDF\nBroken off,Boréal,a.pdf\nGone on with,Boréal,b.pdf\n'),
      { name: 'a.pdf', bytes: await makePdf(shortSheet('Broken off')) },
      { name: 'b.pdf', bytes: await makePdf(shortSheet('Gone on with')) },
    ]);
    await own.send('POST', `/${id}/examine`, {});
    await own.work();
    expect([(await own.get(id)).state, (await readingsOf(id)).length]).toEqual(['examining', 1]);
    const before = read.mock.calls.length;
    await server.services.store.updateTable('jobs').set({ run_at: '' }).where('kind', '=', 'import-pdfs').execute();
    await own.work();
    expect(await own.get(id)).toMatchObject({ state: 'ready', counts: { new: 2 } });
    expect(read).toHaveBeenCalledTimes(before + 1);
  });
});

it('an import has its time, with its files', async () => {
  const { id } = await own.examine([listOf('Name\nLong ago\n')]);
  const { store, files } = server.services;
  const { file_hash } = await store
    .selectFrom('import_files')
    .select('file_hash')
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  await store.updateTable('imports').set({ created_at: '2020-01-01T00:00:00.000Z' }).where('id', '=', id).execute();
  await cleanUp(server.services);
  expect((await own.send('GET', `/${id}`)).status).toBe(404);
  expect(await files.has(file_hash)).toBe(false);
});
