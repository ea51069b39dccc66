import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDeskDays } from '#server/domains/operator/requests/queue/desk-days.ts';
import type { RequestTable } from '#server/platform/storage/tables/requests.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { putRequest } from '../requests/requests.ts';
import { idOf } from '../users/members.ts';
import { signedInCaller, signedInOperator } from './operator-caller.ts';
import { putOperator } from './second-operator.ts';

let server: TestServer;
let nathalie: number;
let priya: number;
let gone: number;
beforeAll(async () => {
  server = await startTestServer();
  nathalie = await idOf(server, people.operator);
  priya = (await putOperator(server, { first_name: 'Priya' })).id;
  gone = (await putOperator(server, { first_name: 'Gone', suspended_at: '2031-03-12T00:00:00.000Z' })).id;
});
afterAll(() => server.close());

interface Ended {
  readonly type?: RequestTable['type'];
  readonly came: string;
  readonly ended: string;
  readonly by: number | null;
  readonly status?: 'completed' | 'error';
}

const putEnded = async ({ type = 'contact', came, ended, by, status = 'completed' }: Ended): Promise<number> => {
  const id = await putRequest(server, { type, status, created_at: came });
  await putChange(id, { ended, by, status });
  return id;
};

const putChange = (id: number, { ended, by, status }: Pick<Ended, 'ended' | 'by' | 'status'>) =>
  server.services.store
    .insertInto('request_changes')
    .values({ request_id: id, user_id: by, status: status ?? '', note: '', created_at: ended })
    .execute();

describe('figures by the day', () => {
  // In the fortnight before it the clocks of Toronto go forward.
  const now = new Date('2031-03-12T20:00:00.000Z');
  const read = () => readDeskDays(server.services.reads, now);

  test('count what came in and what ended on each day in Toronto, and how [S5.6-19]', async () => {
    // The evening of the 8th there, the 9th already in Greenwich; the next comes at midnight of the 10th.
    await putRequest(server, { created_at: '2031-03-09T04:59:00.000Z' });
    await putRequest(server, { created_at: '2031-03-10T04:00:00.000Z', type: 'sdsaddition' });
    await putRequest(server, { created_at: '2031-03-10T05:00:00.000Z', type: 'binder' });
    await putRequest(server, { created_at: '2031-02-26T12:00:00.000Z' });
    const came = '2031-03-11T12:00:00.000Z';
    const first = await putEnded({ came, ended: '2031-03-11T14:00:00.000Z', by: nathalie });
    await putEnded({ type: 'sdsaddition', came, ended: '2031-03-11T16:00:00.000Z', by: nathalie });
    await putEnded({ type: 'sdsremoval', came, ended: '2031-03-11T18:00:00.000Z', by: priya });
    await putEnded({ type: 'sdsaddition', came, ended: '2031-03-11T20:00:00.000Z', by: priya, status: 'error' });
    await putEnded({ type: 'eBinder', came, ended: '2031-03-11T20:00:00.000Z', by: null });
    await putEnded({ came, ended: '2031-03-12T13:00:00.000Z', by: gone });
    await putEnded({ came, ended: '2031-03-12T14:00:00.000Z', by: null });
    // Answered again, it ended where it was answered first.
    await putChange(first, { ended: '2031-03-12T15:00:00.000Z', by: priya, status: 'completed' });

    const { days, median_minutes } = await read();
    expect([days.length, days[0]!.day, days[13]!.day]).toEqual([14, '2031-02-27', '2031-03-12']);
    const none = { came: 0, added: 0, used: 0, removed: 0, answered: 0, refused: 0, median_minutes: null };
    expect(days.slice(9)).toEqual([
      { ...none, day: '2031-03-08', came: 1 },
      { ...none, day: '2031-03-09' },
      { ...none, day: '2031-03-10', came: 1 },
      { day: '2031-03-11', came: 6, added: 1, used: 0, removed: 1, answered: 1, refused: 1, median_minutes: 300 },
      { ...none, day: '2031-03-12', answered: 2, median_minutes: 1530 },
    ]);
    expect(median_minutes).toBe(420);
  });

  test('say what each operator ended, and what those did who have left [S5.6-20]', async () => {
    const { people: everybody } = await read();
    const recent = everybody.map(({ ended, ...person }) => ({ ...person, ended: ended.slice(12) }));
    expect(recent).toEqual([
      { operator: { id: nathalie, name: 'Nathalie Kowalski' }, ended: [2, 0], refused: 0, median_minutes: 180 },
      { operator: { id: priya, name: 'Priya' }, ended: [2, 0], refused: 1, median_minutes: 420 },
      { operator: { id: gone, name: 'Gone' }, ended: [0, 1], refused: 0, median_minutes: 1500 },
      { operator: null, ended: [0, 1], refused: 0, median_minutes: 1560 },
    ]);
  });

  test('tell the sheets that were added from those that were there and are used [S5.6-19]', async () => {
    const came = '2031-03-06T12:00:00.000Z';
    const end = { type: 'sdsaddition', came, ended: '2031-03-06T12:06:00.000Z', by: nathalie } as const;
    const info = JSON.stringify({ file_name: 'a.pdf', used: true });
    const named = JSON.stringify({ file_name: '"used":true.pdf' });
    for (const one of [info, info, named]) {
      const id = await putEnded(end);
      await server.services.store.updateTable('requests').set({ info: one }).where('id', '=', id).execute();
    }
    const { days } = await read();
    expect(days[7]).toMatchObject({ day: '2031-03-06', added: 1, used: 2, median_minutes: 6 });
  });

  test('are the operators’ alone [S5.6-19]', async () => {
    const operator = await signedInOperator(server);
    const { status, body } = await operator('GET', '/operator/desk-days');
    expect([status, body.days.length]).toEqual([200, 14]);
    for (const name of [people.companyAdmin, people.collectionAdmin, people.reader, people.shared])
      expect((await (await signedInCaller(server, name))('GET', '/operator/desk-days')).status).toBe(403);
  });
});
