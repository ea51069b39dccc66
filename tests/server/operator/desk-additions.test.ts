import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendForm } from '#tests/support/forms.ts';
import { joinPdfs, makePdf, shortSheet } from '#tests/support/pdfs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Caller, found, signedInCaller, signedInOperator, workOn } from './operator-caller.ts';
import { putSheet } from './put-sheet.ts';

let server: TestServer;
let operator: Caller;
let admin: Caller;
let place: number;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  admin = await signedInCaller(server, people.companyAdmin);
  const { store } = server.services;
  place = (
    await store
      .selectFrom('subsets')
      .select('id')
      .where('organisation_id', '=', 10001)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id;
});
afterAll(() => server.close());

const open = (organisation: number, bytes?: Uint8Array, { cookie } = operator) =>
  sendForm(
    server.app,
    { path: '/operator/additions', field: 'file', cookie },
    {
      fields: { organisation: String(organisation) },
      ...(bytes && { files: [{ name: 'phone.pdf', bytes }] }),
    },
  );
const confirm = async (id: number, sheet: object) => {
  const { draft, version } = await workOn(operator, id);
  const entry = { ...draft, sheet: { ...draft.sheet, ...sheet }, locations: [place] };
  return operator('POST', `/operator/requests/${id}/confirm`, { entry, version, note: '' });
};
const requestsOf = async (member: Caller): Promise<string[]> =>
  (await member('GET', '/requests?page[size]=100')).body.data.map(({ id }: { id: string }) => id);
const unseen = async () => (await admin('GET', '/count-notifications')).body;

test('an addition that the desk opens is its opener’s, is filled in from the PDF, and is added as any other [S5.10-06]', async () => {
  const { status, body } = await open(10001, await makePdf(shortSheet('Whale oil')));
  expect(status).toBe(200);
  const { body: request } = await operator('GET', `/operator/requests/${body.id}`);
  expect(request).toMatchObject({ type: 'sdsaddition', requester: 'The desk', has_file: true, email: '' });
  expect(request.holder).not.toBeNull();
  expect((await workOn(operator, body.id)).draft.sheet.product_name).toBe('Whale oil');
  const added = await confirm(body.id, { manufacturer: 'Nantucket', language: 'en', sheet_date: '2025-02-01' });
  expect(added.status).toBe(200);
  expect(await found(admin, { q: 'ProductName_txt:"whale"' })).toEqual([added.body.isn]);
});

test('a sheet without a PDF is entered by hand, and waits among those without one [S5.10-07]', async () => {
  const { body } = await open(10001);
  const work = await workOn(operator, body.id);
  expect([work.draft.sheet.product_name, work.candidates]).toEqual(['', []]);
  const facts = { product_name: 'Lamp black', manufacturer: 'Nantucket', language: 'en' };
  const added = await confirm(body.id, facts);
  expect(added.status).toBe(200);
  const { body: sheet } = await operator('GET', `/operator/sheets/${added.body.isn}`);
  expect(sheet).toMatchObject({ has_pdf: false, attention: expect.arrayContaining(['no-pdf']) });
});

test('members see what the desk adds once it is added, and nothing before or of what came to nothing [S5.10-08]', async () => {
  const before = [await requestsOf(admin), await unseen()];
  const { body } = await open(10001, await makePdf(shortSheet('Baleen')));
  expect([await requestsOf(admin), await unseen()]).toEqual(before);
  expect((await admin('GET', `/requests/${body.id}`)).status).toBe(404);
  expect((await admin('GET', `/requests/${body.id}/file`)).status).toBe(404);
  await confirm(body.id, { manufacturer: 'Nantucket', language: 'en' });
  expect(await requestsOf(admin)).toContain(String(body.id));

  const { body: other } = await open(10001, await makePdf(shortSheet('Ambergris')));
  await operator('POST', `/operator/requests/${other.id}/refuse`, { note: 'Not theirs.' });
  expect(await requestsOf(admin)).not.toContain(String(other.id));
});

test('what a file of several sheets is split into stays the desk’s', async () => {
  const bytes = await joinPdfs([await makePdf(shortSheet('Flense')), await makePdf(shortSheet('Try-works'))]);
  const { body } = await open(10001, bytes);
  await workOn(operator, body.id);
  const parts = [
    [1, 1],
    [2, 2],
  ];
  const split = await operator('POST', `/operator/requests/${body.id}/split`, { parts });
  expect(split.status).toBe(200);
  for (const id of split.body.ids)
    expect((await operator('GET', `/operator/requests/${id}`)).body.requester).toBe('The desk');
});

test('an organisation that is not there is refused at its field, as is a file that is no PDF; members open none', async () => {
  expect((await open(99_999)).faults).toEqual(['/data/organisation request.required']);
  expect((await open(10001, Buffer.from('hello'))).faults).toEqual(['/data/file upload.not_a_pdf']);
  expect((await open(10001, await makePdf('x'), admin)).status).toBe(403);
});

test('of another company of the group is offered with its identifier and name or substances, and with the identifier alone is not', async () => {
  const ingredients = [{ cas: '8006-54-0', name: 'Lanolin', percent: '100 %' }];
  const isn = await putSheet(server, {
    ...{ productName: 'Lanoline-77', manufacturer: 'Ipecac Industries, Inc.', productIds: ['IP-7', 'IPC 4410'] },
    ...{ ingredients, held: { 10001: [place] } },
  });
  const { body } = await open(10001);
  const { draft } = await workOn(operator, body.id);
  const offered = async (facts: object) => {
    const { body: candidates } = await operator('POST', `/operator/requests/${body.id}/candidates`, {
      ...draft.sheet,
      ...{ product_name: 'Lanoline 77', manufacturer: 'Ipecac Canada Inc.', product_ids: ['ipc-4410'] },
      ...{ ingredients: [], language: 'fr', ...facts },
    });
    return candidates.map((one: { isn: number; likeness: string }) => [one.isn, one.likeness]);
  };
  const alike = [[isn, 'alike']];
  expect(await offered({})).toEqual(alike);
  expect(await offered({ product_name: 'Suint de laine', ingredients })).toEqual(alike);
  for (const other of [
    { product_name: 'Suint de laine' },
    { product_ids: ['4410'] },
    { product_ids: [] },
    { manufacturer: 'Canada Ipecac' },
    { manufacturer: '' },
  ])
    expect([other, await offered(other)]).toEqual([other, []]);
});

describe('an addition that is opened beside a sheet', () => {
  const openBeside = (fields: Readonly<Record<string, string>>, bytes?: Uint8Array) =>
    sendForm(
      server.app,
      { path: '/operator/additions', field: 'file', cookie: operator.cookie },
      { fields, ...(bytes && { files: [{ name: 'other.pdf', bytes }] }) },
    );
  const isnOf = (facts: object) => putSheet(server, { productName: 'Tung oil', productIds: ['TO-1'], ...facts });

  test('is filled in with its name, maker, numbers, places and the other language, and is its other language [S5.10-43]', async () => {
    const isn = await isnOf({ held: { 10001: [place] } });
    const { body } = await openBeside({ organisation: '10001', like: String(isn), language: 'fr' });
    const { draft, candidates } = await workOn(operator, body.id);
    expect(draft).toMatchObject({
      sheet: { product_name: 'Tung oil', manufacturer: 'Kapok Works', product_ids: ['TO-1'], language: 'fr' },
      locations: [place],
      decision: { kind: 'beside', isn },
    });
    expect(candidates[0]).toMatchObject({ isn, likeness: 'other-language' });
    // However it is called: the other language has its own words.
    const { body: still } = await operator('POST', `/operator/requests/${body.id}/candidates`, {
      ...draft.sheet,
      ...{ product_name: 'Huile de bois', manufacturer: 'Ateliers Kapok', product_ids: [] },
    });
    expect(still).toEqual([expect.objectContaining({ isn, likeness: 'other-language' })]);
    const added = await confirm(body.id, { product_name: 'Huile de bois' });
    const { body: sheet } = await operator('GET', `/operator/sheets/${isn}`);
    expect(sheet.versions.map(({ id }: { id: number }) => id).toSorted()).toEqual([isn, added.body.isn].toSorted());
  });

  test('has what its own PDF says, and from the sheet what that does not say [S5.10-43]', async () => {
    const isn = await isnOf({ productName: 'Candelilla', held: { 10001: [place] } });
    const { body } = await openBeside(
      { organisation: '10001', like: String(isn) },
      await makePdf(shortSheet('Candelilla wax')),
    );
    const { draft } = await workOn(operator, body.id);
    expect(draft.sheet.product_name).toBe('Candelilla wax');
    expect(draft.sheet.manufacturer).not.toBe('');
    expect(draft.locations).toEqual([place]);
  });

  test('is refused beside a sheet that the organisation never had, and tells nothing of it [S5.10-44]', async () => {
    const theirs = await isnOf({ ownerId: 10002, held: { 10002: [] } });
    for (const like of [theirs, 99_999_999]) {
      const { status, faults } = await openBeside({ organisation: '10001', like: String(like), language: 'fr' });
      expect([status, faults]).toEqual([422, ['/data/organisation addition.unknown_sheet']]);
    }
  });
});
