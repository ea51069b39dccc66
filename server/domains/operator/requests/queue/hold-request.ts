import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { holdRequest as call } from '#contract/calls/operator/queue.ts';
import { isDocumentType } from '#contract/requests/request-types.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { holderName, lockOpenRequest, typeOf } from '../open-request.ts';
import { mayHold } from './holders.ts';
import { nextMoment } from './mark.ts';

/**
 * Gives an open request to an operator, or to nobody. Once it is as asked for, asking again changes nothing. Throws `not_found`,
 * `request.not_open` (also of documents, which nobody works on), `request.no_operator`, and `request.taken` or `request.given_back` where
 * somebody else has it than the person saw.
 */
export const holdRequest = async (
  store: Store,
  requestId: number,
  { holder, was }: z.output<typeof call.body>,
): Promise<z.output<typeof call.answer>> => {
  const type = await typeOf(store, requestId);
  if (isDocumentType(type)) throw apiError('request.not_open');
  return inTransaction(store, async (trx) => {
    const { holder_id, holder_changed_at } = await lockOpenRequest(trx, requestId, type);
    if (holder_id === holder) return present(trx, holder, holder_changed_at);
    if (holder_id !== was) throw await changedMeanwhile(trx, holder_id);
    if (holder !== null && !(await mayHold(trx, holder)))
      throw new ApiError({ code: 'request.no_operator', source: { pointer: '/data/holder' } });
    const moment = await nextMoment(trx);
    await trx
      .updateTable('requests')
      .set({ holder_id: holder, holder_changed_at: moment })
      .where('id', '=', requestId)
      .execute();
    return present(trx, holder, moment);
  });
};

const changedMeanwhile = async (trx: Transaction<Tables>, holderId: number | null): Promise<ApiError> =>
  holderId === null
    ? apiError('request.given_back')
    : new ApiError({ code: 'request.taken', params: { name: await holderName(trx, holderId) } });

const present = async (trx: Transaction<Tables>, holder: number | null, held_since: string) =>
  holder === null
    ? { holder: null, held_since: '' }
    : { holder: { id: holder, name: await holderName(trx, holder) }, held_since };
