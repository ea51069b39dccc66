import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readOutbox } from '#tests/support/mails.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { askForSheets, type Caller, signedInCaller, signedInOperator, workOn } from './operator-caller.ts';

let server: TestServer;
let operator: Caller;
let admin: Caller;
beforeEach(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://vigie.localhost' });
  operator = await signedInOperator(server);
  admin = await signedInCaller(server, people.companyAdmin);
  await server.services.store.deleteFrom('jobs').execute();
});
afterEach(() => server.close());

const watch = async (...lists: readonly string[]): Promise<void> => {
  const { version } = (await admin('GET', '/watched-lists')).body;
  const { status, body } = await admin('PUT', '/watched-lists', { lists, version });
  expect([status, body.lists]).toEqual([200, lists]);
};

/** Adds a sheet with benzene and acetone in it; the request. */
const add = async (): Promise<number> => {
  const member = await signedInCaller(server, people.collectionAdmin);
  const subset = server.services.store.selectFrom('subsets').select('id').where('organisation_id', '=', 10001);
  const place = (await subset.orderBy('id').executeTakeFirstOrThrow()).id;
  const [id = 0] = await askForSheets(server, {
    cookie: member.cookie,
    files: [{ name: 'thinner.pdf', bytes: await makePdf('Safety Data Sheet\nSECTION 1: Identification\nThinner 7') }],
    'locations[]': String(place),
  });
  const { draft, version } = await workOn(operator, id);
  const sheet = {
    ...draft.sheet,
    product_name: 'Thinner 7',
    manufacturer: 'Tern Coatings Inc.',
    language: 'en',
    sheet_date: '2026-03-05',
    ingredients: [
      { name: 'Benzene', cas: '71-43-2', percent: '5' },
      { name: 'Acetone', cas: '67-64-1', percent: '95' },
    ],
  };
  const entry = { ...draft, sheet, decision: { kind: 'new' } };
  const { status, body } = await operator('POST', `/operator/requests/${id}/confirm`, { entry, version, note: '' });
  expect(status, JSON.stringify(body)).toBe(200);
  return id;
};

const infoOf = async (id: number) =>
  (await admin('GET', `/requests/${id}?include=detail`)).body.included[0].attributes.info;

describe('an addition on a list that the organisation watches', () => {
  test('is told with the request and mailed to everybody who manages the collection, once, in their language [S5.1-06]', async () => {
    await watch('iarc-1', 'ontario-designated');
    const id = await add();
    expect((await infoOf(id)).listed).toEqual([
      { cas: '71-43-2', name: 'Benzene', lists: ['iarc-1', 'ontario-designated'] },
    ]);
    const told = (await readOutbox(server)).filter(({ subject }) =>
      /(?:you watch|surveillez).*Thinner 7/.test(subject),
    );
    expect(told.map(({ to }) => to).sort()).toEqual([people.companyAdmin, people.collectionAdmin, people.manager]);
    for (const { text, link } of told) {
      expect(text).toMatch(/Benzene \(71-43-2\)\s?: (?:IARC group 1|CIRC, groupe 1)/);
      expect(text).not.toContain('Acetone');
      expect(link).toMatch(/^\/sds-details\/isn\/\d+$/);
    }
  });

  test('is told to nobody where no list of it is watched, or ingredients are not shown', async () => {
    await watch('rotterdam-annex-iii');
    expect(await infoOf(await add())).not.toHaveProperty('listed');
    await watch('iarc-1');
    await server.services.store.updateTable('organisations').set({ ingredients: 0 }).where('id', '=', 10001).execute();
    expect(await infoOf(await add())).not.toHaveProperty('listed');
    expect(
      (await readOutbox(server)).filter(({ subject }) => /(?:you watch|surveillez).*Thinner 7/.test(subject)),
    ).toEqual([]);
  });

  test('is not mailed to who manages the collection no more by then', async () => {
    await watch('iarc-1');
    await add();
    await server.services.store.updateTable('memberships').set({ role: 'read-only' }).execute();
    expect(
      (await readOutbox(server)).filter(({ subject }) => /(?:you watch|surveillez).*Thinner 7/.test(subject)),
    ).toEqual([]);
  });

  test('is not mailed to who wants no mail by then', async () => {
    await watch('iarc-1');
    await add();
    await server.services.store.updateTable('users').set({ is_subscribed: 0 }).execute();
    expect(
      (await readOutbox(server)).filter(({ subject }) => /(?:you watch|surveillez).*Thinner 7/.test(subject)),
    ).toEqual([]);
  });
});

describe('the lists to watch', () => {
  test('are refused to readers, to who shows no ingredients, and from who has not seen the last change', async () => {
    const reader = await signedInCaller(server, people.reader);
    expect((await reader('GET', '/watched-lists')).status).toBe(403);
    expect((await reader('PUT', '/watched-lists', { lists: [], version: 1 })).status).toBe(403);
    const hospital = await signedInCaller(server, people.hospitalAdmin);
    const { version } = (await hospital('GET', '/watched-lists')).body;
    expect((await hospital('PUT', '/watched-lists', { lists: ['iarc-1'], version })).status).toBe(403);
    const { body } = await admin('GET', '/watched-lists');
    await watch('iarc-1');
    expect((await admin('PUT', '/watched-lists', { lists: [], version: body.version })).status).toBe(409);
    expect((await admin('PUT', '/watched-lists', { lists: ['iarc-9'], version: body.version })).status).toBe(422);
  });
});
