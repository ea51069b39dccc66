import type { Transaction } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import type { Location } from './location-tree.ts';

/** Stores locations that are not stored yet, those above them first, and gives them their ids. */
export const createLocations = async (
  trx: Transaction<Tables>,
  organisationId: number,
  locations: readonly Location[],
): Promise<void> => {
  const create = async (location: Location): Promise<number> => {
    if (location.id !== undefined) return location.id;
    const [name = ''] = location.names;
    const { id } = await trx
      .insertInto('subsets')
      .values({
        organisation_id: organisationId,
        parent_id: location.parent ? await create(location.parent) : null,
        name_en: name,
        name_fr: name,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    location.id = id;
    return id;
  };
  for (const location of locations) await create(location);
};
