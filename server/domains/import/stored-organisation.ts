import type { Bilingual } from '#contract/languages.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { ListError } from './list-error.ts';
import type { StoredLocation } from './location-tree.ts';

/** What an import needs to know about an organisation. Throws ListError when no organisation has that number. */
export const readOrganisation = async (
  db: Database,
  organisationId: number,
): Promise<{ readonly customFields: readonly Bilingual[]; readonly version: number }> => {
  const organisation = await db
    .selectFrom('organisations')
    .select(['custom_fields', 'collection_version'])
    .where('id', '=', organisationId)
    .executeTakeFirst();
  if (!organisation)
    throw new ListError(
      `There is no organisation ${organisationId}.`,
      `L’organisation ${organisationId} n’existe pas.`,
    );
  return { customFields: JSON.parse(organisation.custom_fields), version: organisation.collection_version };
};

/** The organisation's locations. */
export const readLocations = (db: Database, organisationId: number): Promise<StoredLocation[]> =>
  db
    .selectFrom('subsets')
    .select(['id', 'parent_id', 'name_en', 'name_fr'])
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute();
