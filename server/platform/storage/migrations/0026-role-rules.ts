import type { Kysely } from 'kysely';

/** Which role, and which locations, an organisation gives to whoever is in a group or has a claim. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('role_rules')
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('role_rules_key', ['organisation_id', 'position'])
    .execute();
  await db.schema
    .createTable('role_rule_subsets')
    .addColumn('organisation_id', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('subset_id', 'integer', (c) => c.notNull().references('subsets.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('role_rule_subsets_key', ['organisation_id', 'position', 'subset_id'])
    .addForeignKeyConstraint(
      'role_rule_subsets_of_rule',
      ['organisation_id', 'position'],
      'role_rules',
      ['organisation_id', 'position'],
      (c) => c.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('role_rule_subsets_subset').on('role_rule_subsets').column('subset_id').execute();
};
