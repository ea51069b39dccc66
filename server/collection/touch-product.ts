import type { Transaction } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import { changeCollectionWithin } from './changes.ts';

/**
 * Tells every collection that holds a sheet of the product that something about it is new: a version, a fact. Whether a sheet is
 * current depends on the others of its product. An empty key is no product.
 */
export const touchProduct = async (trx: Transaction<Tables>, productKey: string): Promise<void> => {
  if (productKey === '') return;
  const holders = await trx
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .select('organisation_id')
    .distinct()
    .where('product_key', '=', productKey)
    .where('removed', '=', 0)
    .execute();
  for (const { organisation_id } of holders)
    await changeCollectionWithin(trx, organisation_id, async (_, { version }) => {
      await trx
        .updateTable('collection_sheets')
        .set({ version })
        .where('organisation_id', '=', organisation_id)
        .where('removed', '=', 0)
        .where('isn', 'in', (eb) => eb.selectFrom('sheets').select('isn').where('product_key', '=', productKey))
        .execute();
    });
};
