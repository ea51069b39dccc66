import type { z } from 'zod';
import type { updateOperatorSheet } from '#contract/calls/operator/sheets.ts';
import { refusal } from '../../api-error.ts';
import { changeCollectionWithin } from '../../collection/changes.ts';
import { toFacts } from '../../collection/entry-to-facts.ts';
import { saveSheet, toSheetFacts } from '../../collection/sheets.ts';
import { touchProduct } from '../../collection/touch-product.ts';
import type { Store } from '../../storage/database.ts';

interface Edit {
  readonly isn: number;
  readonly entry: z.output<typeof updateOperatorSheet.body>;
}

/** Writes the facts of a sheet anew, in every collection that holds it. Throws `not_found`, and `record.changed` where somebody was quicker. */
export const editSheet = (store: Store, { isn, entry }: Edit): Promise<void> =>
  store.transaction().execute(async (trx) => {
    const known = await trx
      .updateTable('sheets')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('isn', '=', isn)
      .returningAll()
      .executeTakeFirst();
    if (!known) throw refusal('not_found');
    if (known.version !== entry.version + 1) throw refusal('record.changed');
    await saveSheet(
      trx,
      { ...toSheetFacts(known), ...toFacts(entry), status: entry.status, lastChecked: entry.last_checked },
      isn,
    );
    if (known.product_key !== '') return touchProduct(trx, known.product_key);
    await touchSheet(trx, isn);
  });

/** As `touchProduct` does, for a sheet that belongs to no product. */
const touchSheet = async (trx: Parameters<typeof touchProduct>[0], isn: number): Promise<void> => {
  const holders = await trx
    .selectFrom('collection_sheets')
    .select('organisation_id')
    .where('isn', '=', isn)
    .where('removed', '=', 0)
    .execute();
  for (const { organisation_id } of holders)
    await changeCollectionWithin(trx, organisation_id, async (_, { version }) => {
      await trx
        .updateTable('collection_sheets')
        .set({ version })
        .where('organisation_id', '=', organisation_id)
        .where('isn', '=', isn)
        .execute();
    });
};
