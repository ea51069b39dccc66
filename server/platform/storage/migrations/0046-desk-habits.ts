import type { Kysely } from 'kysely';

/** How each operator works at the desk; who has no row works in the usual way. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('desk_habits')
    .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('single_keys', 'integer', (c) => c.notNull())
    .addColumn('takes_next', 'integer', (c) => c.notNull())
    .execute();
};
