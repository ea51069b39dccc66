import type { Kysely } from 'kysely';

/** By what makers can be reached, as operators confirmed them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('maker_contacts')
    .addColumn('contact', 'text', (c) => c.notNull())
    .addColumn('maker_key', 'text', (c) => c.notNull())
    .addColumn('maker', 'text', (c) => c.notNull())
    .addColumn('confirmed', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('maker_contacts_key', ['contact', 'maker_key'])
    .execute();
};
