import type { z } from 'zod';
import type { getOperatorSheet } from '#contract/calls/operator/sheets.ts';
import { toEntry } from '#server/domains/collection/entry-to-facts.ts';
import { toSheetFacts } from '#server/domains/collection/sheets.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { findOperatorSheet, toItem } from './find-sheets.ts';

/** A sheet with all that is recorded of it, its versions, and who holds it. Throws `not_found`. */
export const presentOperatorSheet = async (
  db: Database,
  isn: number,
): Promise<z.output<typeof getOperatorSheet.answer>> => {
  const row = await findOperatorSheet(db, isn);
  if (!row) throw apiError('not_found');
  const facts = toSheetFacts(row);
  return {
    ...toItem(row),
    ...toEntry(facts),
    last_checked: facts.lastChecked,
    has_pdf: facts.fileHash !== '' || facts.madeFromRecord === true,
    created_at: row.created_at,
    version: row.version,
    versions: await readVersions(db, isn, row.product_key),
    owner: await readOwner(db, row.owner_id),
    held_by: await readHolders(db, isn),
  };
};

const readVersions = (db: Database, isn: number, productKey: string) =>
  db
    .selectFrom('sheets')
    .select(['isn as id', 'language', 'status', 'sheet_date', 'created_at'])
    .where((eb) => (productKey === '' ? eb('isn', '=', isn) : eb('product_key', '=', productKey)))
    .orderBy('sheet_date', 'desc')
    .orderBy('isn', 'desc')
    .execute();

const readOwner = async (db: Database, id: number | null) =>
  id === null
    ? null
    : ((await db
        .selectFrom('organisations')
        .select(['id', 'name_en', 'name_fr'])
        .where('id', '=', id)
        .executeTakeFirst()) ?? null);

const readHolders = (db: Database, isn: number) =>
  db
    .selectFrom('collection_sheets')
    .innerJoin('organisations', 'organisations.id', 'collection_sheets.organisation_id')
    .select(['organisations.id', 'name_en', 'name_fr'])
    .where('isn', '=', isn)
    .where('removed', '=', 0)
    .orderBy('organisations.id')
    .execute();
