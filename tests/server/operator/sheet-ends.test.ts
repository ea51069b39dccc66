import { afterAll, beforeAll, expect, test } from 'vitest';
import { attentionKinds } from '#contract/sheets/attention.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { settleAttention } from '#server/domains/operator/sheets/settle-attention.ts';
import { entriesBy } from '#tests/server/audit/log.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Caller, found, signedInCaller, signedInOperator } from './operator-caller.ts';
import { locationsOf, placesIn, putSheet } from './put-sheet.ts';

let server: TestServer;
let operator: Caller;
let member: Caller;
let [mill, shop, ward]: number[] = [];
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.companyAdmin);
  [mill, shop] = await locationsOf(server, 10001);
  [ward] = await locationsOf(server, 10002);
});
afterAll(() => server.close());

const act = async (id: number, verb: string, body: object, caller = operator) =>
  caller('POST', `/operator/sheets/${id}/${verb}`, { ...body });
const listed = async (kind: string): Promise<number[]> =>
  (await operator('GET', `/operator/sheets?attention=${kind}&_start=0&_end=500&organisation=10001`)).body.map(
    ({ id }: { id: number }) => id,
  );

test('a sheet that is ended leaves every collection with a reason, and taken back it is where it was [S5.10-16 S5.10-17]', async () => {
  const id = await putSheet(server, {
    productName: 'Quassia',
    status: 'update-requested',
    held: { 10001: [mill!, shop!], 10002: [ward!] },
    custom: ['B-04', '', ''],
  });
  const none = await act(id, 'end', { reason: ' ', version: 1 });
  expect([none.status, none.body.errors[0].source.pointer]).toEqual([422, '/data/reason']);
  const { done, entries } = await entriesBy(server, () => act(id, 'end', { reason: 'Recalled.', version: 1 }));
  expect(done.body).toMatchObject({
    status: 'archived',
    held_by: [],
    ended: { reason: 'Recalled.', organisations: 2 },
  });
  expect(entries.map(({ event, organisation_id }) => [event, organisation_id])).toEqual([
    ['sheet-removed', 10001],
    ['sheet-removed', 10002],
    ['sheet-ended', null],
  ]);
  expect(await found(member, { q: 'ProductName_txt:"quassia"' })).toEqual([]);
  expect((await member('GET', `/sds-details/?recordID=${id}`)).status).toBe(404);
  expect((await act(id, 'end', { reason: 'Again.', version: 2 })).body.errors[0].code).toBe('sheet.ended');
  expect((await act(id, 'take-back', { version: 1 })).body.errors[0].code).toBe('record.changed');

  const back = await act(id, 'take-back', { version: 2 });
  expect(back.body).toMatchObject({ status: 'update-requested', ended: null });
  expect(await placesIn(server, 10001, id)).toEqual([mill, shop]);
  expect(await placesIn(server, 10002, id)).toEqual([ward]);
  expect(await found(member, { q: 'ProductName_txt:"quassia"' })).toEqual([id]);
  const details = await member('GET', `/sds-details/?recordID=${id}`);
  expect(details.body.result.clientcustomf1).toBe('B-04');
  expect((await act(id, 'take-back', { version: 3 })).body.errors[0].code).toBe('sheet.not_ended');
});

test('what is settled leaves the desk’s list, comes back when that is taken back or its day is over, and members see no difference [S5.10-18 S5.10-19]', async () => {
  const id = await putSheet(server, { productName: 'Senega', sheetDate: '2015-01-02', held: { 10001: [mill!] } });
  const old = () => found(member, { q: 'ProductName_txt:"senega"', fq: 'status_s:"Three or more years old"' });
  for (const kind of ['old', 'one-language', 'no-pdf']) {
    expect(await listed(kind)).toContain(id);
    const { body } = await act(id, 'settle', { kind, how: 'settled' });
    expect(body.settled.map((one: { kind: string }) => one.kind)).toContain(kind);
    expect(await listed(kind)).not.toContain(id);
  }
  expect(await old()).toEqual([id]);
  await act(id, 'reopen', { kind: 'old' });
  expect(await listed('old')).toContain(id);

  const { id: userId } = await server.services.store
    .selectFrom('users')
    .select('id')
    .where('name', '=', people.operator)
    .executeTakeFirstOrThrow();
  const long = new Date('2020-01-01');
  await settleAttention(server.services.store, { isn: id, kind: 'old', how: 'settled', userId }, long);
  expect(await listed('old')).toContain(id);
});

test('that the supplier was asked for a newer sheet is recorded, and members read it [S5.10-18]', async () => {
  const id = await putSheet(server, { productName: 'Squill', sheetDate: '2015-01-02', held: { 10001: [mill!] } });
  const { body } = await act(id, 'settle', { kind: 'old', how: 'asked' });
  expect(body).toMatchObject({ status: 'update-requested', last_checked: new Date().toISOString().slice(0, 10) });
  expect(await listed('old')).not.toContain(id);
  expect(await found(member, { q: 'ProductName_txt:"squill"', fq: 'status_s:"Update requested"' })).toEqual([id]);
});

test('both versions are kept until another newer one comes', async () => {
  const held = { 10001: [mill!] };
  const older = await putSheet(server, { productKey: 'k-1', sheetDate: '2019-01-02', held });
  await putSheet(server, { productKey: 'k-1', held });
  expect(await listed('superseded')).toContain(older);
  await act(older, 'settle', { kind: 'superseded', how: 'settled' });
  expect(await listed('superseded')).not.toContain(older);
  await putSheet(server, { productKey: 'k-1', sheetDate: '2025-05-05', createdAt: '2999-01-01T00:00:00.000Z' });
  expect(await listed('superseded')).toContain(older);
});

test('members end, settle and take back nothing', async () => {
  const id = await putSheet(server, {});
  for (const [verb, body] of [
    ['end', { reason: 'x', version: 1 }],
    ['take-back', { version: 1 }],
    ['settle', { kind: valuesOf(attentionKinds)[0], how: 'asked' }],
    ['reopen', { kind: 'old' }],
  ] as const)
    expect((await act(id, verb, body, member)).status).toBe(403);
});

test('a sheet that was ended stays archived, with its facts corrected, until it is taken back [S5.10-23]', async () => {
  const id = await putSheet(server, { productName: 'Simaruba', held: { 10001: [mill!] } });
  const ended = (await act(id, 'end', { reason: 'Recalled.', version: 1 })).body;
  const change = (body: object) => operator('PUT', `/operator/sheets/${id}`, { ...ended, ...body });
  const refused = await change({ status: 'current' });
  expect([refused.status, refused.body.errors[0].code, refused.body.errors[0].source.pointer]).toEqual([
    422,
    'sheet.ended_status',
    '/data/status',
  ]);
  const { body } = await change({ alternative_name: 'Bitterwood' });
  expect(body).toMatchObject({ status: 'archived', alternative_name: 'Bitterwood', ended: { reason: 'Recalled.' } });
  const back = await act(id, 'take-back', { version: body.version });
  expect((await change({ ...back.body, status: 'discontinued' })).body.status).toBe('discontinued');
});
