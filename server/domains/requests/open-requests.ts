import type { RequestType } from '#contract/requests/request-types.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';

interface MoreRequests {
  readonly type: Exclude<RequestType, 'sdsremoval'>;
  /** Requests that are about to be made. */
  readonly more: number;
  /** Requests of a type that an organisation may have in progress. */
  readonly max: number;
}

/**
 * Throws `request.too_many_open` where an organisation would have more requests of a type in progress than it may: whoever sends
 * hundreds of sheets leaves room for everybody’s messages and documents. Removals do not count: there are never more of them than sheets.
 */
export const refuseTooManyOpen = async (
  db: Database,
  organisationId: number,
  { type, more, max }: MoreRequests,
): Promise<void> => {
  const { open } = await db
    .selectFrom('requests')
    .select((eb) => eb.fn.countAll().as('open'))
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'processing')
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  if (Number(open) + more > max)
    throw new ApiError({ code: 'request.too_many_open', params: { max, open: Number(open) } });
};
