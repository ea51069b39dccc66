import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDueJobs } from '#server/app/jobs.ts';
import { dropLostFiles } from '#server/platform/files/reservations.ts';
import { entriesOf } from '#tests/server/audit/log.ts';
import { bytesOf } from '#tests/support/files.ts';
import { sendForm } from '#tests/support/forms.ts';
import { makeLockedPdf, makePdf, shortSheet } from '#tests/support/pdfs.ts';
import { scan } from '#tests/support/scans.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Caller, found, pdfOf, signedInCaller, signedInOperator } from './operator-caller.ts';
import { locationsOf, putSheet } from './put-sheet.ts';

let server: TestServer;
let operator: Caller;
let member: Caller;
/** Sheets of the first organisation alone, each for one test. */
let sheets: number[];
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.collectionAdmin);
  const { body } = await operator('GET', '/operator/sheets?organisation=10001&language=en&status=current&_sort=id');
  sheets = body
    .filter(({ organisations }: { organisations: number }) => organisations === 1)
    .map(({ id }: { id: number }) => id);
});
afterAll(() => server.close());

const give = (isn: number, bytes: Uint8Array, { cookie } = operator) =>
  sendForm(
    server.app,
    { path: `/operator/sheets/${isn}/pdf`, field: 'file', cookie },
    { files: [{ name: 'better.pdf', bytes }] },
  );
/** By somebody who is sure, unless the body says otherwise: these files are of other names than the sheets. */
const save = (isn: number, body: object, caller = operator) =>
  caller('PUT', `/operator/sheets/${isn}/pdf`, { sure: true, ...body });
const read = async (isn: number) => (await operator('GET', `/operator/sheets/${isn}`)).body;
const hashOf = async (isn: number) =>
  (
    await server.services.store
      .selectFrom('sheets')
      .select('file_hash')
      .where('isn', '=', isn)
      .executeTakeFirstOrThrow()
  ).file_hash;

test('a PDF that is taken for a sheet is told with what it says otherwise, and changes nothing yet [S5.10-01]', async () => {
  const [isn] = sheets as [number];
  const before = await read(isn);
  const { status, body } = await give(isn, await makePdf(shortSheet('Kapok oil')));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    outcome: 'read',
    is_same: false,
    version: before.version,
    recorded: { product_name: before.product_name },
    read: { product_name: 'Kapok oil' },
  });
  expect(body.differing).toContain('product_name');
  expect(body.differing).not.toContain('alternative_name');
  expect(await read(isn)).toEqual(before);
});

test('the sheet has the PDF with the facts that were chosen, members find both at once, and the former file is kept [S5.10-02]', async () => {
  const [, first, second] = sheets as [number, number, number];
  for (const [isn, take] of [
    [first, []],
    [second, ['product_name']],
  ] as const) {
    const before = await read(isn);
    const older = await give(isn, await makePdf(shortSheet(`Older copy ${isn}`)));
    await save(isn, { file: older.body.file, take: [], version: before.version });
    const word = take.length > 0 ? 'balata' : 'gutta';
    const { body } = await give(isn, await makePdf(shortSheet(`Resin ${word}`)));
    const saved = await save(isn, { file: body.file, take, version: before.version + 1 });
    expect([saved.status, saved.body.version]).toEqual([200, before.version + 2]);
    expect(saved.body.product_name).toBe(take.length > 0 ? `Resin ${word}` : before.product_name);
    expect([saved.body.manufacturer, saved.body.has_pdf]).toEqual([before.manufacturer, true]);
    expect(await hashOf(isn)).toBe(body.file);
    const sections = await member('GET', `/sds-details/sections/?recordID=${isn}`);
    expect(JSON.stringify(sections.body)).toContain(word);
    expect((await member('GET', `/pdf/${isn}.pdf?lang=en`)).status).toBe(200);
    expect(await found(member, { q: `ProductName_txt:"${word}"` })).toEqual(take.length > 0 ? [isn] : []);
    await dropLostFiles(server.services);
    expect(await server.services.files.find(older.body.file)).toBeDefined();
    expect(await server.services.files.find(body.file)).toBeDefined();
  }
  expect((await entriesOf(server, 'sheet-pdf-replaced')).map(({ details }) => details)).toEqual(
    expect.arrayContaining([expect.objectContaining({ taken: ['product_name'] })]),
  );
});

test('a file that is no PDF, is locked, or is none is refused at the field [S5.10-03]', async () => {
  const [isn] = sheets as [number];
  expect((await give(isn, Buffer.from('hello'))).faults).toEqual(['/data/file upload.not_a_pdf']);
  expect((await give(isn, await makeLockedPdf())).faults).toEqual(['/data/file upload.password_protected']);
  const none = await sendForm(
    server.app,
    { path: `/operator/sheets/${isn}/pdf`, field: 'file', cookie: operator.cookie },
    {},
  );
  expect(none.faults).toEqual(['/data/file addition.no_file']);
  expect((await give(99_999_999, await makePdf('Nobody'))).status).toBe(404);
});

test('a file that is another sheet of the same organisation is refused, and says which [S5.10-03]', async () => {
  const [, , , one, other] = sheets as [number, number, number, number, number];
  const bytes = await makePdf(shortSheet('Twin'));
  const { body } = await give(one, bytes);
  await save(one, { file: body.file, take: [], version: body.version });
  const refused = await give(other, bytes);
  expect(refused.faults).toEqual(['/data/file sheet.file_of_other']);
  expect(refused.titles[0]).toContain(String(one));
});

test('a change by somebody else in between is told, and the file can be saved all the same once it was looked at [S5.10-04]', async () => {
  const isn = sheets[5]!;
  const { body } = await give(isn, await makePdf(shortSheet('Copal')));
  await operator('PUT', `/operator/sheets/${isn}`, { ...(await read(isn)), alternative_name: 'Varnish' });
  const late = await save(isn, { file: body.file, take: [], version: body.version });
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'record.changed']);
  const again = await save(isn, { file: body.file, take: [], version: body.version + 1 });
  expect([again.status, again.body.alternative_name]).toEqual([200, 'Varnish']);
});

test('no file is reached by its hash: neither another sheet’s nor one that somebody else sent [S5.10-05]', async () => {
  const [isn, , , , , , other] = sheets as number[];
  const { version } = await read(isn!);
  const theirs = await hashOf(other!);
  const sent = await give(other!, await makePdf(shortSheet('Elsewhere')));
  for (const file of [theirs || 'a'.repeat(64), sent.body.file, 'b'.repeat(64)]) {
    const { status, body } = await save(isn!, { file, take: [], version });
    expect([status, body.errors[0].code]).toEqual([422, 'sheet.file_gone']);
  }
  expect((await give(isn!, await makePdf('x'), member)).status).toBe(403);
  expect((await save(isn!, { file: 'b'.repeat(64), take: [], version }, member)).status).toBe(403);
});

/** A cleanser's sheet, as the PDFs of these tests may read: its maker is who is told of in a PDF. */
const cleanser = {
  productName: 'Gentle Cleanser',
  manufacturer: 'Larch Solvents',
  productIds: ['GC-10'],
  ingredients: [{ cas: '64-17-5', name: 'Ethanol', percent: '5' }],
  sheetDate: '2024-01-02',
};
const pdfOfSheet = async (
  facts: Readonly<Record<'name' | 'maker' | 'id' | 'cas', string>> & { readonly date?: string },
): Promise<Buffer> =>
  makePdf(
    shortSheet(
      `${facts.name}\nProduct code: ${facts.id}\nManufacturer: ${facts.maker}\nRevision date: ${facts.date ?? '2024-01-02'}`,
    ).replace('Acetone 67-64-1', `Substance ${facts.cas}`),
  );
const sameSheet = { name: 'Gentle Cleanser', maker: 'Larch Solvents', id: 'GC-10', cas: '64-17-5' };
const chlorine = { name: 'Chlorine Tablets', maker: 'Larch Solvents', id: 'CT-77', cas: '7782-50-5' };

test('a PDF that reads as another product’s is told with what disagrees, and becomes the sheet’s only by who is sure [S5.10-20 S5.10-21]', async () => {
  const isn = await putSheet(server, cleanser);
  const before = await read(isn);
  const { body } = await give(isn, await pdfOfSheet(chlorine));
  expect(body.apart).toEqual(expect.arrayContaining(['product_name', 'product_ids', 'ingredients']));
  const asked = { file: body.file, take: [], version: body.version };
  for (const unsure of [
    { sure: false },
    { sure: undefined },
    { sure: false, take: ['product_name', 'product_ids', 'ingredients'] },
  ]) {
    const { status, body: refused } = await save(isn, { ...asked, ...unsure });
    expect([status, refused.errors[0].code, refused.errors[0].source.pointer]).toEqual([
      422,
      'sheet.file_apart',
      '/data/file',
    ]);
  }
  expect((await save(isn, { ...asked, sure: 'yes' })).status).toBe(422);
  expect(await read(isn)).toEqual(before);
  expect(await hashOf(isn)).toBe('');
  expect((await save(isn, asked)).status).toBe(200);
  expect(await hashOf(isn)).toBe(body.file);
});

test('a better copy of the very sheet is asked nothing, though its name has another grade [S5.10-20]', async () => {
  const isn = await putSheet(server, cleanser);
  for (const copy of [
    sameSheet,
    { ...sameSheet, name: 'Gentle Cleanser Professional', maker: 'Larch Solvents Inc.' },
  ]) {
    const { body } = await give(isn, await pdfOfSheet(copy));
    expect(body.apart).toEqual([]);
    expect((await save(isn, { file: body.file, take: [], version: body.version, sure: false })).status).toBe(200);
  }
});

test('a PDF in the other language is asked about as another product’s is [S5.10-20]', async () => {
  const french = await server.services.store
    .selectFrom('sheets')
    .select('isn')
    .where('language', '=', 'fr')
    .orderBy('isn')
    .executeTakeFirstOrThrow();
  const bytes = await pdfOf(server, french.isn);
  const facts = await read(french.isn);
  const isn = await putSheet(server, {
    ...{ productName: facts.product_name, manufacturer: facts.manufacturer, productIds: facts.product_ids },
    ...{ ingredients: facts.ingredients, language: 'en' },
  });
  const { body } = await give(isn, bytes);
  expect(body.apart).toEqual(['language']);
  const unsure = await save(isn, { file: body.file, take: ['language'], version: body.version, sure: false });
  expect([unsure.status, unsure.body.errors[0].code]).toEqual([422, 'sheet.file_apart']);
});

test('that the supplier was asked stays with another file, until the file brings a newer date [S5.10-22]', async () => {
  const [mill] = await locationsOf(server, 10001);
  const old = { ...cleanser, productName: 'Gentle Cleanser', sheetDate: '2015-01-02', held: { 10001: [mill!] } };
  const isn = await putSheet(server, old);
  for (const [kind, how] of [
    ['old', 'asked'],
    ['no-pdf', 'settled'],
  ])
    await operator('POST', `/operator/sheets/${isn}/settle`, { kind, how });
  const copy = await give(isn, await pdfOfSheet({ ...sameSheet, date: '2015-01-02' }));
  const kept = await save(isn, { file: copy.body.file, take: [], version: copy.body.version });
  expect(kept.body).toMatchObject({ status: 'update-requested', settled: [{ kind: 'old', how: 'asked' }] });
  expect(kept.body.attention).not.toContain('old');

  const newer = await give(isn, await pdfOfSheet({ ...sameSheet, date: '2016-03-04' }));
  expect(newer.body.differing).toContain('sheet_date');
  const { body } = await save(isn, { file: newer.body.file, take: ['sheet_date'], version: newer.body.version });
  expect(body).toMatchObject({ status: 'current', sheet_date: '2016-03-04', settled: [] });
  expect(body.attention).toContain('old');
});

test('a scan becomes the sheet’s only by who has looked at it, and is compared once it is recognised [S5.10-66]', async () => {
  const isn = await putSheet(server, { ...cleanser, held: { 10001: [(await locationsOf(server, 10001))[0]!] } });
  const { body } = await give(isn, await scan(await pdfOfSheet({ ...sameSheet, maker: 'Quokka Coatings Ltd.' })));
  expect([body.outcome, body.apart]).toEqual(['recognising', []]);
  const asked = { file: body.file, take: [], version: body.version };
  const unsure = await save(isn, { ...asked, sure: false });
  expect([unsure.status, unsure.body.errors[0].code]).toEqual([422, 'sheet.file_apart']);
  expect(await hashOf(isn)).toBe('');
  const saved = await save(isn, asked);
  expect([saved.status, saved.body.recognised]).toEqual([200, null]);
  const again = await give(isn, await bytesOf(server.services.files, body.file));
  const same = { file: again.body.file, take: [], version: again.body.version, sure: false };
  expect([again.body.is_same, (await save(isn, same)).status]).toEqual([true, 200]);

  await runDueJobs({ ...server.services, log: server.app.log });
  const { recognised, attention } = await read(isn);
  expect([attention.includes('unread'), recognised.apart, recognised.read.manufacturer]).toEqual([
    true,
    ['manufacturer'],
    'Quokka Coatings Ltd.',
  ]);
  await operator('POST', `/operator/sheets/${isn}/settle`, { kind: 'unread', how: 'settled' });
  expect((await read(isn)).recognised).toBeNull();
}, 60_000);

test('a scan that reads as the sheet’s own says nothing once it is recognised [S5.10-66]', async () => {
  const isn = await putSheet(server, cleanser);
  const { body } = await give(isn, await scan(await pdfOfSheet(sameSheet), { specks: 1 }));
  await save(isn, { file: body.file, take: [], version: body.version });
  await runDueJobs({ ...server.services, log: server.app.log });
  expect((await read(isn)).recognised).toBeNull();
}, 60_000);
