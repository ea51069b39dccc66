import type { Kysely } from 'kysely';
import { searchTextOf } from '#lib/text/search-text.ts';

/** What the operators work with: readings of PDFs, drafts of additions, removals decided location by location. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  for (const table of ['organisations', 'sheets'])
    await schema
      .alterTable(table)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
  await schema
    .alterTable('organisations')
    .addColumn('reviewed_until', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('sheets')
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('removals')
    .addColumn('outcome', 'text', (c) => c.notNull().defaultTo('open'))
    .execute();

  await schema
    .createTable('readings')
    .addColumn('file_hash', 'text', (c) => c.primaryKey())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('reading', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('addition_drafts')
    .addColumn('request_id', 'integer', (c) => c.primaryKey().references('requests.id').onDelete('cascade'))
    .addColumn('draft', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  await schema.createIndex('requests_status_type').on('requests').columns(['status', 'type', 'id']).execute();
  await schema
    .createIndex('collection_sheets_standing')
    .on('collection_sheets')
    .columns(['organisation_id', 'removed'])
    .execute();
  await schema.createIndex('sheets_file').on('sheets').column('file_hash').execute();
  await fillSearchText(db as Kysely<Known>);
};

interface Known {
  sheets: { isn: number; product_name: string; manufacturer: string; product_ids: string; search_text: string };
}

const fillSearchText = async (db: Kysely<Known>): Promise<void> => {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('sheets')
      .select(['isn', 'product_name', 'manufacturer', 'product_ids'])
      .where('isn', '>', after)
      .orderBy('isn')
      .limit(1000)
      .execute();
    for (const row of rows)
      await db
        .updateTable('sheets')
        .set({ search_text: searchTextOf([row.product_name, row.manufacturer, ...JSON.parse(row.product_ids)]) })
        .where('isn', '=', row.isn)
        .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.isn;
  }
};
