import type { Kysely } from 'kysely';

/** Changes of users that notice each other, invitations that are declined, addresses that wait to be verified. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .alterTable('users')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await schema
    .alterTable('users')
    .addColumn('pending_email', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('memberships')
    .addColumn('declined_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('tokens')
    .addColumn('email', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
};
