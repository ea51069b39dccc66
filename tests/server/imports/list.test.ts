import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { collectionOf, type Imports, importsOf, listOf } from './importing.ts';

let server: TestServer;
let own: Imports;
beforeAll(async () => {
  server = await startTestServer();
  own = await importsOf(server, people.companyAdmin);
});
afterAll(() => server.close());

/** What the audit log tells of an import, in order. */
const logOf = async (id: number): Promise<string[]> => {
  const entries = await server.services.store
    .selectFrom('audit_entries')
    .select('event')
    .where('event', 'in', ['import-started', 'import-take-back-asked', 'import-taken-back'])
    .where('record', '=', String(id))
    .orderBy('id')
    .execute();
  return entries.map(({ event }) => event);
};

const text = [
  'Inventory of the plant;;;;',
  '',
  'No. produit;Nom du produit / Product name;Fabricant / Supplier;CAS;Date de la FDS;Emplacement',
  'IM-1;Imported acetone;Boréal;67641;2025-06-03;Annex > Shelf',
  'IM-1;Imported acetone;Boréal;67641;2025-06-03;Annex > Bench',
  'IM-2;Imported toluene;Boréal;108-88-3;soon;Annex',
  'IM-3;;Boréal;;;',
  'IM-4;=HYPERLINK("x");Boréal;;;',
].join('\n');

describe('a list on a screen', () => {
  it('is shown as it will be before anything of it is in the collection [S5.9-01 S5.9-03 S5.9-04]', async () => {
    const before = await collectionOf(server, 10001);
    const record = await own.examine([listOf(text)]);
    expect(record).toMatchObject({ state: 'ready', kind: 'list', name: 'stock.csv', files: 1, problem: null });
    expect(record.counts).toEqual({ new: 1, updated: 0, unchanged: 0, merged: 0, rejected: 4, omitted: 0, empty: 0 });
    const preview = await own.preview(record);
    expect(preview.header_line).toBe(3);
    expect(preview.columns.map(({ column }) => column)).toEqual([
      'productIds',
      'productName',
      'manufacturer',
      'cas',
      'sheetDate',
      'locations',
    ]);
    expect(preview.rows[0]).toMatchObject({
      line: 4,
      outcome: 'rejected',
      reasons: [{ en: expect.stringContaining('is unknown'), fr: expect.stringContaining('inconnu') }],
      sheet: { product_name: 'Imported acetone', manufacturer: 'Boréal', cas_numbers: ['67-64-1'] },
    });

    const withLocations = await own.choose(record, { create_locations: true });
    expect(withLocations.counts).toEqual({
      new: 3,
      updated: 0,
      unchanged: 0,
      merged: 1,
      rejected: 1,
      omitted: 0,
      empty: 0,
    });
    expect(withLocations).toMatchObject({ to_look_at: 1, new_locations: { total: 3 } });
    expect(
      (await own.rows(withLocations, '&to_look_at=true')).map(({ product_name, reasons }) => [product_name, reasons]),
    ).toEqual([
      [
        'Imported toluene',
        [{ en: 'date “soon” cannot be read and was left out', fr: expect.stringMatching(/^la date/) }],
      ],
    ]);
    expect(await collectionOf(server, 10001)).toEqual(before);
    await own.send('DELETE', `/${record.id}`);
    expect((await own.send('GET', `/${record.id}`)).status).toBe(404);
  });

  it('without a column for the language is shown in that of its headers, until another is chosen', async () => {
    const french = listOf('Nom du produit;Fabricant;Date de la FDS\nAcétone;Boréal;2025-06-03');
    const record = await own.examine([french]);
    const languageOf = async () => (await own.preview(record)).rows.map(({ sheet }) => sheet?.language);
    expect([record.choices.language, await languageOf()]).toEqual(['fr', ['fr']]);
    const chosen = await own.choose(record, { language: 'en' });
    expect([chosen.choices.language, await languageOf()]).toEqual(['en', ['en']]);
    await own.send('DELETE', `/${record.id}`);
  });

  it('is carried out as it was shown, found at once, reported, and taken back to the last letter [S5.9-05 S5.9-06 S5.9-07]', async () => {
    const before = await collectionOf(server, 10001);
    const shown = await own.choose(await own.examine([listOf(text)]), { create_locations: true });
    const foreseen = await own.rows(shown);
    const done = await own.start(shown);
    expect(done).toMatchObject({ state: 'done', can_take_back: true, counts: shown.counts, to_look_at: 1 });
    expect(await own.rows(done)).toEqual(foreseen.map((row) => ({ ...row, fields: null })));
    const found = await server.services.store
      .selectFrom('sheets')
      .select(['product_name', 'cas_numbers', 'sheet_date'])
      .where('manufacturer', '=', 'Boréal')
      .orderBy('isn')
      .execute();
    expect(found).toEqual([
      { product_name: 'Imported acetone', cas_numbers: '["67-64-1"]', sheet_date: '2025-06-03' },
      { product_name: 'Imported toluene', cas_numbers: '["108-88-3"]', sheet_date: '' },
      { product_name: '=HYPERLINK("x")', cas_numbers: '[]', sheet_date: '' },
    ]);
    const { body: report } = await own.send('GET', `/${done.id}/report.csv?language=fr`);
    expect(report).toContain(
      'ligne,résultat,motif,produit,No. produit,Nom du produit / Product name,Fabricant / Supplier,CAS,Date de la FDS,Emplacement',
    );
    expect(report).toContain(
      '4,Nouvelle,,Imported acetone,IM-1,Imported acetone,Boréal,67641,2025-06-03,Annex > Shelf',
    );
    expect(report).toContain('7,Refusée,aucun nom de produit,,IM-3,,Boréal,,,');
    expect((await own.send('GET', `/${done.id}/report.csv?language=en`)).body).toContain('7,Refused,no product name,');
    expect(report).toContain(`"'=HYPERLINK(""x"")"`);

    const taken = await own.takeBack(done);
    expect(taken).toMatchObject({ state: 'taken-back', problem: null, can_take_back: false });
    expect(await collectionOf(server, 10001)).toEqual(before);
    // What was taken back is no product of the organisation: the same list brings it anew.
    const again = await own.choose(await own.examine([listOf(text)]), { create_locations: true });
    expect(again.counts).toEqual(shown.counts);
  });

  it('that changes sheets gives them back what they were, with their places and values', async () => {
    const brought =
      'Name,Manufacturer,Product ID,SDS date,Location\nKept,Boréal,K-1,2024-01-02,Wing\nLeft,Boréal,K-2,2024-01-02,Wing\n';
    await own.start(await own.choose(await own.examine([listOf(brought)]), { create_locations: true }));
    const before = await collectionOf(server, 10001);
    const changes =
      'Name,Manufacturer,Product ID,SDS date,Location,CAS\nKept,Boréal,K-1,2026-01-02,Loft,67641\nLeft,Boréal,K-2,2024-01-02,Wing,\n';
    const done = await own.start(await own.choose(await own.examine([listOf(changes)]), { create_locations: true }));
    expect(done.counts).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await collectionOf(server, 10001)).not.toEqual(before);
    await own.takeBack(done);
    expect(await collectionOf(server, 10001)).toEqual(before);
  });

  it('that is taken back says how many of its locations stay, since something else is in them [S5.9-43]', async () => {
    const brought = listOf('Name,Manufacturer,Location\nIts own,Boréal,Dock > Stays\nToo,Boréal,Dock > Goes\n');
    const done = await own.start(await own.choose(await own.examine([brought]), { create_locations: true }));
    expect(done).toMatchObject({ new_locations: { total: 3 }, staying_locations: 0 });
    const other = await own.start(
      await own.examine([listOf('Name,Manufacturer,Location\nOther,Boréal,Dock > Stays\n')]),
    );
    const taken = await own.takeBack(done);
    expect(taken).toMatchObject({ state: 'taken-back', counts: done.counts, staying_locations: 2 });
    const { subsets } = await collectionOf(server, 10001);
    expect(subsets.map(({ name_en }) => name_en)).toEqual(expect.arrayContaining(['Dock', 'Stays']));
    expect(subsets.map(({ name_en }) => name_en)).not.toContain('Goes');
    await own.takeBack(other);
  });

  it('is not taken back once something was built on it, and nothing of it then [S5.9-08]', async () => {
    const done = await own.start(await own.examine([listOf('Name,Manufacturer\nBuilt on,Boréal\nBeside it,Boréal\n')]));
    const { store } = server.services;
    await store.updateTable('sheets').set({ signal_word: 'danger' }).where('product_name', '=', 'Built on').execute();
    const before = await collectionOf(server, 10001);
    const refused = await own.takeBack(done);
    expect(refused).toMatchObject({
      state: 'done',
      problem: { en: expect.stringContaining('“Built on”'), fr: expect.stringContaining('Rien n’a été annulé') },
    });
    expect(await collectionOf(server, 10001)).toEqual(before);
    expect(refused).toMatchObject({ ended_at: done.ended_at, progress: { done: 2, of: 2 } });
    expect(await logOf(done.id)).toEqual(['import-started', 'import-take-back-asked']);
    await store.updateTable('sheets').set({ signal_word: '' }).where('product_name', '=', 'Built on').execute();
    const taken = await own.takeBack(done);
    expect(taken).toMatchObject({ state: 'taken-back', problem: null });
    expect(taken.ended_at > done.ended_at).toBe(true);
    expect(await logOf(done.id)).toEqual([
      'import-started',
      ...['import-take-back-asked', 'import-take-back-asked', 'import-taken-back'],
    ]);
    const names = await store
      .selectFrom('audit_entries')
      .innerJoin('audit_names', 'audit_names.entry_id', 'audit_entries.id')
      .select('names')
      .where('event', '=', 'import-taken-back')
      .where('record', '=', String(done.id))
      .executeTakeFirstOrThrow();
    expect(JSON.parse(names.names).about).toEqual([`stock.csv (${done.id})`]);
  });

  it('may be a workbook, and its columns may be chosen by hand', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Stock',
          rows: [
            ['Stuff', 'Maker'],
            ['Chosen', 'Boréal'],
          ],
        },
      ],
    });
    const unclear = await own.examine([{ name: 'stock.xlsx', bytes }]);
    expect(unclear).toMatchObject({ state: 'unclear', problem: { en: expect.stringContaining('Stuff, Maker') } });
    expect((await own.preview(unclear)).columns).toMatchObject([
      { header: 'Stuff', column: null, samples: ['Chosen'] },
      { header: 'Maker', column: 'manufacturer' },
    ]);
    const ready = await own.choose(unclear, { columns: ['productName', null] });
    expect(ready).toMatchObject({ state: 'ready', counts: { new: 1 }, without_manufacturer: 1 });
    const twice = await own.send('PUT', `/${ready.id}`, {
      ...ready.choices,
      columns: ['cas', 'cas'],
      version: ready.version,
    });
    expect(twice.body.errors).toMatchObject([
      { code: 'import.same_column', source: { pointer: '/data/columns/1' } },
      { code: 'import.no_product_name', source: { pointer: '/data/columns' } },
    ]);
  });

  it('is looked through without regard to accents, by every word', async () => {
    const ready = await own.examine([
      listOf('Name,Manufacturer\nDécapant à béton,Boréal\nDECAPANT X,Boréal\nOther,Boréal\n'),
    ]);
    const found = async (words: string) =>
      (await own.rows(ready, `&q=${encodeURIComponent(words)}`)).map(({ product_name }) => product_name);
    expect(await found('décap')).toEqual(['Décapant à béton', 'DECAPANT X']);
    expect(await found('beton decapant')).toEqual(['Décapant à béton']);
  });

  it('is the sheet of a workbook that names the most columns, or the one that is chosen; others are named', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Read me', rows: [['Name of this file'], ['Inventory']] },
        {
          name: 'Plant A',
          rows: [
            ['Name', 'Manufacturer'],
            ['Of plant A', 'Boréal'],
          ],
        },
        {
          name: 'Plant B',
          rows: [
            ['Name', 'Manufacturer'],
            ['Of plant B', 'Boréal'],
            ['Of plant B too', 'Boréal'],
          ],
        },
        { name: 'Blank', rows: [] },
      ],
    });
    const ready = await own.examine([{ name: 'plants.xlsx', bytes }]);
    expect(ready.counts.new).toBe(1);
    expect(await own.preview(ready)).toMatchObject({ sheet: 'Plant A', other_sheets: ['Read me', 'Plant B'] });
    const other = await own.choose(ready, { sheet: 'Plant B' });
    expect(other.counts.new).toBe(2);
    expect(await own.preview(other)).toMatchObject({ sheet: 'Plant B', other_sheets: ['Read me', 'Plant A'] });
    expect((await own.choose(other, { sheet: 'Gone' })).counts.new).toBe(1);
  });

  it('whose dates can be read two ways is read day first, to be looked at, unless the order is chosen', async () => {
    const ready = await own.examine([listOf('Name,Manufacturer,SDS date\nTwo ways,Boréal,05/04/2023\n')]);
    const dateOf = async () => (await own.preview(ready)).rows[0]?.sheet.sheet_date;
    expect([ready.to_look_at, ready.choices.date_order, await dateOf()]).toEqual([1, null, '2023-04-05']);
    expect((await own.rows(ready))[0]?.reasons).toEqual([
      {
        en: 'date “05/04/2023” could be read two ways and was read day first, as 2023-04-05',
        fr: expect.stringContaining('jour en premier'),
      },
    ]);
    const chosen = await own.choose(ready, { date_order: 'month-first' });
    expect([chosen.to_look_at, await dateOf()]).toEqual([0, '2023-05-04']);
    const told = await own.examine([
      listOf('Name,Manufacturer,SDS date\nTold,Boréal,05/04/2023\nTelling,Boréal,05/24/2023\n'),
    ]);
    expect([told.to_look_at, (await own.preview(told)).rows[0]?.sheet.sheet_date]).toEqual([0, '2023-05-04']);
  });

  it('that cannot be read says so in both languages', async () => {
    expect(await own.examine([listOf('Name\n"never closed\n')])).toMatchObject({
      state: 'failed',
      problem: { en: expect.stringContaining('cannot be read'), fr: expect.stringContaining('ne peut pas être lue') },
    });
  });
});

describe('an import', () => {
  it('is carried out once, however many start it at once', async () => {
    const ready = await own.examine([listOf('Name,Manufacturer\nOnce,Boréal\n')]);
    const start = () => own.send('POST', `/${ready.id}/start`, { version: ready.version });
    const answers = await Promise.all([start(), start(), start()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await own.work();
    expect((await start()).status).toBe(200);
    await own.work();
    const { store } = server.services;
    expect(await store.selectFrom('sheets').select('isn').where('product_name', '=', 'Once').execute()).toHaveLength(1);
    const entries = await store
      .selectFrom('audit_entries')
      .select('details')
      .where('event', '=', 'import-started')
      .execute();
    expect(entries.filter(({ details }) => JSON.parse(details).import === ready.id)).toHaveLength(1);
  });

  it('is carried out as it was shown, or not at all', async () => {
    const ready = await own.examine([listOf('Name\nShown\n')]);
    const changed = await own.choose(ready, { language: 'fr' });
    const { status, body } = await own.send('POST', `/${ready.id}/start`, { version: ready.version });
    expect([status, body.errors[0].code]).toEqual([409, 'import.changed']);
    expect((await own.get(ready.id)).state).toBe('ready');
    expect((await own.start(changed)).state).toBe('done');
    const late = await own.send('PUT', `/${ready.id}`, { ...changed.choices, version: changed.version });
    expect([late.status, late.body.errors[0].code]).toEqual([409, 'import.not_open']);
  });

  it('goes on where it was when the server is killed in the middle, and its report has every row', async () => {
    const rows = Array.from({ length: 1_200 }, (_, index) => `Killed ${index},Boréal,KI-${index}`);
    const ready = await own.examine([listOf(['Name,Manufacturer,Product ID', ...rows].join('\n'))]);
    await own.send('POST', `/${ready.id}/start`, { version: ready.version });
    const { store } = server.services;
    // The second of three transactions is the last: what a killed process leaves is what it had written.
    const { runDueJobs } = await import('#server/app/jobs.ts');
    const stopping = new AbortController();
    const watch = setInterval(async () => {
      const { written } = await store
        .selectFrom('import_rows')
        .select((eb) => eb.fn.countAll<number>().as('written'))
        .where('import_id', '=', ready.id)
        .executeTakeFirstOrThrow();
      if (Number(written) > 0) stopping.abort();
    }, 1);
    await runDueJobs({ ...server.services, log: server.app.log }, { signal: stopping.signal });
    clearInterval(watch);
    await own.work();
    const done = await own.get(ready.id);
    expect(done).toMatchObject({ state: 'done', counts: { new: 1_200, unchanged: 0 } });
    expect((await own.send('GET', `/${ready.id}/rows`)).body.total).toBe(1_200);
    expect(await own.takeBack(done)).toMatchObject({ state: 'taken-back' });
    const left = await store.selectFrom('sheets').select('isn').where('product_name', 'like', 'Killed %').execute();
    expect(left).toEqual([]);
  });
});
