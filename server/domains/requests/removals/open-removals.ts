import type { Database } from '#server/platform/storage/database.ts';

/** The location id in the removal of a sheet without a location: the whole sheet. */
export const nowhere = 0;

/** The open removals of an organisation. Told as a literal, without which the index of open removals is not used. */
export const openRemovals = (db: Database, organisationId: number) =>
  db
    .selectFrom('removals')
    .where('removals.organisation_id', '=', organisationId)
    .where((eb) => eb('removals.is_open', '=', eb.lit(1)));

/** How many removals of one sheet are under way: one for each location asked for. */
export const countOpenRemovals = async (db: Database, organisationId: number, isn: number): Promise<number> => {
  const { count } = await openRemovals(db, organisationId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('removals.isn', '=', isn)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The sheets of which removal is under way, and when it was first asked for. */
export const listOpenRemovals = async (db: Database, organisationId: number) => {
  const rows = await openRemovals(db, organisationId)
    .innerJoin('requests', 'requests.id', 'removals.request_id')
    .select((eb) => ['removals.isn', eb.fn.min('requests.created_at').as('requested_at')])
    .groupBy('removals.isn')
    .orderBy('removals.isn')
    .execute();
  return rows;
};
