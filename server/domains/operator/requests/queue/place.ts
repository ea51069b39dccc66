import type { z } from 'zod';
import type { getRequestPlace } from '#contract/calls/operator/queue.ts';
import { placeInList } from '#server/domains/operator/place-in-list.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { type Asking, allRequests, filtered, orderOf, type Query } from '../operator-requests.ts';

/** Where a request stands in a list, and its neighbours there. Throws `not_found`. */
export const findPlace = async (
  db: Database,
  id: number,
  query: Query,
  asking: Asking,
): Promise<z.output<typeof getRequestPlace.answer>> => {
  const { column, descending } = orderOf(query, asking.language);
  const own = await allRequests(db)
    .select((eb) => ['requests.id', eb.ref(column).as('key')])
    .where('requests.id', '=', id)
    .executeTakeFirst();
  if (!own) throw apiError('not_found');
  const list = filtered(db, query, asking).select((eb) => ['requests.id', eb.ref(column).as('key')]);
  return placeInList(db, { list, own, descending });
};
