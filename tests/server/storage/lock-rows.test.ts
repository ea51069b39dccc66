import { globSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { lockRows } from '#server/platform/storage/lock-rows.ts';
import { openTestStore } from '#tests/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  for (const key of ['one', 'other'])
    await store.insertInto('attempts').values({ key, times: '0', updated_at: '' }).execute();
});
afterAll(() => store.destroy());

/** Locks a row, and holds it for a moment. */
const hold = (events: string[], name: string, key: string) =>
  inTransaction(store, async (trx) => {
    const [row] = await lockRows(trx, trx.selectFrom('attempts').select('times').where('key', '=', key));
    events.push(`${name} has ${row?.times}`);
    await wait(30);
    await trx.updateTable('attempts').set({ times: name }).where('key', '=', key).execute();
    events.push(`${name} ends`);
  });

describe('a locked row', () => {
  test('is had by one transaction at a time, and the next one has what the one before wrote', async () => {
    const events: string[] = [];
    await Promise.all(['1', '2', '3', '4'].map((name) => hold(events, name, 'one')));
    const names = events.filter((event) => event.endsWith('ends')).map((event) => event.split(' ')[0]!);
    expect(names.toSorted()).toEqual(['1', '2', '3', '4']);
    expect(events).toEqual(names.flatMap((name, at) => [`${name} has ${names[at - 1] ?? 0}`, `${name} ends`]));
  });

  test('that is not there is waited for by nobody, and none is given', async () => {
    const missing = inTransaction(store, (trx) =>
      lockRows(trx, trx.selectFrom('attempts').select('key').where('key', '=', 'missing')),
    );
    expect(await missing).toEqual([]);
  });

  test('is as it was when its transaction fails, and free for the next', async () => {
    const failing = inTransaction(store, async (trx) => {
      await lockRows(trx, trx.selectFrom('attempts').select('key').where('key', '=', 'other'));
      throw new Error('not so');
    });
    await expect(failing).rejects.toThrow('not so');
    const events: string[] = [];
    await hold(events, 'next', 'other');
    expect(events).toEqual(['next has 0', 'next ends']);
  });

  test('is locked in this way alone: no update writes what is there already', () => {
    const files = globSync('server/**/*.ts').filter((file) =>
      /\.set\(\(eb\) => \(\{ (\w+): eb\.ref\('\1'\) \}\)\)/.test(readFileSync(file, 'utf8')),
    );
    expect(files).toEqual([]);
  });
});
