import type { Database } from '#server/platform/storage/database.ts';

/** The location id in the removal of a sheet without a location: the whole sheet. */
export const nowhere = 0;

/** The open removals of an organisation. Told as a literal, without which the index of open removals is not used. */
export const openRemovals = (db: Database, organisationId: number) =>
  db
    .selectFrom('removals')
    .where('removals.organisation_id', '=', organisationId)
    .where((eb) => eb('removals.is_open', '=', eb.lit(1)));

/** How many removals of each sheet are under way: one for each location asked for. Sheets without any are left out. */
export const countOpenRemovals = async (
  db: Database,
  organisationId: number,
  isns: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await openRemovals(db, organisationId)
    .select((eb) => ['removals.isn', eb.fn.countAll<number>().as('count')])
    .where('removals.isn', 'in', isns)
    .groupBy('removals.isn')
    .execute();
  return new Map(rows.map(({ isn, count }) => [isn, Number(count)]));
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
