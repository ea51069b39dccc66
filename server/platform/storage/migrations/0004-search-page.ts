import { type Kysely, sql } from 'kysely';
import { primaryKeyType } from '../dialect.ts';

/** What members save on the search page, the notices on it, and the removals that they request. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('preferences')
    .addColumn('membership_id', 'integer', (c) => c.primaryKey().references('memberships.id').onDelete('cascade'))
    .addColumn('columns', 'text', (c) => c.notNull())
    .addColumn('hidden_sections', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('saved_searches')
    .addColumn('id', primaryKeyType(db), (c) => c.primaryKey())
    .addColumn('membership_id', 'integer', (c) => c.notNull().references('memberships.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('entries', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('saved_searches_name', ['membership_id', 'name'])
    .execute();

  await db.schema
    .createTable('notices')
    .addColumn('id', primaryKeyType(db), (c) => c.primaryKey())
    .addColumn('organisation_id', 'integer', (c) => c.references('organisations.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_en', 'text', (c) => c.notNull())
    .addColumn('subject_fr', 'text', (c) => c.notNull())
    .addColumn('text_en', 'text', (c) => c.notNull())
    .addColumn('text_fr', 'text', (c) => c.notNull())
    .addColumn('type_en', 'text', (c) => c.notNull())
    .addColumn('type_fr', 'text', (c) => c.notNull())
    .addColumn('from_day', 'text', (c) => c.notNull())
    .addColumn('to_day', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('notice_dismissals')
    .addColumn('notice_id', 'integer', (c) => c.notNull().references('notices.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('dismissed_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notice_dismissals_key', ['notice_id', 'user_id'])
    .execute();

  await db.schema
    .createTable('removals')
    .addColumn('request_id', 'integer', (c) => c.notNull().references('requests.id').onDelete('cascade'))
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id'))
    .addColumn('isn', 'integer', (c) => c.notNull().references('sheets.isn'))
    .addColumn('subset_id', 'integer', (c) => c.notNull())
    .addColumn('is_open', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('removals_key', ['request_id', 'isn', 'subset_id'])
    .execute();
  // Whatever else fails, the same removal is never under way twice.
  await db.schema
    .createIndex('removals_open')
    .unique()
    .on('removals')
    .columns(['organisation_id', 'isn', 'subset_id'])
    .where(sql.ref('is_open'), '=', 1)
    .execute();

  await db.schema
    .createTable('submissions')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('submissions_key', ['user_id', 'key'])
    .execute();
};
