import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { openTestStore } from '#tests/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.destroy());
beforeEach(async () => {
  await store.deleteFrom('attempts').execute();
});

const write = (db: Database, key: string, times = '0') =>
  db.insertInto('attempts').values({ key, times, updated_at: '' }).execute();
const keys = async (db: Database) =>
  (await db.selectFrom('attempts').select('key').orderBy('key').execute()).map(({ key }) => key);

describe('a transaction', () => {
  test('is alone: of many at once that read a number and write the next, none is lost', async () => {
    await write(store, 'count');
    const countOn = () =>
      inTransaction(store, async (trx) => {
        const { times } = await trx.selectFrom('attempts').select('times').executeTakeFirstOrThrow();
        await trx
          .updateTable('attempts')
          .set({ times: String(Number(times) + 1) })
          .execute();
      });
    await Promise.all(Array.from({ length: 30 }, countOn));
    expect(await store.selectFrom('attempts').select('times').execute()).toEqual([{ times: '30' }]);
  });

  test('is alone where two look at what the other writes: the last one stays', async () => {
    for (let round = 0; round < 10; round++) {
      await store.deleteFrom('attempts').execute();
      for (const key of ['one', 'other']) await write(store, key);
      const leave = (key: string) =>
        inTransaction(store, async (trx) => {
          if ((await keys(trx)).length > 1) await trx.deleteFrom('attempts').where('key', '=', key).execute();
        });
      await Promise.all([leave('one'), leave('other')]);
      expect(await keys(store)).toHaveLength(1);
    }
  });

  test('is alone where both write what may be there once: the second finds what the first wrote', async () => {
    for (let round = 0; round < 10; round++) {
      const find = () =>
        inTransaction(store, async (trx) => {
          const key = `once ${round}`;
          const isThere = (await keys(trx)).includes(key);
          if (!isThere) await write(trx, key);
          return isThere;
        });
      expect((await Promise.all([find(), find()])).toSorted()).toEqual([false, true]);
    }
  });

  test('leaves nothing when its work fails, and is not done again for that', async () => {
    let runs = 0;
    const work = inTransaction(store, async (trx) => {
      runs++;
      await write(trx, 'half');
      throw new Error('not so');
    });
    await expect(work).rejects.toThrow('not so');
    expect([runs, await keys(store)]).toEqual([1, []]);
  });

  test('that breaks a rule of the tables fails as it does alone', async () => {
    await write(store, 'there');
    await expect(inTransaction(store, (trx) => write(trx, 'there'))).rejects.toThrow(/unique/i);
  });
});
