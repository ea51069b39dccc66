import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { expectSame } from '#tests/faults/expect-same.ts';
import { people } from '#tests/support/test-server.ts';
import { isOrdered } from '../whose-sheets.ts';
import type { CreateWork } from '../work.ts';

interface Order {
  readonly path: '/createIndex' | '/createBinder' | '/createEbinder';
  readonly body: object;
  /** The readers who are mailed; empty for an index. */
  readonly email: string;
  /** Number of its request, once it is answered. */
  id: number;
}

const beginnings = { '/createIndex': '%PDF-', '/createBinder': '%PDF-', '/createEbinder': 'PK' } as const;

/** Members order documents and take Excel lists along: each document is made once, and told of. */
export const ordering: CreateWork = async ({ place, random, signIn, next }) => {
  const member = await signIn(people.collectionAdmin);
  const sheets = (await member.find()).filter(isOrdered).slice(0, 24);
  let open: Order | undefined;
  let orders: Order[] = [];
  let count = 0;

  const numberOf = async ({ path, body }: Order): Promise<number> => (await member.done(member.post(path, body))).id;
  const send = async (order: Order) => {
    order.id = await numberOf(order);
    orders.push(order);
  };
  const order = async () => {
    const path = random.pick(['/createIndex', '/createBinder', '/createEbinder'] as const);
    const email = path === '/createIndex' ? '' : `reader-${next()}@example.com`;
    const sdsIds = [...new Set([random.pick(sheets), random.pick(sheets), random.pick(sheets)])];
    const choices = { sort: 'product', includeDate: true, customFields: true, language: 'all', websiteLanguage: 'en' };
    const more = {
      '/createIndex': { format: 'pdf' },
      '/createBinder': { doubleSided: random.chance(0.5), emails: [email] },
      '/createEbinder': { email },
    }[path];
    open = { path, email, body: { ...choices, ...more, sdsIds, submission: randomUUID() }, id: 0 };
    await send(open);
    open = undefined;
    count++;
  };
  const exportList = async () => {
    const search = { parameters: 'locale=en', sort: 'ProductName_custom_sort', sortdir: 'asc', keyword: '' };
    const answer = await member.post('/export-excel/', { params: { ...search, columns: ['product'] } });
    assert.equal(answer.status, 200, answer.bytes.subarray(0, 200).toString());
    // An archive ends with its directory: an interrupted one has no directory.
    assert.ok(answer.bytes.subarray(-22).toString('latin1').startsWith('PK\x05\x06'), 'a workbook is whole');
  };
  const expectMade = async ({ path, email, id }: Order) => {
    const { rows, changes } = await place.inStore(async (store) => ({
      rows: await store.selectFrom('requests').select(['id', 'status']).where('id', '=', id).execute(),
      changes: await store.selectFrom('request_changes').select('status').where('request_id', '=', id).execute(),
    }));
    expectSame(rows, [{ id, status: 'completed' }], `${path} ${id} is made`);
    expectSame(changes, [{ status: 'completed' }], `${path} ${id} is made once`);
    const { status, bytes } = await member.get(`/requests/${id}/download`);
    expectSame([status, bytes.toString('latin1', 0, beginnings[path].length)], [200, beginnings[path]]);
    if (email) await place.mails.expectTold(email);
  };

  return {
    name: 'ordering documents',
    steps: 3,
    within: 600,
    step: () => (orders.length > 5 || random.chance(0.2) ? exportList() : order()),
    check: async () => {
      if (open) await send(open);
      open = undefined;
      // As if its answer had been lost on the way.
      const again = orders.length > 0 ? random.pick(orders) : undefined;
      if (again) assert.equal(await numberOf(again), again.id, 'what is sent again is done once');
      await place.untilIdle();
      for (const one of orders) await expectMade(one);
      orders = [];
    },
    count: () => count,
  };
};
