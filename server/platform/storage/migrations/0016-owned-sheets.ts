import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The owner of an uploaded sheet. An existing sheet that only one organisation holds, or held, becomes its own; a sheet
 * that several hold is the maker's published sheet and has no owner.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('sheets')
    .addColumn('owner_id', 'integer', (c) => c.references('organisations.id').onDelete('set null'))
    .execute();
  await sql`update sheets set owner_id = (
    select min(organisation_id) from collection_sheets where collection_sheets.isn = sheets.isn
    having count(distinct organisation_id) = 1
  )`.execute(db);
};
