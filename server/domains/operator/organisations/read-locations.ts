import type { z } from 'zod';
import type { getOrganisation } from '#contract/calls/operator/organisations.ts';
import type { Database } from '#server/platform/storage/database.ts';

type Location = z.output<typeof getOrganisation.answer>['locations'][number];

/** The locations of an organisation, each after the one it lies in; those side by side in the order in which they were made. */
export const readLocations = async (db: Database, organisationId: number): Promise<Location[]> => {
  const rows = await readStoredLocations(db, organisationId);
  const sheets = await sheetsByLocation(db, organisationId);
  const within = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const beneath = (parent: number | null): Location[] =>
    (within.get(parent) ?? []).flatMap(({ id, parent_id, name_en, name_fr }) => [
      {
        key: String(id),
        parent: parent_id === null ? '' : String(parent_id),
        id,
        name_en,
        name_fr,
        sheets: sheets.get(id) ?? 0,
      },
      ...beneath(id),
    ]);
  return beneath(null);
};

/** A location as it is stored. */
export interface StoredLocation {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name_en: string;
  readonly name_fr: string;
}

/** The locations of an organisation as they are stored, in the order in which they were made. */
export const readStoredLocations = (db: Database, organisationId: number): Promise<StoredLocation[]> =>
  db
    .selectFrom('subsets')
    .select(['id', 'parent_id', 'name_en', 'name_fr'])
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute();

/** How many sheets of the collection stand in each location itself; of what has left the collection nothing is counted. */
export const sheetsByLocation = async (db: Database, organisationId: number): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('collection_sheet_subsets as placement')
    .innerJoin('collection_sheets as placed', (join) =>
      join
        .onRef('placed.organisation_id', '=', 'placement.organisation_id')
        .onRef('placed.isn', '=', 'placement.isn')
        .on('placed.removed', '=', 0),
    )
    .select((eb) => ['placement.subset_id', eb.fn.countAll<number>().as('count')])
    .where('placement.organisation_id', '=', organisationId)
    .groupBy('placement.subset_id')
    .execute();
  return new Map(rows.map(({ subset_id, count }) => [subset_id, Number(count)]));
};
