import type { Database } from '#server/platform/storage/database.ts';

/** Takes accounts out that are nobody's member any more; their numbers are never given again. Answers how many went. */
export const endAccounts = async (db: Database, userIds: readonly number[], now = new Date()): Promise<number> => {
  const gone = await db
    .deleteFrom('users')
    .where('id', 'in', userIds)
    .where('id', 'not in', (eb) => eb.selectFrom('memberships').select('user_id'))
    .returning('id')
    .execute();
  const ended_at = now.toISOString();
  if (gone.length > 0)
    await db
      .insertInto('former_users')
      .values(gone.map(({ id }) => ({ id, ended_at })))
      .execute();
  return gone.length;
};
