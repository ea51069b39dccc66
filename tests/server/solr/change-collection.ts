import { changeCollection } from '#server/domains/collection/changes.ts';
import { removeSheets } from '#server/domains/collection/placements.ts';
import type { Store } from '#server/platform/storage/database.ts';

/** Ten sheets leave the collection and ten others bear another day and another word. */
export const changeRound = (store: Store, organisation: number, round: number): Promise<void> =>
  changeCollection(store, organisation, async (trx, { version, today }) => {
    const rows = await trx
      .selectFrom('collection_sheets')
      .select('isn')
      .where('organisation_id', '=', organisation)
      .where('removed', '=', 0)
      .orderBy('isn')
      .offset(round % 7)
      .limit(20)
      .execute();
    const isns = rows.map(({ isn }) => isn);
    await removeSheets(trx, { organisationId: organisation, version, today }, isns.slice(0, 10));
    await trx
      .updateTable('collection_sheets')
      .set({ version, modified: '2020-02-02', custom_1: `round ${round}` })
      .where('organisation_id', '=', organisation)
      .where('isn', 'in', isns.slice(10))
      .execute();
  });
