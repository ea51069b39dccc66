import type { Resource } from '#contract/json-api/document.ts';
import type { subsetType } from '#contract/json-api/types/subsets.ts';
import type { Language } from '#contract/languages.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { locationPaths } from './location-paths.ts';

export type SubsetResource = Resource<typeof subsetType>;

/** Every location of an organisation as a resource, in the order in which they were made. */
export const subsetResources = async (
  db: Database,
  organisationId: number,
  language: Language,
): Promise<SubsetResource[]> => {
  const paths = await locationPaths(db, organisationId);
  const rows = await db
    .selectFrom('subsets')
    .select(['id', 'name_en', 'name_fr'])
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, ...names }) => ({
    type: 'subsets',
    id: String(id),
    attributes: { name: names[`name_${language}`], path: paths.get(id) ?? '' },
    relationships: {},
    meta: {},
  }));
};
