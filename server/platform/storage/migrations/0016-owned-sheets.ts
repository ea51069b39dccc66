import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Whose upload a sheet is. Of what is there already, a sheet that one organisation alone holds, or held, is taken for its own;
 * what several hold is the maker's published sheet, and nobody's.
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
