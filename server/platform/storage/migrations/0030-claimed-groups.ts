import type { Kysely } from 'kysely';

/** Groups that an identity provider named when somebody came last: rules that change are applied to them at once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('provider_identities')
    .addColumn('claimed_groups', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
};
