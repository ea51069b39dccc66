import type { Kysely } from 'kysely';

/** Domains to which an organisation lets documents be mailed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('organisations')
    .addColumn('mail_domains', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
};
