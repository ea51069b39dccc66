import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newestMailTo } from '#tests/support/mails.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { putRequest } from '../requests/requests.ts';
import { idOf } from '../users/members.ts';
import { askForSheets, type Caller, signedInCaller, signedInOperator, workOn } from './operator-caller.ts';
import { secondOperator } from './second-operator.ts';

let server: TestServer;
let operator: Caller;
let member: Caller;
let me: number;
let asker: number;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.collectionAdmin);
  me = await idOf(server, people.operator);
  asker = await idOf(server, people.collectionAdmin);
});
afterAll(() => server.close());

const act = (id: number, name: string, body: object = {}, caller = operator) =>
  caller('POST', `/operator/requests/${id}/${name}`, body);
const read = async (id: number) => (await operator('GET', `/operator/requests/${id}`)).body;

describe('a refused request that is reopened', () => {
  test('is worked on again by who reopened it, and its requester is told [S5.6-22]', async () => {
    const colleague = await secondOperator(server, 'Priya');
    const id = await putRequest(server, { type: 'sdsaddition', user_id: asker, file_name: 'Glue.pdf' });
    await act(id, 'hold', { holder: colleague.id, was: null });
    await act(id, 'refuse', { note: 'Not legible.', of_colleague: colleague.id });
    const { status, body } = await act(id, 'reopen');
    expect([status, body]).toMatchObject([200, { status: 'processing', holder: { id: me } }]);
    expect(body.due_on).not.toBe('');
    expect(body.history.map((one: { status: string }) => one.status)).toEqual([undefined, 'error', 'processing']);
    expect((await newestMailTo(server, people.collectionAdmin)).text).toContain('is being worked on again');
    // What it was reopened for: it ends otherwise.
    expect((await act(id, 'refuse', { note: 'It is another maker’s.' })).body.status).toBe('error');
  });

  test('keeps what was drafted of it [S5.6-22]', async () => {
    const { id: place } = await server.services.store
      .selectFrom('subsets')
      .select('id')
      .where('organisation_id', '=', 10001)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const files = [{ name: 'Glue.pdf', bytes: await makePdf('Glue') }];
    const [id = 0] = await askForSheets(server, { cookie: member.cookie, files, 'locations[]': `${place}` });
    const before = await workOn(operator, id);
    const draft = { ...before.draft, sheet: { ...before.draft.sheet, product_name: 'Strong glue' } };
    const saved = await operator('PUT', `/operator/requests/${id}/addition`, { draft, version: before.version });
    await act(id, 'refuse', { note: 'No.' });
    await act(id, 'reopen');
    expect([saved.status, await workOn(operator, id)]).toMatchObject([200, { draft, version: saved.body.version }]);
  });

  test('once, by several at the same moment or by a repeated call', async () => {
    const id = await putRequest(server, { user_id: asker });
    await act(id, 'refuse', { note: 'No.' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => act(id, 'reopen')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await read(id)).history.map((one: { status: string }) => one.status)).toEqual([
      undefined,
      'error',
      'processing',
    ]);
  });

  test('is never one that was carried out, a document, or a member’s to reopen [S5.6-22]', async () => {
    const done = await putRequest(server, { status: 'completed' });
    const document = await putRequest(server, { type: 'binder', status: 'error' });
    for (const id of [done, document]) {
      const { status, body } = await act(id, 'reopen');
      expect([status, body.errors[0].code]).toEqual([409, 'request.not_refused']);
    }
    expect((await act(999_999_999, 'reopen')).status).toBe(404);
    const refused = await putRequest(server, { status: 'error', user_id: asker });
    expect((await act(refused, 'reopen', {}, member)).status).toBe(403);
    expect((await read(refused)).status).toBe('error');
  });
});

describe('a refused removal', () => {
  const sheetWithoutRemoval = async (): Promise<number> => {
    const { isn } = await server.services.store
      .selectFrom('collection_sheets')
      .select('isn')
      .where('organisation_id', '=', 10001)
      .where('removed', '=', 0)
      .where('isn', 'not in', (eb) => eb.selectFrom('removals').select('isn'))
      .orderBy('isn')
      .executeTakeFirstOrThrow();
    return isn;
  };
  const askForRemoval = async (isn: number): Promise<number> => {
    expect((await member('POST', '/sds-deletion', { isn, location: [] })).status).toBe(200);
    const { id } = await server.services.store
      .selectFrom('requests')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  };
  const outcomesOf = async (id: number) => (await read(id)).removals.map((one: { outcome: string }) => one.outcome);

  test('that is reopened is decided anew, location by location [S5.6-22]', async () => {
    const isn = await sheetWithoutRemoval();
    const id = await askForRemoval(isn);
    await act(id, 'refuse', { note: 'It is needed.' });
    expect(new Set(await outcomesOf(id))).toEqual(new Set(['refused']));
    const { body } = await act(id, 'reopen');
    expect(new Set(await outcomesOf(id))).toEqual(new Set(['open']));
    // Nobody asks for the same meanwhile.
    expect((await member('POST', '/sds-deletion', { isn, location: [] })).status).toBe(422);
    const decisions = body.removals.map(({ location }: { location: number }) => ({ location, approve: true }));
    expect((await act(id, 'decide', { decisions, note: '' })).body.status).toBe('completed');
    expect(new Set(await outcomesOf(id))).toEqual(new Set(['approved']));
  });

  test('that was asked for again since, or whose sheet has left, stays refused [S5.6-23]', async () => {
    const isn = await sheetWithoutRemoval();
    const former = await askForRemoval(isn);
    await act(former, 'refuse', { note: 'No.' });
    const newer = await askForRemoval(isn);
    const { status, body } = await act(former, 'reopen');
    expect([status, body.errors[0].code]).toEqual([409, 'removal.overtaken']);
    expect([await read(former), await read(newer)]).toMatchObject([{ status: 'error' }, { status: 'processing' }]);
    expect(new Set(await outcomesOf(former))).toEqual(new Set(['refused']));
    // Nor once that one was carried out, and the sheet has left.
    const decisions = (await read(newer)).removals.map(({ location }: { location: number }) => ({
      location,
      approve: true,
    }));
    expect((await act(newer, 'decide', { decisions, note: '' })).body.status).toBe('completed');
    expect((await act(former, 'reopen')).body.errors[0].code).toBe('removal.overtaken');
    expect(await read(former)).toMatchObject({ status: 'error' });
  });
});
