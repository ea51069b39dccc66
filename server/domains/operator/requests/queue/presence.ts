import { accountName } from '#server/domains/requests/account-name.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import type { Holder } from './holders.ts';

/** Milliseconds after the last sign of life for which somebody counts as being there. */
const lifetime = 15_000;
/** A sign of life is written no more often than this: screens send one every other second. */
const writtenEvery = 5_000;

interface Sign {
  readonly requestId: number;
  readonly userId: number;
  readonly now?: Date;
}

/** Notes that an operator has a request open, and answers who else has. Throws `not_found`. */
export const showPresence = async (store: Store, { requestId, userId, now = new Date() }: Sign): Promise<Holder[]> => {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const there = await readPresent(store, requestId, ago(lifetime));
  const own = there.find(({ id }) => id === userId);
  if (!own || own.seen_at < ago(writtenEvery)) {
    if (!(await store.selectFrom('requests').select('id').where('id', '=', requestId).executeTakeFirst()))
      throw apiError('not_found');
    await store.deleteFrom('request_presences').where('seen_at', '<', ago(lifetime)).execute();
    const seen_at = now.toISOString();
    await store
      .insertInto('request_presences')
      .values({ request_id: requestId, user_id: userId, seen_at })
      .onConflict((conflict) => conflict.columns(['request_id', 'user_id']).doUpdateSet({ seen_at }))
      .execute();
  }
  return there.filter(({ id }) => id !== userId).map(({ id, name }) => ({ id, name }));
};

const readPresent = async (db: Database, requestId: number, since: string) => {
  const rows = await db
    .selectFrom('request_presences')
    .innerJoin('users', 'users.id', 'request_presences.user_id')
    .select(['users.id', 'users.name', 'users.first_name', 'users.last_name', 'seen_at'])
    .where('request_id', '=', requestId)
    .where('seen_at', '>=', since)
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: accountName(row), seen_at: row.seen_at }));
};
