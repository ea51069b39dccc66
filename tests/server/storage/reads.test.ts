import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processorTime, referenceTime } from '#tests/support/processor-time.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('questions that look through whole tables', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('see what was written a moment ago', async () => {
    const { store, reads } = server.services;
    const nameOf = async () =>
      (await reads.selectFrom('organisations').select('name_en').where('id', '=', 10001).executeTakeFirst())?.name_en;
    await store.updateTable('organisations').set({ name_en: 'Maple Ridge' }).where('id', '=', 10001).execute();
    expect(await nameOf()).toBe('Maple Ridge');
    await store.updateTable('organisations').set({ name_en: 'Maple' }).where('id', '=', 10001).execute();
    expect(await nameOf()).toBe('Maple');
  });

  test('take the thread that answers everybody no time', async () => {
    const { reads } = server.services;
    // Several times the reference of counting, for any engine.
    const counting = sql<{ count: number }>`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 3000000)
      select count(*) as count from numbers where n % 7 <> 3`;
    await sql`select 1`.execute(reads);
    const reference = await referenceTime();
    const countOnce = () =>
      processorTime(async () => {
        const { rows } = await counting.execute(reads);
        expect(Number(rows[0]?.count)).toBe(2_571_428);
      });
    // The least of three: a server that has just started has other work to do meanwhile, on the same thread.
    const taken = Math.min(await countOnce(), await countOnce(), await countOnce());
    expect(taken).toBeLessThan(reference);
  });

  test('tell what is wrong with them', async () => {
    await expect(sql`select 1 from nowhere`.execute(server.services.reads)).rejects.toThrow('nowhere');
  });

  test('cannot write where they are asked beside the store', async () => {
    const { store, reads } = server.services;
    if (reads === store) return;
    await expect(reads.deleteFrom('jobs').execute()).rejects.toThrow('readonly');
    await expect(reads.transaction().execute(async () => {})).rejects.toThrow('Nothing is written');
  });
});
