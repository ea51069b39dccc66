import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';

/**
 * Takes accounts out that are nobody's member any more; their numbers are never given again. What they asked for stays with the
 * organisation, as that of a former user of this number: names and addresses go with them. Answers how many went.
 */
export const endAccounts = async (db: Database, userIds: readonly number[], now = new Date()): Promise<number> => {
  let count = 0;
  for (const batch of inBatches(userIds)) {
    const ending = await db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', batch)
      .where('id', 'not in', (eb) => eb.selectFrom('memberships').select('user_id'))
      .execute();
    const ids = ending.map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const table of ['requests', 'request_changes'] as const)
      await db
        .updateTable(table)
        .set((eb) => ({ former_user_id: eb.ref('user_id') }))
        .where('user_id', 'in', ids)
        .execute();
    await eraseSenders(db, ids);
    // What an operator had is nobody's: screens that show it hear of the change.
    await db
      .updateTable('requests')
      .set({ holder_id: null, holder_changed_at: now.toISOString() })
      .where('holder_id', 'in', ids)
      .execute();
    await db.updateTable('provider_identities').set({ claimed_groups: '[]' }).where('user_id', 'in', ids).execute();
    await db.deleteFrom('users').where('id', 'in', ids).execute();
    const ended_at = now.toISOString();
    await db
      .insertInto('former_users')
      .values(ids.map((id) => ({ id, ended_at })))
      .execute();
    count += ids.length;
  }
  return count;
};

/** A message to support says itself whom to answer. */
const eraseSenders = async (db: Database, userIds: readonly number[]): Promise<void> => {
  const messages = await db
    .selectFrom('requests')
    .select(['id', 'info'])
    .where('user_id', 'in', userIds)
    .where('type', '=', 'contact')
    .execute();
  for (const { id, info } of messages) {
    const nameless = { ...JSON.parse(info), firstName: '', lastName: '', email: '' };
    await db
      .updateTable('requests')
      .set({ info: JSON.stringify(nameless) })
      .where('id', '=', id)
      .execute();
  }
};
