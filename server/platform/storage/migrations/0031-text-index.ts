import { type Kysely, sql } from 'kysely';
import { isPostgres, primaryKeyType } from '../dialect.ts';

/**
 * The full-text index of sections (decision 56). Sections get a number of their own, by which the index knows them, and those that
 * are drawn from a sheet's record a place beside those read off PDFs. What there is gets indexed by a job.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await renewSections(db);
  await db.schema
    .alterTable('section_readings')
    .addColumn('indexed_by', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('sheets')
    .addColumn('drawn_by', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  if (isPostgres(db)) {
    await sql`alter table sheet_sections add column words tsvector`.execute(db);
    await sql`create index sheet_sections_words on sheet_sections using gin (words)`.execute(db);
    return;
  }
  await sql`
    create virtual table section_index using fts5 (
      words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0'
    )`.execute(db);
  await sql`
    create trigger sheet_sections_unindexed after delete on sheet_sections
    begin delete from section_index where rowid = old.id; end`.execute(db);
};

/** The table anew: SQLite gives no table another primary key. */
const renewSections = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('sheet_sections').renameTo('sheet_sections_before').execute();
  await db.schema
    .createTable('sheet_sections')
    .addColumn('id', primaryKeyType(db), (c) => (isPostgres(db) ? c.primaryKey() : c.primaryKey().autoIncrement()))
    .addColumn('file_hash', 'text', (c) => c.notNull())
    .addColumn('isn', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('first_page', 'integer', (c) => c.notNull())
    .addColumn('last_page', 'integer', (c) => c.notNull())
    .addColumn('doubts', 'text', (c) => c.notNull())
    .execute();
  const kept = sql.raw('file_hash, position, number, language, text, first_page, last_page, doubts');
  await sql`insert into sheet_sections (isn, ${kept}) select 0, ${kept} from sheet_sections_before`.execute(db);
  await db.schema.dropTable('sheet_sections_before').execute();
  await db.schema
    .createIndex('sheet_sections_place')
    .on('sheet_sections')
    .columns(['file_hash', 'isn', 'position'])
    .unique()
    .execute();
  await db.schema.createIndex('sheet_sections_isn').on('sheet_sections').column('isn').where('isn', '>', 0).execute();
};
