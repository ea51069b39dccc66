import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/storage/tables.ts';
import { type CollectionChange, removeSheets } from './placements.ts';

/** Takes an older version out of the collection; it is archived once nobody holds it any more, and kept. */
export const retireSheet = async (
  trx: Transaction<Tables>,
  change: CollectionChange & { readonly today: string },
  isn: number,
): Promise<void> => {
  await removeSheets(trx, change, [isn]);
  await trx
    .updateTable('sheets')
    .set({ status: 'archived' })
    .where('isn', '=', isn)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('collection_sheets').select('isn').where('isn', '=', isn).where('removed', '=', 0)),
      ),
    )
    .execute();
};
