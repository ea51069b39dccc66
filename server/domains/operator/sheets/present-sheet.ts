import type { z } from 'zod';
import type { getOperatorSheet } from '#contract/calls/operator/sheets.ts';
import type { SheetEntry } from '#contract/operator/sheet-entry.ts';
import { isFromPicture } from '#contract/reading/sheet-reading.ts';
import { entryFromReading } from '#server/domains/collection/entry-from-reading.ts';
import { toEntry } from '#server/domains/collection/entry-to-facts.ts';
import { toSheetFacts } from '#server/domains/collection/sheets.ts';
import { findReading } from '#server/domains/reading/keep-reading.ts';
import { accountName } from '#server/domains/requests/account-name.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { findOperatorSheet, toItem } from './find-sheets.ts';
import { readFormerPdfs } from './former-pdfs.ts';
import { readAsAnother } from './read-as-another.ts';

/** A sheet with all that is recorded of it, its versions, and who holds it. Throws `not_found`. */
export const presentOperatorSheet = async (
  db: Database,
  isn: number,
): Promise<z.output<typeof getOperatorSheet.answer>> => {
  const row = await findOperatorSheet(db, isn);
  if (!row) throw apiError('not_found');
  const facts = toSheetFacts(row);
  const entry = toEntry(facts);
  const settled = await readSettled(db, isn);
  const isLookedAt = settled.some(({ kind }) => kind === 'unread');
  return {
    ...toItem(row),
    ...entry,
    last_checked: facts.lastChecked,
    has_pdf: facts.fileHash !== '' || facts.madeFromRecord === true,
    created_at: row.created_at,
    versions: await readVersions(db, isn, row.product_key),
    owner: await readOwner(db, row.owner_id),
    ended: await readEnd(db, isn),
    settled,
    former_pdfs: await readFormerPdfs(db, isn),
    recognised: isLookedAt ? null : await readRecognised(db, row.file_hash, entry),
    held_by: await readHolders(db, isn),
  };
};

/** Nothing could compare a scan with the sheet that it was given to before its words were there. */
const readRecognised = async (db: Database, hash: string, recorded: SheetEntry) => {
  const reading = await findReading(db, hash);
  if (!reading || !isFromPicture(reading)) return null;
  const read = entryFromReading(reading.fields, [recorded.manufacturer]);
  const apart = await readAsAnother(db, { recorded, read });
  return apart.length > 0 ? { apart, read } : null;
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

const readEnd = async (db: Database, isn: number) => {
  const end = await db
    .selectFrom('sheet_ends')
    .leftJoin('users', 'users.id', 'sheet_ends.user_id')
    .select(['reason', 'organisations', 'ended_at', 'name', 'first_name', 'last_name'])
    .where('isn', '=', isn)
    .executeTakeFirst();
  if (!end) return null;
  const { reason, organisations, ended_at: at, name, first_name, last_name } = end;
  const by = name === null ? '' : accountName({ name, first_name: first_name ?? '', last_name: last_name ?? '' });
  return { reason, by, at, organisations: (JSON.parse(organisations) as number[]).length };
};

const readSettled = (db: Database, isn: number, today = new Date()) =>
  db
    .selectFrom('settled_attention')
    .innerJoin('sheets', 'sheets.isn', 'settled_attention.isn')
    .select(['settled_attention.kind', 'settled_attention.how', 'settled_attention.until'])
    .where('settled_attention.isn', '=', isn)
    .where('settled_attention.until', '>=', today.toISOString().slice(0, 10))
    .whereRef('settled_attention.file_hash', '=', 'sheets.file_hash')
    .orderBy('settled_attention.kind')
    .execute();
