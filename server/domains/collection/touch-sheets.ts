import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/storage/tables.ts';
import { changeCollectionWithin } from './changes.ts';

/** Tells every collection that holds one of the sheets that something about it is new: a version, a fact. */
export const touchSheets = async (trx: Transaction<Tables>, isns: readonly number[]): Promise<void> => {
  const holders = await trx
    .selectFrom('collection_sheets')
    .select('organisation_id')
    .distinct()
    .where('isn', 'in', isns)
    .where('removed', '=', 0)
    .execute();
  for (const { organisation_id } of holders)
    await changeCollectionWithin(trx, organisation_id, async (_, { version }) => {
      await trx
        .updateTable('collection_sheets')
        .set({ version })
        .where('organisation_id', '=', organisation_id)
        .where('removed', '=', 0)
        .where('isn', 'in', isns)
        .execute();
    });
};

/** Likewise for all sheets of a product: whether one is current depends on the others. An empty key is no product. */
export const touchProduct = async (trx: Transaction<Tables>, productKey: string): Promise<void> => {
  if (productKey === '') return;
  const rows = await trx.selectFrom('sheets').select('isn').where('product_key', '=', productKey).execute();
  await touchSheets(
    trx,
    rows.map(({ isn }) => isn),
  );
};
