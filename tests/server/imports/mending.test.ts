import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxMendedCell, maxMendedRows } from '#contract/imports/limits.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { collectionOf, type Imports, importsOf, listOf } from './importing.ts';

let server: TestServer;
let own: Imports;
beforeAll(async () => {
  server = await startTestServer();
  own = await importsOf(server, people.companyAdmin);
});
afterAll(() => server.close());

const heading = 'Name,Manufacturer,SDS date,Location';
const list = (lines: readonly string[]) => listOf([heading, ...lines].join('\n'));
const outcomesOf = async (record: Parameters<Imports['rows']>[0]) =>
  (await own.rows(record)).map(({ line, outcome, to_look_at }) => [line, outcome, to_look_at]);

describe('a row of a list', () => {
  it('is corrected on the screen, judged again, imported and reported [S5.9-40]', async () => {
    const ready = await own.examine([
      list([',Larch,2024-01-02,', 'Toluene,Larch,spring,', 'Xylene,Larch,2024-01-02,', 'Xylene,Larch,2024-01-02,']),
    ]);
    expect(ready.counts).toMatchObject({ new: 2, merged: 1, rejected: 1 });
    const rows = await own.rows(ready);
    expect(rows[0]).toMatchObject({
      is_mended: false,
      fields: [
        { column: 'productName', read: '', value: '' },
        { column: 'manufacturer', read: 'Larch', value: 'Larch' },
        { column: 'sheetDate', read: '2024-01-02', value: '2024-01-02' },
        { column: 'locations', read: '', value: '' },
      ],
    });
    // Whoever sees that something is wrong may say so of what is held right too.
    expect(rows.map(({ fields }) => fields !== null)).toEqual([true, true, true, true]);

    const named = await own.mend(ready, 2, { productName: '=HYPERLINK("x")<b>', manufacturer: 'Larch' });
    expect(named).toMatchObject({ state: 'ready', counts: { new: 3, rejected: 0 }, to_look_at: 1 });
    const dated = await own.mend(named, 3, { sheetDate: '2024-05-06' });
    expect(dated).toMatchObject({ counts: { new: 3 }, to_look_at: 0 });
    expect((await own.rows(dated))[0]).toMatchObject({
      outcome: 'new',
      is_mended: true,
      product_name: '=HYPERLINK("x")<b>',
      fields: expect.arrayContaining([{ column: 'productName', read: '', value: '=HYPERLINK("x")<b>' }]),
    });
    expect((await own.preview(dated)).rows[1]?.sheet.sheet_date).toBe('2024-05-06');

    const done = await own.start(dated);
    expect(done.counts).toEqual(dated.counts);
    const { sheets } = await collectionOf(server, 10001);
    const ofLarch = sheets.filter(({ manufacturer }) => manufacturer === 'Larch');
    expect(ofLarch.map(({ product_name, sheet_date }) => [product_name, sheet_date])).toEqual([
      ['=HYPERLINK("x")<b>', '2024-01-02'],
      ['Toluene', '2024-05-06'],
      ['Xylene', '2024-01-02'],
    ]);
    expect((await own.rows(done))[1]).toMatchObject({
      is_mended: true,
      fields: null,
      reasons: [
        {
          en: 'corrected on the screen: SDS date “2024-05-06” instead of “spring”',
          fr: 'corrigé à l’écran\u00a0: Date de la FDS «\u00a02024-05-06\u00a0» au lieu de «\u00a0spring\u00a0»',
        },
      ],
    });
    const { body: report } = await own.send('GET', `/${done.id}/report.csv`);
    expect(report).toContain('2,New,"corrected on the screen: Product name “=HYPERLINK(""x"")<b>”","\'=HYPERLINK');
    expect(report).toContain(',Toluene,Toluene,Larch,spring,');
    const late = await own.send('PUT', `/${done.id}/rows/2`, { values: {}, is_left_out: true });
    expect([late.status, late.body.errors[0].code]).toEqual([409, 'import.not_open']);
  });

  it('is left out on purpose, and brought back', async () => {
    const ready = await own.examine([list(['Left,Boréal,2024-01-02,', 'Left,Boréal,spring,', ',Boréal,,'])]);
    expect(await outcomesOf(ready)).toEqual([
      [2, 'new', false],
      [3, 'merged', true],
      [4, 'rejected', false],
    ]);
    await own.mend(ready, 4, {}, true);
    // What others were merged into is gone: the next of them stands for itself.
    const left = await own.mend(ready, 2, {}, true);
    expect(left.counts).toMatchObject({ new: 1, merged: 0, rejected: 0, omitted: 2 });
    expect(await outcomesOf(left)).toEqual([
      [2, 'omitted', false],
      [3, 'new', true],
      [4, 'omitted', false],
    ]);
    const back = await own.mend(left, 2, {});
    expect(back.counts).toMatchObject({ new: 1, merged: 1, omitted: 1 });
    const done = await own.start(back);
    expect(done.counts).toEqual(back.counts);
    expect((await own.send('GET', `/${done.id}/report.csv?language=fr`)).body).toContain('4,Écartée,,,');
    await own.takeBack(done);
  });

  it('keeps what was corrected while choices change, and where the list is sent again with other lines', async () => {
    const ready = await own.examine([list([',Boréal,2024-01-02,Aisle', 'Other,Boréal,,'])]);
    await own.mend(ready, 2, { productName: 'Kept', locations: 'Pier' });
    const chosen = await own.choose(await own.get(ready.id), { create_locations: true });
    expect(chosen).toMatchObject({ counts: { new: 2, rejected: 0 }, new_locations: { paths: ['Pier'], total: 1 } });
    await own.addFiles(ready.id, [list(['Before,Boréal,,', ',Boréal,2024-01-02,Aisle', 'Other,Boréal,,'])]);
    await own.send('POST', `/${ready.id}/examine`, {});
    await own.work();
    const again = await own.get(ready.id);
    expect(again.counts).toMatchObject({ new: 3, rejected: 0 });
    expect((await own.rows(again))[1]).toMatchObject({ line: 3, product_name: 'Kept', is_mended: true });
    // It is taken back where everything stands as it came.
    const asItCame = await own.mend(again, 3, { productName: ' ', locations: 'Aisle' });
    expect(asItCame.counts).toMatchObject({ new: 2, rejected: 1 });
    expect((await own.rows(asItCame))[1]).toMatchObject({ is_mended: false });
  });

  it('is corrected as far as lists have it, and only as long as nothing is carried out', async () => {
    const ready = await own.examine([list([',Boréal,,', ''])]);
    const send = (line: number, values: object) =>
      own.send('PUT', `/${ready.id}/rows/${line}`, { values, is_left_out: false });
    const codeOf = async (answer: ReturnType<typeof send>) => {
      const { status, body } = await answer;
      return [status, body.errors[0].code, body.errors[0].source?.pointer];
    };
    expect(await codeOf(send(2, { cas: '67-64-1' }))).toEqual([422, 'import.no_such_field', '/data/values/cas']);
    expect((await codeOf(send(2, { productName: 'x'.repeat(maxMendedCell + 1) })))[0]).toBe(422);
    expect((await codeOf(send(2, { file_hash: 'x' })))[0]).toBe(422);
    expect((await codeOf(send(99, {})))[0]).toBe(404);
    const { store } = server.services;
    const many = Array.from({ length: maxMendedRows }, (_, index) => ({
      ...{ import_id: ready.id, line: 1000 + index, file: '', about: '', mended: '{}', left_out: 1 as const },
    }));
    for (let at = 0; at < many.length; at += 500)
      await store
        .insertInto('import_mends')
        .values(many.slice(at, at + 500))
        .execute();
    expect((await codeOf(send(2, { productName: 'One more' })))[1]).toBe('import.too_many_mended');
    await store.deleteFrom('import_mends').where('import_id', '=', ready.id).execute();
    expect(await own.get(ready.id)).toEqual(ready);
    await own.addFiles(ready.id, [list(['Another,Boréal,,'])]);
    expect((await codeOf(send(2, { productName: 'Of before' })))[1]).toBe('import.changed');
  });

  it('is corrected while the dry run of the correction before is under way; counts stand until they are anew', async () => {
    const ready = await own.examine([list([',Boréal,2024-01-02,', ',Boréal,2024-01-03,'])]);
    const send = (line: number, productName: string) =>
      own.send('PUT', `/${ready.id}/rows/${line}`, { values: { productName }, is_left_out: false });
    const [first, second] = await Promise.all([send(2, 'One'), send(3, 'Two')]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await own.get(ready.id)).toMatchObject({ state: 'examining', counts: ready.counts });
    const between = (await own.rows(ready))[0];
    expect(between).toMatchObject({ outcome: 'rejected', is_mended: true });
    expect(between?.fields?.[0]).toEqual({ column: 'productName', read: '', value: 'One' });
    const started = await own.send('POST', `/${ready.id}/start`, { version: ready.version });
    expect(started.status).toBe(409);
    await own.work();
    expect(await own.get(ready.id)).toMatchObject({ state: 'ready', counts: { new: 2, rejected: 0 } });
  });
});

describe('a PDF without a list', () => {
  it('that could not be placed is told what it is; one that cannot be read is left out [S5.9-41]', async () => {
    const ready = await own.examine([
      { name: 'scan-001.pdf', path: 'Drop/Loft/scan-001.pdf', bytes: await makePdf('nothing of a sheet') },
      { name: 'note.pdf', path: 'Drop/note.pdf', bytes: Buffer.from('no PDF') },
    ]);
    const chosen = await own.choose(ready, { locations_from_folders: true });
    expect(await own.rows(chosen)).toMatchObject([
      { file: 'Drop/Loft/scan-001.pdf', outcome: 'rejected', fields: [{ column: 'locations', read: 'Drop > Loft' }] },
      { file: 'Drop/note.pdf', outcome: 'rejected', fields: [] },
    ]);
    const placed = await own.mend(await own.choose(chosen, { create_locations: true }), 1, { locations: 'Loft' });
    expect(placed).toMatchObject({
      counts: { new: 1, rejected: 1 },
      to_look_at: 1,
      new_locations: { paths: ['Loft'] },
    });
    const [scan] = await own.rows(placed);
    expect(scan?.fields?.map(({ column }) => column)).toEqual([
      ...['productName', 'alternativeName', 'manufacturer', 'productIds', 'cas', 'unNumbers', 'language', 'sheetDate'],
      'locations',
    ]);
    await own.mend(placed, 2, {}, true);
    const said = {
      productName: 'Scanned thinner',
      manufacturer: 'Boréal',
      language: 'French',
      sheetDate: '2024-05-06',
    };
    const told = await own.mend(placed, 1, { ...said, locations: 'Loft', cas: '67641' });
    expect(told.counts).toMatchObject({ new: 1, rejected: 0, omitted: 1 });
    expect((await own.rows(told))[0]?.product_name).toBe('Scanned thinner');
    const wrong = await own.mend(told, 1, { ...said, language: 'Klingon', locations: 'Loft', cas: '67641' });
    expect((await own.rows(wrong))[0]).toMatchObject({
      outcome: 'rejected',
      reasons: [{ en: 'language “Klingon” is neither English nor French' }, {}],
      fields: expect.arrayContaining([{ column: 'productName', read: '', value: 'Scanned thinner' }]),
    });
    const done = await own.start(await own.mend(wrong, 1, { ...said, locations: 'Loft', cas: '67641' }));
    expect(done).toMatchObject({ state: 'done', counts: { new: 1, omitted: 1 } });
    const { sheets } = await collectionOf(server, 10001);
    expect(sheets.find(({ product_name }) => product_name === 'Scanned thinner')).toMatchObject({
      manufacturer: 'Boréal',
      language: 'fr',
      sheet_date: '2024-05-06',
      cas_numbers: '["67-64-1"]',
    });
    expect((await own.send('GET', `/${done.id}/report.csv`)).body).toContain('Drop/note.pdf,Left out,');
    await own.takeBack(done);
  });
});
