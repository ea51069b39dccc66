import { afterAll, beforeAll, expect, test } from 'vitest';
import { endDueOrganisations } from '#server/domains/operator/organisations/ending.ts';
import { endFormerPdfs } from '#server/domains/operator/sheets/former-pdfs.ts';
import { dropLostSections } from '#server/domains/reading/keep-sections.ts';
import { dropLostFiles } from '#server/platform/files/reservations.ts';
import { entriesOf } from '#tests/server/audit/log.ts';
import { sendForm } from '#tests/support/forms.ts';
import { makePdf, shortSheet } from '#tests/support/pdfs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Caller, signedInCaller, signedInOperator } from './operator-caller.ts';
import { locationsOf, putSheet } from './put-sheet.ts';
import { secondOperator } from './second-operator.ts';

let server: TestServer;
let operator: Caller;
let member: Caller;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.collectionAdmin);
});
afterAll(() => server.close());

const read = async (isn: number) => (await operator('GET', `/operator/sheets/${isn}`)).body;
const isThere = async (hash: string) => (await server.services.files.find(hash)) !== undefined;
const putBack = (isn: number, body: object, caller = operator) =>
  caller('POST', `/operator/sheets/${isn}/former-pdfs`, body);

/** Gives the sheet a PDF of a name, and answers its hash. */
const give = async (isn: number, name: string, caller = operator): Promise<string> =>
  giveBytes(isn, await makePdf(shortSheet(name)), caller);

const giveBytes = async (isn: number, bytes: Uint8Array, caller = operator): Promise<string> => {
  const { body } = await sendForm(
    server.app,
    { path: `/operator/sheets/${isn}/pdf`, field: 'file', cookie: caller.cookie },
    { files: [{ name: 'sheet.pdf', bytes }] },
  );
  const { file, version } = body;
  const saved = await caller('PUT', `/operator/sheets/${isn}/pdf`, { file, take: [], version, sure: true });
  expect(saved.status).toBe(200);
  return file;
};

/** A sheet of the first organisation that had two PDFs one after the other. */
const withTwo = async (name: string, caller = operator) => {
  const [mill] = await locationsOf(server, 10001);
  const isn = await putSheet(server, { productName: name, held: { 10001: [mill!] } });
  const first = await give(isn, `${name} first`);
  const second = await give(isn, `${name} second`, caller);
  return { isn, first, second, former: (await read(isn)).former_pdfs[0].id as number };
};

test('the PDFs that a sheet had are told with who replaced them and when, and opened [S5.10-40]', async () => {
  const priya = await secondOperator(server, 'Priya');
  const { isn, first, former } = await withTwo('Benzoin', priya.call);
  const { former_pdfs } = await read(isn);
  expect(former_pdfs).toEqual([{ id: former, by: 'Priya', at: expect.any(String) }]);
  expect(Math.abs(Date.parse(former_pdfs[0].at) - Date.now())).toBeLessThan(60_000);
  const opened = await operator('GET', `/operator/sheets/${isn}/former-pdfs/${former}`);
  expect([opened.status, opened.headers['content-type'], opened.headers.etag]).toEqual([
    200,
    'application/pdf',
    `"${first}"`,
  ]);
  const entry = (await entriesOf(server, 'sheet-downloaded')).at(-1);
  expect(entry).toMatchObject({ records: [isn], details: { former } });
});

test('a former PDF is the sheet’s again, once; members read it, and the other one is a former one [S5.10-41]', async () => {
  const { isn, first, second, former } = await withTwo('Copaiba');
  // What was read of it may have gone meanwhile.
  await dropLostSections(server.services.store);
  const before = await read(isn);
  const body = { former, version: before.version };
  const answers = await Promise.all([putBack(isn, body), putBack(isn, body), putBack(isn, body)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const after = await read(isn);
  expect(after).toMatchObject({ product_name: before.product_name, version: before.version + 1 });
  const { store } = server.services;
  const { file_hash } = await store
    .selectFrom('sheets')
    .select('file_hash')
    .where('isn', '=', isn)
    .executeTakeFirstOrThrow();
  expect(file_hash).toBe(first);
  expect(after.former_pdfs).toHaveLength(1);
  const sections = await member('GET', `/sds-details/sections/?recordID=${isn}`);
  expect(JSON.stringify(sections.body)).toContain('Copaiba first');
  expect((await entriesOf(server, 'sheet-pdf-put-back')).filter(({ records }) => records[0] === isn)).toHaveLength(1);

  // Taken back in the same way.
  const [other] = after.former_pdfs;
  const back = await putBack(isn, { former: other.id, version: after.version });
  expect([back.status, back.body.former_pdfs.length]).toEqual([200, 1]);
  expect((await operator('GET', `/operator/sheets/${isn}/pdf`)).headers.etag).toBe(`"${second}"`);
});

test('a former PDF is reached through its own sheet alone, and by operators alone [S5.10-40 S5.10-41]', async () => {
  const [one, other] = [await withTwo('Dammar'), await withTwo('Elemi')];
  const { version } = await read(one.isn);
  const strange = await putBack(one.isn, { former: other.former, version });
  expect([strange.status, strange.body.errors[0].code]).toEqual([422, 'sheet.file_gone']);
  expect((await operator('GET', `/operator/sheets/${one.isn}/former-pdfs/${other.former}`)).status).toBe(404);
  expect((await putBack(99_999_999, { former: other.former, version: 1 })).status).toBe(404);
  for (const name of [people.companyAdmin, people.collectionAdmin, people.reader, people.shared]) {
    const caller = await signedInCaller(server, name);
    expect((await putBack(one.isn, { former: one.former, version }, caller)).status).toBe(403);
    expect((await caller('GET', `/operator/sheets/${one.isn}/former-pdfs/${one.former}`)).status).toBe(403);
  }
  expect((await read(one.isn)).version).toBe(version);
});

test('a former PDF that has become another sheet’s of the organisation is not put back [S5.10-41]', async () => {
  const [mill] = await locationsOf(server, 10001);
  const isn = await putSheet(server, { productName: 'Frankincense', held: { 10001: [mill!] } });
  const bytes = await makePdf(shortSheet('Frankincense'));
  await giveBytes(isn, bytes);
  await give(isn, 'Another');
  const [{ id: former }] = (await read(isn)).former_pdfs;
  const other = await putSheet(server, { productName: 'Its own', held: { 10001: [mill!] } });
  await giveBytes(other, bytes);
  const { status, body } = await putBack(isn, { former, version: (await read(isn)).version });
  expect([status, body.errors[0].code]).toEqual([422, 'sheet.file_of_other']);
});

test('former PDFs stay through the clean-up for as long as the activity log, and then go [S5.10-42]', async () => {
  const { store } = server.services;
  const { isn, first, second } = await withTwo('Galbanum');
  const { auditDays } = server.services.config;
  const after = (days: number) => new Date(Date.now() + days * 86_400_000);
  await endFormerPdfs(store, auditDays, after(auditDays - 1));
  await dropLostFiles(server.services);
  expect([await isThere(first), await isThere(second)]).toEqual([true, true]);
  await endFormerPdfs(store, auditDays, after(auditDays + 1));
  await dropLostFiles(server.services);
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  expect((await read(isn)).former_pdfs).toEqual([]);
});

test('former PDFs of an organisation’s sheets go with it [S5.10-42]', async () => {
  const { store } = server.services;
  const { isn, first, second } = await withTwo('Hyssop');
  await store.updateTable('organisations').set({ ends_on: '2026-01-01' }).where('id', '=', 10001).execute();
  expect(await endDueOrganisations(store)).toBe(1);
  await dropLostFiles(server.services);
  expect([await isThere(first), await isThere(second)]).toEqual([false, false]);
  expect(await store.selectFrom('former_pdfs').select('id').where('isn', '=', isn).execute()).toEqual([]);
});
