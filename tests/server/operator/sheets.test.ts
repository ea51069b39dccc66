import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewLimit } from '#contract/sheets/review.ts';
import { markPastReview } from '#server/domains/collection/mark-past-review.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Caller, found, signedInCaller, signedInOperator } from './operator-caller.ts';
import { putSheet } from './put-sheet.ts';

let server: TestServer;
let operator: Caller;
let member: Caller;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.collectionAdmin);
});
afterAll(() => server.close());

const list = async (query: string): Promise<{ id: number; attention: string[]; language: string }[]> =>
  (await operator('GET', `/operator/sheets?${query}`)).body;
const firstOf = async (query = '') => (await list(`organisation=10001&_start=0&_end=1${query}`))[0]!.id;

test('every kind of attention counts what its list holds, for all collections and for one', async () => {
  for (const organisation of ['', 'organisation=10001']) {
    const { body: counts } = await operator('GET', `/operator/attention?${organisation}`);
    for (const [kind, count] of Object.entries(counts)) {
      const { headers, body } = await operator(
        'GET',
        `/operator/sheets?attention=${kind}&_start=0&_end=500&${organisation}`,
      );
      expect([kind, Number(headers['x-total-count'])]).toEqual([kind, count]);
      expect(body.every((sheet: { attention: string[] }) => sheet.attention.includes(kind))).toBe(true);
    }
  }
});

test('members are told of the same sheets that are old, or have a newer version', async () => {
  for (const [kind, status] of [
    ['superseded', 'Newer version available'],
    ['old', 'Three or more years old'],
  ] as const) {
    const listed = await list(`organisation=10001&attention=${kind}&_start=0&_end=500`);
    const seen = await found(member, { fq: `status_s:"${status}"` });
    expect(listed.map(({ id }) => id).sort()).toEqual(seen.sort());
  }
});

test('a sheet comes of age without anybody changing it', async () => {
  const { store } = server.services;
  const fresh = (await list('organisation=10001&status=current&_sort=sheet_date&_order=DESC&_start=0&_end=1'))[0]!.id;
  const query = { fq: 'status_s:"Three or more years old"' };
  expect(await found(member, query)).not.toContain(fresh);
  await markPastReview(store);
  await store
    .updateTable('sheets')
    .set({ sheet_date: reviewLimit(new Date()) })
    .where('isn', '=', fresh)
    .execute();
  await store.updateTable('organisations').set({ reviewed_until: '2020-01-01' }).execute();
  await markPastReview(store);
  expect(await found(member, query)).toContain(fresh);
});

test('is found by words of name, maker and ids without their accents, and by its record number', async () => {
  const id = await firstOf('&language=fr&q=solution');
  const { body: sheet } = await operator('GET', `/operator/sheets/${id}`);
  const words = [sheet.product_name.split(' ')[0], sheet.manufacturer.split(' ')[0], ...sheet.product_ids]
    .map((word: string) => word.toUpperCase().normalize('NFKD').replace(/\p{M}/gu, ''))
    .join(' ');
  expect((await list(`q=${encodeURIComponent(words)}`)).map((one) => one.id)).toContain(id);
  expect((await list(`q=${id}`)).map((sheet) => sheet.id)).toEqual([id]);
  expect(await list('q=zzz+nothing')).toEqual([]);
});

test('a fact that is mended is what members find at once, in every collection that holds the sheet', async () => {
  const id = await firstOf();
  const { body: sheet } = await operator('GET', `/operator/sheets/${id}`);
  const edited = { ...sheet, product_name: 'Quillaja wetting agent', cas_numbers: ['67-64-1'] };
  const { status, body } = await operator('PUT', `/operator/sheets/${id}`, edited);
  expect([status, body.product_name, body.version]).toEqual([200, 'Quillaja wetting agent', sheet.version + 1]);
  expect(await found(member, { q: 'ProductName_txt:"quillaja"' })).toEqual([id]);
  const again = await operator('PUT', `/operator/sheets/${id}`, { ...sheet, product_name: 'Somebody else’s' });
  expect([again.status, again.body.errors[0].code]).toEqual([409, 'record.changed']);
});

test('what is wrong with a fact is said at its field', async () => {
  const id = await firstOf();
  const { body: sheet } = await operator('GET', `/operator/sheets/${id}`);
  const wrong = { ...sheet, manufacturer: '', cas_numbers: ['1-1-1'], sheet_date: '2026-02-30' };
  const { status, body } = await operator('PUT', `/operator/sheets/${id}`, wrong);
  expect(status).toBe(422);
  expect(body.errors.map((one: { source: object }) => one.source)).toEqual(
    ['/data/manufacturer', '/data/sheet_date', '/data/cas_numbers/0'].map((pointer) => ({ pointer })),
  );
});

test('a sheet shows its versions and who holds it, and opens its PDF for the staff', async () => {
  const [superseded] = await list('attention=superseded&_start=0&_end=1');
  const { body } = await operator('GET', `/operator/sheets/${superseded!.id}`);
  expect(body.versions.length).toBeGreaterThan(1);
  expect(body.versions.map((one: { id: number }) => one.id)).toContain(superseded!.id);
  expect(body.held_by.length).toBe(body.organisations);
  const pdf = await operator('GET', `/operator/sheets/${superseded!.id}/pdf`);
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('a sheet has its place in a list as it is filtered and ordered, and neighbours still once it has left it [S5.10-25]', async () => {
  const held = { 10001: [] };
  const made: number[] = [];
  for (const [productName, sheetDate] of [
    ['Sapodilla B', '2014-02-02'],
    ['Sapodilla A', '2014-03-03'],
    ['Sapodilla C', '2014-01-01'],
  ] as const)
    made.push(await putSheet(server, { productName, sheetDate, held }));
  const [b, a, c] = made as [number, number, number];
  const place = (id: number, query: string) => operator('GET', `/operator/sheets/${id}/place?q=Sapodilla&${query}`);
  expect((await place(b, 'attention=old')).body).toEqual({ index: 2, of: 3, previous: a, next: c });
  expect((await place(b, '_sort=sheet_date&_order=DESC')).body).toEqual({ index: 2, of: 3, previous: a, next: c });
  expect((await place(c, '_sort=sheet_date&_order=ASC')).body).toEqual({ index: 1, of: 3, previous: null, next: b });
  await operator('POST', `/operator/sheets/${b}/settle`, { kind: 'old', how: 'settled' });
  expect((await place(b, 'attention=old')).body).toEqual({ index: null, of: 2, previous: a, next: c });
  expect((await place(99_999_999, '')).status).toBe(404);
  expect((await place(b, 'colour=red')).status).toBe(400);
  const member = await signedInCaller(server, people.companyAdmin);
  expect((await member('GET', `/operator/sheets/${b}/place`)).status).toBe(403);
});
