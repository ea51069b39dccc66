import type { Transaction } from 'kysely';
import { ApiError, throttled } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { countAttempt, type Limit } from './count-attempt.ts';
import { hashSecret } from './secrets.ts';

/** What is counted, for one subject: a name, a network. */
export type Counted = Limit & {
  readonly scope: string;
  readonly subject: string;
  /** The account name that has to wait for it, where operators may take its waits away. */
  readonly owner?: string;
  /** What it is refused with, in place of `throttled`. */
  readonly refuse?: (seconds: number) => ApiError;
};

/**
 * Counts an attempt, or so many of them, before their outcome is known, so that many at once are no way around a limit. Throws
 * `throttled`, or what the limit refuses with, when one of the limits is reached; then none counts it.
 */
export const consumeAttempt = async (
  store: Store,
  counted: readonly Counted[],
  { count = 1, now = Date.now() }: { count?: number; now?: number } = {},
): Promise<void> => {
  await inTransaction(store, async (trx) => {
    for (const one of counted) {
      const outcome = countAttempt(await lockTimes(trx, one, now), now, one, count);
      if ('wait' in outcome) {
        const seconds = Math.ceil(outcome.wait / 1000);
        throw one.refuse?.(seconds) ?? throttled(seconds);
      }
      await writeTimes(trx, one, outcome.times);
    }
  });
  // By itself: within the transaction, attempts of all others would be in its way.
  await store
    .deleteFrom('attempts')
    .where('updated_at', '<', new Date(now - longestMemory).toISOString())
    .execute();
};

/** Whether it is counted and nothing has to wait: for what is done now and then only. */
export const isFirst = (store: Store, counted: Counted): Promise<boolean> =>
  consumeAttempt(store, [counted]).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError) return false;
      throw error;
    },
  );

/** Whether one more would have to wait now; nothing is counted. */
export const mustWait = async (db: Database, counted: Counted, now = Date.now()): Promise<boolean> => {
  const row = await db.selectFrom('attempts').select('times').where('key', '=', keyOf(counted)).executeTakeFirst();
  return row !== undefined && 'wait' in countAttempt(JSON.parse(row.times) as number[], now, counted);
};

/** Takes one attempt back, which turned out to be rightful; others of the same subject stay counted. */
export const refundAttempt = (store: Store, counted: Counted, now = Date.now()): Promise<void> =>
  inTransaction(store, async (trx) => {
    const times = await lockTimes(trx, counted, now);
    await writeTimes(trx, counted, times.slice(0, -1));
  });

/** Forgets the attempts of a subject, and with them its wait. */
export const clearAttempts = async (db: Database, counted: Counted): Promise<void> => {
  await db.deleteFrom('attempts').where('key', '=', keyOf(counted)).execute();
};

/** Forgets everything that a name has to wait for; says how many counts that were. */
export const clearAttemptsOf = async (db: Database, owner: string): Promise<number> => {
  const gone = await db.deleteFrom('attempts').where('owner', '=', ownerKey(owner)).returning('key').execute();
  return gone.length;
};

/** How many places (devices or networks) failed with this name at least so often. */
export const countPlaces = async (db: Database, owner: string, tries: number): Promise<number> => {
  const rows = await db.selectFrom('attempts').select('times').where('owner', '=', ownerKey(owner)).execute();
  return rows.filter(({ times }) => (JSON.parse(times) as unknown[]).length >= tries).length;
};

const ownerKey = (name: string): string => hashSecret(`owner:${name}`);

/** No limit looks further back. */
const longestMemory = 86_400_000;

const keyOf = ({ scope, subject }: Counted): string => hashSecret(`${scope}:${subject}`);

/** The attempts so far. The row is written first, which makes every other process wait until this one has counted. */
const lockTimes = async (trx: Transaction<Tables>, counted: Counted, now: number): Promise<number[]> => {
  const { owner } = counted;
  const updated_at = new Date(now).toISOString();
  const { times } = await trx
    .insertInto('attempts')
    .values({ key: keyOf(counted), times: '[]', updated_at, owner: owner === undefined ? '' : ownerKey(owner) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updated_at }))
    .returning('times')
    .executeTakeFirstOrThrow();
  return JSON.parse(times) as number[];
};

const writeTimes = async (trx: Transaction<Tables>, counted: Counted, times: readonly number[]): Promise<void> => {
  await trx
    .updateTable('attempts')
    .set({ times: JSON.stringify(times) })
    .where('key', '=', keyOf(counted))
    .execute();
};
