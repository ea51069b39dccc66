import type { Kysely } from 'kysely';

/** What an organisation's administrators wrote of somebody who belongs to others too: it holds in their organisation alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('memberships')
    .addColumn('own_details', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
};
