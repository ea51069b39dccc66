import type { Transaction } from 'kysely';
import { isDocumentType } from '#contract/requests/request-types.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { changeRequestStatus } from '#server/domains/requests/change-status.ts';
import { nowhere } from '#server/domains/requests/removals/open-removals.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { lockRows } from '#server/platform/storage/lock-rows.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { readRequestOrganisation } from './open-request.ts';
import { nextMoment } from './queue/mark.ts';

/**
 * Takes a refusal back: the request is worked on again, by the operator who says so, and the requester is told. Its draft, its file and what
 * was read of it are as they were. Of somebody who has reopened it already it stays as it is. Throws `not_found`, `request.not_refused`,
 * `removal.overtaken`.
 */
export const reopenRequest = async (store: Store, { userId }: Session, requestId: number): Promise<void> => {
  const organisationId = await readRequestOrganisation(store, requestId);
  await inTransaction(store, async (trx) => {
    // Whoever asks for removals holds this row: nobody asks for the same ones meanwhile.
    await lockRows(trx, trx.selectFrom('organisations').select('id').where('id', '=', organisationId));
    const [request] = await lockRows(
      trx,
      trx.selectFrom('requests').select(['type', 'status', 'holder_id']).where('id', '=', requestId),
    );
    if (!request) throw apiError('not_found');
    const { type, status, holder_id: holder } = request;
    if (status === 'processing' && holder === userId) return nothingToAudit();
    if (isDocumentType(type) || status !== 'error') throw apiError('request.not_refused');
    await writeEntry(trx, 'request-reopened', { organisationId, record: requestId, details: { type } });
    await trx
      .updateTable('requests')
      .set({ holder_id: userId, holder_changed_at: await nextMoment(trx) })
      .where('id', '=', requestId)
      .execute();
    await changeRequestStatus(trx, { requestId, status: 'processing', note: '', userId });
    if (type === 'sdsremoval') await reopenDecisions(trx, requestId);
  });
};

/** Its locations are to be decided again, all of them or none: what has left meanwhile, or is asked for elsewhere, is not. */
const reopenDecisions = async (trx: Transaction<Tables>, requestId: number): Promise<void> => {
  const overtaken = await trx
    .selectFrom('removals')
    .leftJoin('collection_sheets as held', (join) =>
      join
        .onRef('held.organisation_id', '=', 'removals.organisation_id')
        .onRef('held.isn', '=', 'removals.isn')
        .on('held.removed', '=', 0),
    )
    .leftJoin('collection_sheet_subsets as place', (join) =>
      join
        .onRef('place.organisation_id', '=', 'removals.organisation_id')
        .onRef('place.isn', '=', 'removals.isn')
        .onRef('place.subset_id', '=', 'removals.subset_id'),
    )
    .select('removals.subset_id')
    .where('removals.request_id', '=', requestId)
    .where((eb) =>
      eb.or([
        eb('removals.is_open', '=', 0),
        eb('held.isn', 'is', null),
        eb.and([eb('removals.subset_id', '!=', nowhere), eb('place.isn', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  if (overtaken) throw apiError('removal.overtaken');
  await trx.updateTable('removals').set({ outcome: 'open' }).where('request_id', '=', requestId).execute();
};
