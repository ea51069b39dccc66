import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm } from '#tests/support/forms.ts';
import { joinPdfs, makePdf, shortSheet } from '#tests/support/pdfs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Caller, found, signedInCaller, signedInOperator, workOn } from './operator-caller.ts';

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
