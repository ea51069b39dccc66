import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { z } from 'zod';
import type { joinSheets as joinCall } from '#contract/calls/operator/sheet-products.ts';
import { touchProduct } from '#server/domains/collection/touch-sheets.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { lockRows } from '#server/platform/storage/lock-rows.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { moveCollections } from './move-collections.ts';

interface Joining {
  readonly isn: number;
  readonly body: z.output<typeof joinCall.body>;
}

/**
 * Makes the products of two sheets one, and has the collections of the older move to the newer where that is asked for. Throws
 * `not_found`, `record.changed`, `sheet.one_product`, and `sheet.of_others` where sheets of two organisations would become versions
 * of one another.
 */
export const joinSheets = (store: Store, { isn, body }: Joining): Promise<void> =>
  inTransaction(store, async (trx) => {
    const { other, move, version, other_version } = body;
    const source = { pointer: '/data/other' };
    const found = await readBoth(trx, [isn, other]);
    const [one, two] = [found.get(isn), found.get(other)];
    if (!one) throw apiError('not_found');
    if (!two) throw new ApiError({ code: 'addition.unknown_sheet', source });
    if (isn === other || (one.product_key !== '' && one.product_key === two.product_key))
      throw new ApiError({ code: 'sheet.one_product', source });
    if (one.version !== version || two.version !== other_version) throw apiError('record.changed');
    const isns = [...(await isnsOf(trx, one)), ...(await isnsOf(trx, two))];
    await refuseTwoOwners(trx, isns, source);
    const key = one.product_key || two.product_key || newKey();
    await trx.updateTable('sheets').set({ product_key: key }).where('isn', 'in', isns).execute();
    await raiseVersions(trx, [isn, other]);
    await writeEntry(trx, 'sheets-joined', { record: [isn, other] });
    const older = move ? olderOf(one, two) : undefined;
    if (older !== undefined) await moveCollections(trx, older);
    await touchProduct(trx, key);
  });

/** Makes of a sheet a product of its own; one that is alone stays as it is. Throws `not_found` and `record.changed`. */
export const partSheet = (store: Store, { isn, version }: { isn: number; version: number }): Promise<void> =>
  inTransaction(store, async (trx) => {
    const sheet = (await readBoth(trx, [isn])).get(isn);
    if (!sheet) throw apiError('not_found');
    if (sheet.version !== version) throw apiError('record.changed');
    if ((await isnsOf(trx, sheet)).length === 1) return nothingToAudit();
    // While it is still one of them: to those that it leaves it is news too.
    await touchProduct(trx, sheet.product_key);
    await trx.updateTable('sheets').set({ product_key: newKey() }).where('isn', '=', isn).execute();
    await raiseVersions(trx, [isn]);
    await writeEntry(trx, 'sheet-parted', { record: isn });
  });

type Sheet = Pick<Selectable<SheetTable>, 'isn' | 'product_key' | 'language' | 'sheet_date' | 'version'>;

/** By their numbers, held until the transaction ends. */
const readBoth = async (trx: Transaction<Tables>, isns: readonly number[]): Promise<Map<number, Sheet>> => {
  const query = trx
    .selectFrom('sheets')
    .select(['isn', 'product_key', 'language', 'sheet_date', 'version'])
    .where('isn', 'in', isns)
    .orderBy('isn');
  return new Map((await lockRows(trx, query)).map((sheet) => [sheet.isn, sheet]));
};

/** The sheets of its product, itself among them. */
const isnsOf = async (db: Database, { isn, product_key }: Sheet): Promise<number[]> => {
  if (product_key === '') return [isn];
  const rows = await db.selectFrom('sheets').select('isn').where('product_key', '=', product_key).execute();
  return rows.map((row) => row.isn);
};

/** Of one product are published sheets, and those that one organisation sent. */
const refuseTwoOwners = async (
  db: Database,
  isns: readonly number[],
  source: { readonly pointer: string },
): Promise<void> => {
  const owners = await db
    .selectFrom('sheets')
    .select('owner_id')
    .distinct()
    .where('isn', 'in', isns)
    .where('owner_id', 'is not', null)
    .execute();
  if (owners.length > 1) throw new ApiError({ code: 'sheet.of_others', source });
};

const raiseVersions = (db: Database, isns: readonly number[]) =>
  db
    .updateTable('sheets')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('isn', 'in', isns)
    .execute();

/** The older of two in one language; of two of one day, or of two languages, neither is. */
const olderOf = (one: Sheet, other: Sheet): number | undefined => {
  if (one.language !== other.language || one.sheet_date === other.sheet_date) return undefined;
  return one.sheet_date < other.sheet_date ? one.isn : other.isn;
};

const newKey = (): string => `desk-${randomUUID()}`;
