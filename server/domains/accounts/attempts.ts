import type { Transaction } from 'kysely';
import { throttled } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { countAttempt, type Limit } from './count-attempt.ts';
import { hashSecret } from './secrets.ts';

/** What is counted, for one subject: a name, a network. */
export interface Counted extends Limit {
  readonly scope: string;
  readonly subject: string;
}

/**
 * Counts an attempt before its outcome is known, so that many at once are no way around a limit. Throws `throttled` when
 * one of the limits is reached; then none counts it.
 */
export const consumeAttempt = async (store: Store, counted: readonly Counted[], now = Date.now()): Promise<void> => {
  await inTransaction(store, async (trx) => {
    for (const one of counted) {
      const outcome = countAttempt(await lockTimes(trx, keyOf(one), now), now, one);
      if ('wait' in outcome) throw throttled(Math.ceil(outcome.wait / 1000));
      await writeTimes(trx, keyOf(one), outcome.times);
    }
  });
  // By itself: within the transaction, attempts of all others would be in its way.
  await store
    .deleteFrom('attempts')
    .where('updated_at', '<', new Date(now - longestWindow).toISOString())
    .execute();
};

/** Takes one attempt back, which turned out to be rightful; others of the same subject stay counted. */
export const refundAttempt = (store: Store, counted: Counted, now = Date.now()): Promise<void> =>
  inTransaction(store, async (trx) => {
    const times = await lockTimes(trx, keyOf(counted), now);
    await writeTimes(trx, keyOf(counted), times.slice(0, -1));
  });

/** Forgets the attempts of a subject, and with them its wait. */
export const clearAttempts = async (db: Database, counted: Counted): Promise<void> => {
  await db.deleteFrom('attempts').where('key', '=', keyOf(counted)).execute();
};

/** No limit looks further back. */
const longestWindow = 86_400_000;

const keyOf = ({ scope, subject }: Counted): string => hashSecret(`${scope}:${subject}`);

/** The attempts so far. The row is written first, which makes every other process wait until this one has counted. */
const lockTimes = async (trx: Transaction<Tables>, key: string, now: number): Promise<number[]> => {
  const updated_at = new Date(now).toISOString();
  const { times } = await trx
    .insertInto('attempts')
    .values({ key, times: '[]', updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updated_at }))
    .returning('times')
    .executeTakeFirstOrThrow();
  return JSON.parse(times) as number[];
};

const writeTimes = async (trx: Transaction<Tables>, key: string, times: readonly number[]): Promise<void> => {
  await trx
    .updateTable('attempts')
    .set({ times: JSON.stringify(times) })
    .where('key', '=', key)
    .execute();
};
