import { afterAll, beforeAll, expect, test } from 'vitest';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { putRequest } from '../requests/requests.ts';
import { idOf } from '../users/members.ts';
import { askForSheets, type Caller, pdfOf, signedInCaller, signedInOperator, workOn } from './operator-caller.ts';
import { secondOperator } from './second-operator.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const [requests, additions] = [500, 10];

interface Operator {
  readonly id: number;
  readonly call: Caller;
}

/** What an operator did, and what they saw of the other. */
interface Shift {
  readonly ended: number[];
  /** Requests that the other had taken, or ended, a moment before. */
  late: number;
  /** Whether each thing of one’s own was news to the other the next time they asked. */
  readonly told: boolean[];
}

/** Takes the oldest that nobody has and ends it, until none is left; at times a colleague’s is decided, as somebody might who is in a hurry. */
const work = async ({ id: me, call }: Operator, other: Operator): Promise<Shift> => {
  const shift: Shift = { ended: [], late: 0, told: [] };
  for (let turn = 1; ; turn++) {
    const isRude = turn % 10 === 0;
    const query = isRude ? 'status=processing' : 'status=processing&holder=nobody';
    const { body } = await call('GET', `/operator/requests?${query}&_sort=created_at&_order=ASC&_start=0&_end=1`);
    const [next] = body as { id: number; type: string; holder: { id: number } | null }[];
    if (!next) {
      if (!isRude && (await open(call)) === 0) return shift;
      continue;
    }
    if (!isRude) {
      const before = await markOf(other.call);
      const taken = await call('POST', `/operator/requests/${next.id}/hold`, { holder: me, was: null });
      if (taken.status !== 200) {
        expect([409, taken.body.errors[0].code]).toEqual([taken.status, expect.stringMatching(/taken|not_open/)]);
        shift.late += 1;
        continue;
      }
      const isSeen = (await markOf(other.call)) !== before;
      const seen = (await other.call('GET', `/operator/requests/${next.id}`)).body;
      shift.told.push(isSeen && (seen.holder?.id === me || seen.status !== 'processing'));
    }
    const status = await end(call, next, isRude ? next.holder?.id : undefined);
    if (status === 200) shift.ended.push(next.id);
    else {
      expect(status).toBe(409);
      shift.late += 1;
    }
  }
};

const markOf = async (call: Caller): Promise<string> => (await call('GET', '/operator/queue')).body.mark;
const open = async (call: Caller): Promise<number> =>
  (await call('GET', '/operator/requests?status=processing&_start=0&_end=1')).body.length;

const end = async (
  call: Caller,
  { id, type }: { id: number; type: string },
  of_colleague?: number,
): Promise<number> => {
  if (type !== 'sdsaddition')
    return (await call('POST', `/operator/requests/${id}/refuse`, { note: 'It is still in use.', of_colleague }))
      .status;
  const { draft, version } = await workOn(call, id);
  return (await call('POST', `/operator/requests/${id}/confirm`, { entry: draft, version, note: '', of_colleague }))
    .status;
};

test('two operators empty one queue of 500: none is done twice, none is lost, and each sees at once who has what [S5.6-02 S5.6-09]', async () => {
  const { store } = server.services;
  await store.updateTable('requests').set({ status: 'completed' }).where('status', '=', 'processing').execute();
  const member = await signedInCaller(server, people.collectionAdmin);
  const [location] = await store.selectFrom('subsets').select('id').where('organisation_id', '=', 10001).execute();
  const held = store.selectFrom('collection_sheets').select('isn').where('organisation_id', '=', 10001);
  const strangers = await store
    .selectFrom('sheets')
    .select('isn')
    .where('isn', 'not in', held)
    .where('format', '=', 'whmis-2015')
    .where('sheet_date', '!=', '')
    .orderBy('isn')
    .limit(additions)
    .execute();
  const sent: number[] = [];
  for (const { isn } of strangers) {
    const files = [{ name: `${isn}.pdf`, bytes: await pdfOf(server, isn) }];
    sent.push(...(await askForSheets(server, { cookie: member.cookie, files, 'locations[]': String(location?.id) })));
  }
  for (let at = sent.length; at < requests; at++) {
    const created_at = new Date(Date.parse('2026-05-06T07:08:09.000Z') + at * 1000).toISOString();
    sent.push(await putRequest(server, { type: at % 3 === 0 ? 'sdsremoval' : 'contact', created_at }));
  }
  const sheetsBefore = await countSheets();

  const nathalie = { id: await idOf(server, people.operator), call: await signedInOperator(server) };
  const priya = await secondOperator(server, 'Priya');
  const [hers, his] = await Promise.all([work(nathalie, priya), work(priya, nathalie)]);

  expect([...hers.ended, ...his.ended].toSorted((a, b) => a - b)).toEqual(sent.toSorted((a, b) => a - b));
  const ends = await store
    .selectFrom('request_changes')
    .select(({ fn }) => ['request_id', fn.countAll<number>().as('times')])
    .where('request_id', 'in', sent)
    .where('status', 'in', ['completed', 'error'])
    .groupBy('request_id')
    .execute();
  expect(ends).toHaveLength(requests);
  expect(new Set(ends.map(({ times }) => Number(times)))).toEqual(new Set([1]));
  const confirmed = await store
    .selectFrom('requests')
    .select('id')
    .where('id', 'in', sent)
    .where('type', '=', 'sdsaddition')
    .where('status', '=', 'completed')
    .execute();
  expect(confirmed).toHaveLength(additions);
  expect((await countSheets()) - sheetsBefore).toBe(additions);
  // Both worked, they got in each other’s way, and each was told of all that the other took.
  expect(Math.min(hers.ended.length, his.ended.length)).toBeGreaterThan(100);
  expect(hers.late + his.late).toBeGreaterThan(0);
  expect([...hers.told, ...his.told].filter((isTold) => !isTold)).toEqual([]);
}, 300_000);

const countSheets = async (): Promise<number> => {
  const { n } = await server.services.store
    .selectFrom('collection_sheets')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('organisation_id', '=', 10001)
    .where('removed', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(n);
};
