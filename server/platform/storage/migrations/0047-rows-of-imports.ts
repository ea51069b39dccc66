import { type Kysely, sql } from 'kysely';

/** What rows of imports are found by, without accents, and their cells as the list has them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of ['search_text', 'cells'])
    await db.schema
      .alterTable('import_rows')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  // Accents of what is there stay: within thirty days none of it is left.
  await sql`update import_rows set search_text = lower(product_name || ' ' || file)`.execute(db);
};
