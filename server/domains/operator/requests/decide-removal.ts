import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { decideRemoval as call } from '#contract/calls/operator/requests.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { type Change, changeCollectionWithin } from '#server/domains/collection/changes.ts';
import { placeSheet, removeSheets } from '#server/domains/collection/placements.ts';
import { changeRequestStatus } from '#server/domains/requests/change-status.ts';
import { nowhere } from '#server/domains/requests/removals/open-removals.ts';
import type { RemovalInfo } from '#server/domains/requests/removals/removal-info.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { lockOpenRequest, readRequestOrganisation, refuseColleagues } from './open-request.ts';

interface Decision {
  readonly requestId: number;
  readonly body: z.output<typeof call.body>;
}

/**
 * Takes the sheet out of the approved locations, and out of the collection when no location is left. The request is
 * completed when anything was approved, otherwise refused. Throws `not_found`, `request.not_open`, `request.of_colleague`,
 * `removal.undecided`.
 */
export const decideRemoval = async (
  store: Store,
  { userId }: Session,
  { requestId, body }: Decision,
): Promise<void> => {
  // Whoever asked is told why nothing was done.
  if (body.decisions.length > 0 && body.decisions.every(({ approve }) => !approve) && body.note === '')
    throw new ApiError({ code: 'request.required', source: { pointer: '/data/note' } });
  const organisationId = await readRequestOrganisation(store, requestId);
  await inTransaction(store, async (trx) => {
    await changeCollectionWithin(trx, organisationId, async (_, change) => {
      const request = await lockOpenRequest(trx, requestId, 'sdsremoval');
      await refuseColleagues(trx, request, { userId, ofColleague: body.of_colleague });
      const approved = await writeOutcomes(trx, requestId, body.decisions);
      const info = JSON.parse(request.info) as RemovalInfo;
      await takeOut(trx, { organisationId, isn: info.isn, approved, change });
      const refused = body.decisions.map(({ location }) => location).filter((id) => !approved.includes(id));
      const details = { isn: info.isn, approved, refused };
      await writeEntry(trx, 'removal-decided', { organisationId, record: requestId, details });
      const kept = info.locations.filter(({ id }) => !approved.includes(id));
      await trx
        .updateTable('requests')
        .set({
          info: JSON.stringify({ ...info, ...(approved.length > 0 && kept.length > 0 && { kept_locations: kept }) }),
        })
        .where('id', '=', requestId)
        .execute();
    });
    const { approvals } = await trx
      .selectFrom('removals')
      .select((eb) => eb.fn.countAll<number>().as('approvals'))
      .where('request_id', '=', requestId)
      .where('outcome', '=', 'approved')
      .executeTakeFirstOrThrow();
    const status = Number(approvals) > 0 ? 'completed' : 'error';
    await changeRequestStatus(trx, { requestId, status, note: body.note, userId });
  });
};

/** The locations that are approved. */
const writeOutcomes = async (
  trx: Transaction<Tables>,
  requestId: number,
  decisions: Decision['body']['decisions'],
): Promise<number[]> => {
  const asked = await trx.selectFrom('removals').select('subset_id').where('request_id', '=', requestId).execute();
  const decided = new Map(decisions.map(({ location, approve }) => [location, approve]));
  const isWhole = decided.size === asked.length && asked.every(({ subset_id }) => decided.has(subset_id));
  if (!isWhole) throw new ApiError({ code: 'removal.undecided', source: { pointer: '/data/decisions' } });
  for (const [location, isApproved] of decided)
    await trx
      .updateTable('removals')
      .set({ outcome: isApproved ? 'approved' : 'refused' })
      .where('request_id', '=', requestId)
      .where('subset_id', '=', location)
      .execute();
  return [...decided].filter(([, isApproved]) => isApproved).map(([location]) => location);
};

interface Leaving {
  readonly organisationId: number;
  readonly isn: number;
  /** Locations it leaves; `nowhere` for a sheet that was in none. */
  readonly approved: readonly number[];
  readonly change: Change;
}

const takeOut = async (trx: Transaction<Tables>, { organisationId, isn, approved, change }: Leaving): Promise<void> => {
  const held = await trx
    .selectFrom('collection_sheets')
    .select(['custom_1', 'custom_2', 'custom_3'])
    .where('organisation_id', '=', organisationId)
    .where('isn', '=', isn)
    .where('removed', '=', 0)
    .executeTakeFirst();
  if (!held || approved.length === 0) return;
  const places = await trx
    .selectFrom('collection_sheet_subsets')
    .select('subset_id')
    .where('organisation_id', '=', organisationId)
    .where('isn', '=', isn)
    .execute();
  const subsetIds = places.map(({ subset_id }) => subset_id).filter((id) => !approved.includes(id));
  const { version, today } = change;
  if (subsetIds.length === 0 && (places.length > 0 || approved.includes(nowhere))) {
    await writeEntry(trx, 'sheet-removed', { organisationId, record: isn });
    return removeSheets(trx, { organisationId, version, today }, [isn]);
  }
  const { custom_1, custom_2, custom_3 } = held;
  await placeSheet(
    trx,
    { organisationId, version },
    { isn, custom: [custom_1, custom_2, custom_3], modified: today, subsetIds },
  );
};
