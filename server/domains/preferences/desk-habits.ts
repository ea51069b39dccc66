import type { DeskHabits } from '#contract/calls/operator/desk-habits.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Flag } from '#server/platform/storage/tables/values.ts';

/** Who has changed nothing. */
const usual: DeskHabits = { single_keys: true, takes_next: true };

/** How an operator works. */
export const readDeskHabits = async (db: Database, userId: number): Promise<DeskHabits> => {
  const row = await db
    .selectFrom('desk_habits')
    .select(['single_keys', 'takes_next'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { single_keys: row.single_keys === 1, takes_next: row.takes_next === 1 } : usual;
};

/** Keeps how an operator works. */
export const writeDeskHabits = async (
  db: Database,
  userId: number,
  { single_keys, takes_next }: DeskHabits,
): Promise<void> => {
  const habits = { single_keys: toFlag(single_keys), takes_next: toFlag(takes_next) };
  await db
    .insertInto('desk_habits')
    .values({ user_id: userId, ...habits })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(habits))
    .execute();
};

const toFlag = (is: boolean): Flag => (is ? 1 : 0);
