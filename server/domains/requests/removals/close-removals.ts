import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/storage/tables.ts';

/** What a request asked to have removed is carried out or refused: it may be asked for again. */
export const closeRemovals = async (trx: Transaction<Tables>, requestId: number): Promise<void> => {
  await trx.updateTable('removals').set({ is_open: 0 }).where('request_id', '=', requestId).execute();
};

/** A request is worked on again, but for what another one asks for meanwhile: that is under way already. */
export const reopenRemovals = async (trx: Transaction<Tables>, requestId: number): Promise<void> => {
  await trx
    .updateTable('removals')
    .set({ is_open: 1 })
    .where('request_id', '=', requestId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('removals as others')
            .select('others.request_id')
            .whereRef('others.organisation_id', '=', 'removals.organisation_id')
            .whereRef('others.isn', '=', 'removals.isn')
            .whereRef('others.subset_id', '=', 'removals.subset_id')
            .where((of) => of('others.is_open', '=', of.lit(1))),
        ),
      ),
    )
    .execute();
};
