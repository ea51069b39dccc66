import { type Kysely, sql } from 'kysely';
import { primaryKeyType } from '../dialect.ts';

/** Organisations, members, sessions, sheets and collections. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const serial = primaryKeyType(db);
  const { schema } = db;

  await schema
    .createTable('organisations')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name_en', 'text', (c) => c.notNull())
    .addColumn('name_fr', 'text', (c) => c.notNull())
    .addColumn('ingredients', 'integer', (c) => c.notNull())
    .addColumn('location_label_en', 'text', (c) => c.notNull())
    .addColumn('location_label_fr', 'text', (c) => c.notNull())
    .addColumn('custom_fields', 'text', (c) => c.notNull())
    .addColumn('products', 'text', (c) => c.notNull())
    .addColumn('collection_version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('subsets')
    .addColumn('id', serial, (c) => c.primaryKey())
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id'))
    .addColumn('parent_id', 'integer', (c) => c.references('subsets.id'))
    .addColumn('name_en', 'text', (c) => c.notNull())
    .addColumn('name_fr', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('subsets_organisation').on('subsets').column('organisation_id').execute();

  await schema
    .createTable('users')
    .addColumn('id', serial, (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('shared', 'integer', (c) => c.notNull())
    .addColumn('is_subscribed', 'integer', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('verified_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('memberships')
    .addColumn('id', serial, (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('organisation_id', 'integer', (c) => c.references('organisations.id'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addUniqueConstraint('memberships_once', ['user_id', 'organisation_id'])
    .execute();
  await schema.createIndex('memberships_organisation').on('memberships').column('organisation_id').execute();

  await schema
    .createTable('membership_subsets')
    .addColumn('membership_id', 'integer', (c) => c.notNull().references('memberships.id').onDelete('cascade'))
    .addColumn('subset_id', 'integer', (c) => c.notNull().references('subsets.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('membership_subsets_key', ['membership_id', 'subset_id'])
    .execute();

  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('membership_id', 'integer', (c) => c.notNull().references('memberships.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_membership').on('sessions').column('membership_id').execute();

  await createSheetTables(db, serial);
};

const createSheetTables = async (db: Kysely<unknown>, serial: ReturnType<typeof primaryKeyType>) => {
  const { schema } = db;
  await schema
    .createTable('sheets')
    .addColumn('isn', serial, (c) => c.primaryKey())
    .addColumn('product_key', 'text', (c) => c.notNull())
    .addColumn('product_name', 'text', (c) => c.notNull())
    .addColumn('alternative_name', 'text', (c) => c.notNull())
    .addColumn('manufacturer', 'text', (c) => c.notNull())
    .addColumn('contributor', 'text', (c) => c.notNull())
    .addColumn('product_ids', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('hazardous', 'text', (c) => c.notNull())
    .addColumn('whmis_1988', 'text', (c) => c.notNull())
    .addColumn('signal_word', 'text', (c) => c.notNull())
    .addColumn('pictograms', 'text', (c) => c.notNull())
    .addColumn('hazard_codes', 'text', (c) => c.notNull())
    .addColumn('cas_numbers', 'text', (c) => c.notNull())
    .addColumn('ingredients', 'text', (c) => c.notNull())
    .addColumn('sheet_date', 'text', (c) => c.notNull())
    .addColumn('last_checked', 'text', (c) => c.notNull())
    .addColumn('file_hash', 'text', (c) => c.notNull())
    .addColumn('made_from_record', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('sheets_product').on('sheets').column('product_key').execute();

  await schema
    .createTable('collection_sheets')
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id'))
    .addColumn('isn', 'integer', (c) => c.notNull().references('sheets.isn'))
    .addColumn('custom_1', 'text', (c) => c.notNull())
    .addColumn('custom_2', 'text', (c) => c.notNull())
    .addColumn('custom_3', 'text', (c) => c.notNull())
    .addColumn('modified', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('removed', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('collection_sheets_key', ['organisation_id', 'isn'])
    .execute();
  await schema
    .createIndex('collection_sheets_version')
    .on('collection_sheets')
    .columns(['organisation_id', 'version'])
    .execute();
  await schema.createIndex('collection_sheets_isn').on('collection_sheets').column('isn').execute();

  await schema
    .createTable('collection_sheet_subsets')
    .addColumn('organisation_id', 'integer', (c) => c.notNull())
    .addColumn('isn', 'integer', (c) => c.notNull())
    .addColumn('subset_id', 'integer', (c) => c.notNull().references('subsets.id'))
    .addPrimaryKeyConstraint('collection_sheet_subsets_key', ['organisation_id', 'isn', 'subset_id'])
    .addForeignKeyConstraint('collection_sheet_subsets_sheet', ['organisation_id', 'isn'], 'collection_sheets', [
      'organisation_id',
      'isn',
    ])
    .execute();
  await sql`create index collection_sheet_subsets_subset on collection_sheet_subsets (subset_id)`.execute(db);
};
