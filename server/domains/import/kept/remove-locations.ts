import type { Selectable, Transaction } from 'kysely';
import type { ImportTable } from '#server/platform/storage/tables/imports.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/**
 * Removes the locations that an import made, and answers how many stay. Those that were made last lie deepest: each goes when nothing is in
 * it any more, and nobody else counts on it.
 */
export const removeLocations = async (
  trx: Transaction<Tables>,
  { id: importId, organisation_id, created_at }: Selectable<ImportTable>,
): Promise<number> => {
  // An addition that is asked for meanwhile may name one of them: then they all stay.
  const asked = await trx
    .selectFrom('requests')
    .select('id')
    .where('organisation_id', '=', organisation_id)
    .where('type', '=', 'sdsaddition')
    .where('status', '=', 'processing')
    .where('created_at', '>=', created_at)
    .limit(1)
    .executeTakeFirst();
  const made = await trx
    .selectFrom('import_locations')
    .select('subset_id')
    .where('import_id', '=', importId)
    .orderBy('subset_id', 'desc')
    .execute();
  if (asked) return made.length;
  let staying = 0;
  for (const { subset_id: id } of made) {
    if (await isInUse(trx, id)) {
      staying++;
      continue;
    }
    await trx.deleteFrom('import_locations').where('subset_id', '=', id).execute();
    await trx.deleteFrom('subsets').where('id', '=', id).execute();
  }
  return staying;
};

const users = [
  ['collection_sheet_subsets', 'subset_id'],
  ['membership_subsets', 'subset_id'],
  ['role_rule_subsets', 'subset_id'],
  ['posters', 'subset_id'],
  ['removals', 'subset_id'],
  ['storage_acceptances', 'subset_id'],
  ['subsets', 'parent_id'],
] as const;

const isInUse = async (trx: Transaction<Tables>, id: number): Promise<boolean> => {
  for (const [table, column] of users) {
    const used = await trx
      .selectFrom(table)
      .select((eb) => eb.lit(1).as('one'))
      .where(column as never, '=', id as never)
      .limit(1)
      .executeTakeFirst();
    if (used) return true;
  }
  return false;
};
