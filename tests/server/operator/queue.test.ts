import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { dismissOperator } from '#server/domains/operator/users/operators.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { putRequest } from '../requests/requests.ts';
import { idOf } from '../users/members.ts';
import { type Caller, signedInCaller, signedInOperator } from './operator-caller.ts';
import { putOperator, secondOperator } from './second-operator.ts';

let server: TestServer;
let nathalie: Caller;
let me: number;
let priya: { id: number; call: Caller };
beforeAll(async () => {
  server = await startTestServer();
  nathalie = await signedInOperator(server);
  me = await idOf(server, people.operator);
  priya = await secondOperator(server, 'Priya');
});
afterAll(() => server.close());

const hold = (caller: Caller, id: number, holder: number | null, was: number | null) =>
  caller('POST', `/operator/requests/${id}/hold`, { holder, was });
const read = async (id: number) => (await nathalie('GET', `/operator/requests/${id}`)).body;
const ids = (body: { id: number }[]) => body.map(({ id }) => id);
const listed = async (query: string, caller = nathalie): Promise<number[]> =>
  ids((await caller('GET', `/operator/requests?${query}`)).body);
const markOf = async () => (await nathalie('GET', '/operator/queue')).body.mark;

describe('a request', () => {
  test('is nobody’s until an operator takes it, and says who has it and since when [S5.6-01]', async () => {
    const id = await putRequest(server);
    expect(await read(id)).toMatchObject({ holder: null, held_since: '' });
    const { status, body } = await hold(nathalie, id, me, null);
    expect([status, body.holder]).toEqual([200, { id: me, name: 'Nathalie Kowalski' }]);
    expect(Math.abs(Date.parse(body.held_since) - Date.now())).toBeLessThan(60_000);
    expect(await read(id)).toMatchObject({ holder: body.holder, held_since: body.held_since });
    expect((await hold(nathalie, id, me, null)).body).toEqual(body);
  });

  test('is given to another operator, taken over, and given back [S5.6-01]', async () => {
    const id = await putRequest(server);
    await hold(nathalie, id, priya.id, null);
    expect((await read(id)).holder.name).toBe('Priya');
    expect((await hold(nathalie, id, me, priya.id)).body.holder.id).toBe(me);
    expect((await hold(nathalie, id, null, me)).body).toEqual({ holder: null, held_since: '' });
    expect(await read(id)).toMatchObject({ holder: null, held_since: '' });
  });

  test('that somebody has taken meanwhile, or given back, stays as it is, and says so [S5.6-02]', async () => {
    const id = await putRequest(server);
    await hold(priya.call, id, priya.id, null);
    const late = await hold(nathalie, id, me, null);
    expect([late.status, late.body.errors[0]]).toMatchObject([
      409,
      { code: 'request.taken', title: 'Priya has taken this request meanwhile.' },
    ]);
    expect((await read(id)).holder.id).toBe(priya.id);
    await hold(priya.call, id, null, priya.id);
    const gone = await hold(nathalie, id, me, priya.id);
    expect([gone.status, gone.body.errors[0].code]).toEqual([409, 'request.given_back']);
  });

  test('that has ended, or makes itself, is nobody’s to take [S5.6-03]', async () => {
    for (const request of [{ status: 'completed' as const }, { type: 'binder' as const }]) {
      const id = await putRequest(server, request);
      const { status, body } = await hold(nathalie, id, me, null);
      expect([status, body.errors[0].code]).toEqual([409, 'request.not_open']);
    }
    expect((await hold(nathalie, 999_999_999, me, null)).status).toBe(404);
  });

  test('is given to operators alone: no member, nobody invited or suspended, nobody who is not there [S5.6-03]', async () => {
    const id = await putRequest(server);
    const suspended = await putOperator(server, { first_name: 'Suspended', suspended_at: '2026-02-01T00:00:00.000Z' });
    const invited = await putOperator(server, { first_name: 'Invited', accepted_at: '' });
    for (const holder of [await idOf(server, people.companyAdmin), suspended.id, invited.id, 999_999]) {
      const { status, body } = await hold(nathalie, id, holder, null);
      expect([status, body.errors[0]]).toMatchObject([
        422,
        { code: 'request.no_operator', source: { pointer: '/data/holder' } },
      ]);
    }
    expect((await nathalie('GET', '/operator/holders')).body).toEqual([
      { id: me, name: 'Nathalie Kowalski' },
      { id: priya.id, name: 'Priya' },
    ]);
  });

  test('is nobody’s again when the account of its operator goes [S5.6-04]', async () => {
    const leaving = await secondOperator(server, 'Leaving');
    const id = await putRequest(server);
    await hold(leaving.call, id, leaving.id, null);
    const mark = await markOf();
    await dismissOperator(server.services.store, leaving.id);
    expect(await read(id)).toMatchObject({ holder: null, held_since: '' });
    expect(await markOf()).not.toBe(mark);
  });

  test('is decided by whoever decides it, and stays in the books of who had it [S5.6-05]', async () => {
    const id = await putRequest(server);
    await hold(priya.call, id, priya.id, null);
    const of_colleague = priya.id;
    const { body } = await nathalie('POST', `/operator/requests/${id}/refuse`, { note: 'No.', of_colleague });
    expect(body).toMatchObject({ status: 'error', holder: { id: priya.id }, due_on: '', is_overdue: false });
  });

  test('that a colleague has is decided in no way without a word that names them [S5.6-21]', async () => {
    const third = await secondOperator(server, 'Tamar');
    const ways = [
      ['contact', 'answer', { message: 'Yes.' }],
      ['contact', 'refuse', { note: 'No.' }],
      ['sdsremoval', 'decide', { decisions: [], note: '' }],
      ['sdsremoval', 'refuse', { note: 'No.' }],
    ] as const;
    for (const [type, act, body] of ways) {
      const info = JSON.stringify({ isn: 1, locations: [] });
      const id = await putRequest(server, { type, info });
      await hold(priya.call, id, priya.id, null);
      const decide = (word: object, caller = nathalie) =>
        caller('POST', `/operator/requests/${id}/${act}`, { ...body, ...word });
      for (const word of [{}, { of_colleague: me }, { of_colleague: third.id }, { of_colleague: 999_999_999 }]) {
        const refused = await decide(word);
        expect([refused.status, refused.body.errors[0]]).toMatchObject([
          409,
          { code: 'request.of_colleague', title: 'Priya has this request.' },
        ]);
      }
      expect((await decide({ of_colleague: 'all' })).status).toBe(422);
      expect(await read(id)).toMatchObject({ status: 'processing', holder: { id: priya.id } });
      // Who took it since is asked about too; then it is decided, once.
      await hold(third.call, id, third.id, priya.id);
      expect((await decide({ of_colleague: priya.id })).status).toBe(409);
      expect((await decide({ of_colleague: third.id })).status).toBe(200);
      expect((await read(id)).status).not.toBe('processing');
    }
    // Nobody's and one's own need no word.
    const free = await putRequest(server);
    expect((await nathalie('POST', `/operator/requests/${free}/refuse`, { note: 'No.' })).status).toBe(200);
    const own = await putRequest(server);
    await hold(nathalie, own, me, null);
    expect((await nathalie('POST', `/operator/requests/${own}/answer`, { message: 'Yes.' })).status).toBe(200);
    await dismissOperator(server.services.store, third.id);
  });

  test('that several reach for at once is one’s alone, 200 times [S5.6-02]', async () => {
    const third = await secondOperator(server, 'Third');
    const racers = [{ id: me, call: nathalie }, priya, third];
    const id = await putRequest(server);
    let was: number | null = null;
    for (let round = 0; round < 200; round++) {
      const answers = await Promise.all(
        racers.filter((racer) => racer.id !== was).map((racer) => hold(racer.call, id, racer.id, was)),
      );
      const winners = answers.filter(({ status }) => status === 200);
      expect(winners).toHaveLength(1);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      was = winners[0]!.body.holder.id;
      expect((await read(id)).holder.id).toBe(was);
    }
    await dismissOperator(server.services.store, third.id);
  });

  test('is nobody else’s to take or to look at: members and strangers are refused [S5.6-03]', async () => {
    const id = await putRequest(server);
    const calls = [
      ['POST', `/operator/requests/${id}/hold`, { holder: me, was: null }],
      ['POST', `/operator/requests/${id}/presence`, {}],
      ['GET', `/operator/requests/${id}/place`],
      ['GET', '/operator/queue'],
      ['GET', '/operator/holders'],
    ] as const;
    for (const name of [people.companyAdmin, people.collectionAdmin, people.reader, people.shared]) {
      const member = await signedInCaller(server, name);
      for (const [method, path, body] of calls) expect((await member(method, path, body)).status).toBe(403);
    }
    for (const [method, path] of calls) {
      const stranger = await server.app.inject({
        method,
        url: `/api${path}`,
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      });
      expect(stranger.statusCode).toBe(401);
    }
    expect(await read(id)).toMatchObject({ holder: null });
  });
});

describe('the list', () => {
  test('is narrowed by who has it: nobody, oneself, one operator [S5.6-06]', async () => {
    const [free, mine, hers] = [await putRequest(server), await putRequest(server), await putRequest(server)];
    const document = await putRequest(server, { type: 'binder' });
    await hold(nathalie, mine, me, null);
    await hold(nathalie, hers, priya.id, null);
    const among = `id=${free}&id=${mine}&id=${hers}&id=${document}`;
    expect(await listed(`holder=nobody&${among}`)).toEqual([free]);
    expect(await listed(`holder=me&${among}`)).toEqual([mine]);
    expect(await listed(`holder=me&${among}`, priya.call)).toEqual([hers]);
    expect(await listed(`holder=${priya.id}&${among}`)).toEqual([hers]);
    expect((await nathalie('GET', '/operator/requests?holder=somebody')).status).toBe(400);
  });

  test('says until when a request is in time, and is narrowed to what is overdue [S5.6-07]', async () => {
    const old = await putRequest(server, { created_at: '2026-04-02T15:00:00.000Z' });
    const fresh = await putRequest(server, { created_at: new Date().toISOString() });
    const done = await putRequest(server, { status: 'completed' });
    const binder = await putRequest(server, { type: 'binder' });
    // Good Friday and a weekend lie between.
    expect(await read(old)).toMatchObject({ due_on: '2026-04-07', is_overdue: true });
    expect((await read(fresh)).is_overdue).toBe(false);
    expect(await read(binder)).toMatchObject({ due_on: '', is_overdue: false });
    expect(await listed(`overdue=yes&id=${old}&id=${fresh}&id=${done}&id=${binder}`)).toEqual([old]);
    const all = (await nathalie('GET', '/operator/requests?status=processing&_end=500')).body;
    const overdue = all.filter((one: { is_overdue: boolean }) => one.is_overdue);
    expect(overdue.length).toBeGreaterThan(1);
    expect((await listed('overdue=yes&_end=500')).toSorted()).toEqual(ids(overdue).toSorted());
  });

  test('finds by name or address of who asked [S5.6-08]', async () => {
    const id = await putRequest(server, {
      user_id: await idOf(server, people.hospitalAdmin),
      organisation_id: 10002,
      info: JSON.stringify({ subject: 'Varnish 77' }),
    });
    for (const q of ['Bélanger', 'jean-françois bélanger', people.hospitalAdmin, 'varnish jean'])
      expect(await listed(`q=${encodeURIComponent(q)}&_end=500`)).toContain(id);
    expect(await listed(`q=${encodeURIComponent('Varnish Tremblay')}`)).toEqual([]);
  });

  test('says in one word whether anything has changed [S5.6-09]', async () => {
    const id = await putRequest(server);
    const marks = [await markOf()];
    expect(await markOf()).toBe(marks[0]);
    await hold(nathalie, id, me, null);
    marks.push(await markOf());
    await hold(nathalie, id, null, me);
    marks.push(await markOf());
    await nathalie('POST', `/operator/requests/${id}/note`, { note: 'Wait.' });
    marks.push(await markOf());
    await putRequest(server);
    marks.push(await markOf());
    expect(new Set(marks).size).toBe(marks.length);
  });
});

describe('the place of a request in a list', () => {
  const word = 'Keyset';
  const place = async (id: number, query = '') =>
    (await nathalie('GET', `/operator/requests/${id}/place?q=${word}&status=processing&${query}`)).body;
  const made: number[] = [];
  beforeAll(async () => {
    for (const [day, organisation_id, type] of [
      ['04', 10001, 'contact'],
      ['02', 10002, 'sdsremoval'],
      ['02', 10001, 'contact'],
      ['03', 10002, 'contact'],
    ] as const)
      made.push(
        await putRequest(server, {
          ...{ organisation_id, type, info: JSON.stringify({ subject: word }) },
          created_at: `2026-05-${day}T12:00:00.000Z`,
        }),
      );
  });

  test.each(['created_at', 'id', 'type', 'status', 'organisation'])(
    'by %s, up and down, is that of the list itself [S5.6-11]',
    async (sort) => {
      for (const order of ['ASC', 'DESC']) {
        const query = `_sort=${sort}&_order=${order}`;
        const order4 = await listed(`q=${word}&status=processing&${query}`);
        expect(order4).toHaveLength(4);
        for (const [at, id] of order4.entries())
          expect(await place(id, query)).toEqual({
            index: at + 1,
            of: 4,
            previous: order4[at - 1] ?? null,
            next: order4[at + 1] ?? null,
          });
      }
    },
  );

  test('follows the filter too [S5.6-11]', async () => {
    expect(await place(made[3]!, 'type=contact&_sort=created_at&_order=ASC')).toEqual({
      index: 2,
      of: 3,
      previous: made[2],
      next: made[0],
    });
    expect((await nathalie('GET', `/operator/requests/${made[0]}/place?colour=red`)).status).toBe(400);
    expect((await nathalie('GET', '/operator/requests/999999999/place')).status).toBe(404);
  });

  test('has neighbours still when the request has just ended [S5.6-12]', async () => {
    await nathalie('POST', `/operator/requests/${made[3]}/refuse`, { note: 'No.' });
    expect(await place(made[3]!, '_sort=created_at&_order=ASC')).toEqual({
      index: null,
      of: 3,
      previous: made[2],
      next: made[0],
    });
  });
});

describe('an operator at a request', () => {
  const present = async (caller: Caller, id: number) =>
    (await caller('POST', `/operator/requests/${id}/presence`, {})).body.others;

  test('is told to others who have it open, for fifteen seconds after the last sign of life [S5.6-10]', async () => {
    const id = await putRequest(server);
    const other = await putRequest(server);
    expect(await present(nathalie, id)).toEqual([]);
    expect(await present(priya.call, id)).toEqual([{ id: me, name: 'Nathalie Kowalski' }]);
    expect(await present(nathalie, id)).toEqual([{ id: priya.id, name: 'Priya' }]);
    expect(await present(priya.call, other)).toEqual([]);
    const { store } = server.services;
    await store
      .updateTable('request_presences')
      .set({ seen_at: new Date(Date.now() - 15_500).toISOString() })
      .where('user_id', '=', priya.id)
      .execute();
    expect(await present(nathalie, id)).toEqual([]);
    expect((await nathalie('POST', '/operator/requests/999999999/presence', {})).status).toBe(404);
  });
});

test('figures say what is open, overdue, one’s own and done today, and how long requests take [S5.6-15]', async () => {
  const figures = async (caller = nathalie) => (await caller('GET', '/operator/queue-figures')).body;
  const before = await figures();
  const hers = await figures(priya.call);
  const old = await putRequest(server, { created_at: '2026-04-02T15:00:00.000Z' });
  await putRequest(server, { created_at: new Date().toISOString() });
  await putRequest(server, { type: 'binder' });
  await hold(nathalie, old, me, null);
  const { median_minutes: _, ...grown } = await figures();
  expect(grown).toEqual({
    open: before.open + 2,
    ready: before.ready,
    overdue: before.overdue + 1,
    yours: before.yours + 1,
    done_today: before.done_today,
  });
  expect((await figures(priya.call)).yours).toBe(hers.yours);

  // What has ended before, or twice, does not count as today's; two that took 2 and 5 hours have their middle there.
  const { store } = server.services;
  await store.deleteFrom('request_changes').execute();
  expect(await figures()).toMatchObject({ done_today: 0, median_minutes: null });
  for (const hours of [2, 5]) {
    const created_at = new Date(Date.now() - hours * 3_600_000).toISOString();
    const id = await putRequest(server, { created_at });
    await nathalie('POST', `/operator/requests/${id}/answer`, { message: 'Done.' });
    await nathalie('POST', `/operator/requests/${id}/answer`, { message: 'Once more.', again: true });
  }
  expect(await figures()).toMatchObject({ done_today: 2, median_minutes: 210 });
  const member = await signedInCaller(server, people.companyAdmin);
  expect((await member('GET', '/operator/queue-figures')).status).toBe(403);
});

describe('colleagues', () => {
  test('are shown with when they were last seen, and what they have [S5.12-02]', async () => {
    const rosalie = await secondOperator(server, 'Rosalie');
    const away = await putOperator(server, { first_name: 'Absent' });
    const invited = await putOperator(server, { first_name: 'Newly', accepted_at: '' });
    const late = await putRequest(server, { created_at: '2026-01-05T15:00:00.000Z' });
    const fresh = await putRequest(server, { created_at: new Date().toISOString() });
    for (const id of [late, fresh]) await hold(rosalie.call, id, rosalie.id, null);
    const { status, body } = await nathalie('GET', '/operator/colleagues');
    expect(status).toBe(200);
    const one = (id: number) => body.find((colleague: { id: number }) => colleague.id === id);
    expect(one(rosalie.id)).toMatchObject({ name: 'Rosalie', email: 'rosalie@vigie.example', holds: 2, overdue: 1 });
    expect(Math.abs(Date.parse(one(rosalie.id).seen_at) - Date.now())).toBeLessThan(120_000);
    expect(one(away.id)).toMatchObject({ seen_at: '', holds: 0, overdue: 0 });
    expect(one(invited.id)).toBeUndefined();
  });

  test('are no member’s business', async () => {
    const admin = await signedInCaller(server, people.companyAdmin);
    expect((await admin('GET', '/operator/colleagues')).status).toBe(403);
  });
});

test('an operator changes their own password [S5.12-03]', async () => {
  const { call } = await secondOperator(server, 'Otto');
  const own = {
    current_password: demoPassword,
    password: 'Another-2026-desk',
    password_confirmation: 'Another-2026-desk',
  };
  expect((await call('POST', '/change-password', { ...own, current_password: 'wrong' })).status).toBe(422);
  expect((await call('POST', '/change-password', own)).status).toBe(200);
});
