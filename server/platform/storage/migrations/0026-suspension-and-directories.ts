import type { Kysely } from 'kysely';
import { isPostgres, primaryKeyType } from '../dialect.ts';

/** Members that are suspended; what an organisation's directory says of them, and its groups. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('memberships')
    .addColumn('suspended_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('memberships')
    .addColumn('has_rule_role', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('directory_entries')
    .addColumn('membership_id', 'integer', (c) => c.primaryKey().references('memberships.id').onDelete('cascade'))
    .addColumn('user_name', 'text', (c) => c.notNull())
    .addColumn('external_id', 'text', (c) => c.notNull())
    .addColumn('given_name', 'text', (c) => c.notNull())
    .addColumn('family_name', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('directory_groups')
    .addColumn('id', primaryKeyType(db), (c) => (isPostgres(db) ? c.primaryKey() : c.primaryKey().autoIncrement()))
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id').onDelete('cascade'))
    .addColumn('display_name', 'text', (c) => c.notNull())
    .addColumn('external_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('directory_groups_organisation')
    .on('directory_groups')
    .column('organisation_id')
    .execute();
  await db.schema
    .createTable('directory_group_members')
    .addColumn('group_id', 'integer', (c) => c.notNull().references('directory_groups.id').onDelete('cascade'))
    .addColumn('membership_id', 'integer', (c) => c.notNull().references('memberships.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('directory_group_members_key', ['group_id', 'membership_id'])
    .execute();
  await db.schema
    .createIndex('directory_group_members_membership')
    .on('directory_group_members')
    .column('membership_id')
    .execute();
};
