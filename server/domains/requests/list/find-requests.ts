import type { Language } from '#contract/languages.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { filterRequests, type RequestQuery } from './filter-requests.ts';
import { findGroups, type RequestGroup } from './find-groups.ts';

interface Options {
  readonly query: Pick<RequestQuery, 'filter' | 'sort' | 'page'>;
  readonly language: Language;
}

/**
 * The numbers of the requests on a page, in the order asked for, and how many there are on all pages. What the order leaves
 * open stands with the newest first; what follows `created_at` in it decides nothing.
 */
export const findRequests = async (
  db: Database,
  session: Session,
  { query: { filter, sort, page }, language }: Options,
): Promise<{ ids: number[]; total: number }> => {
  const atTime = sort.findIndex(({ field }) => field === 'created_at');
  const steps = atTime < 0 ? sort : sort.slice(0, atTime);
  const direction = sort[atTime]?.descending === false ? 'asc' : 'desc';
  const found = filterRequests(db, session, filter);
  const groups = await findGroups(db, found, { steps, language });

  const slices: { group: RequestGroup; offset: number; limit: number }[] = [];
  const [from, to] = [(page.number - 1) * page.size, page.number * page.size];
  let total = 0;
  for (const group of groups) {
    const offset = Math.max(0, from - total);
    const limit = Math.min(group.count, to - total) - offset;
    if (limit > 0) slices.push({ group, offset, limit });
    total += group.count;
  }
  const rows = await Promise.all(
    slices.map(({ group, offset, limit }) =>
      group
        .narrow(found)
        .select('requests.id')
        .orderBy('requests.created_at', direction)
        .orderBy('requests.id', direction)
        .limit(limit)
        .offset(offset)
        .execute(),
    ),
  );
  return { ids: rows.flat().map(({ id }) => id), total };
};
