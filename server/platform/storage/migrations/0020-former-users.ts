import type { Kysely } from 'kysely';

/** Requests of a deleted account still name it, by its number alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['requests', 'request_changes']) {
    await db.schema.alterTable(table).addColumn('former_user_id', 'integer').execute();
    await db.schema.createIndex(`${table}_of_former_user`).on(table).column('former_user_id').execute();
  }
};
