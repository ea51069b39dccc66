import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/storage/tables.ts';
import { type Location, unstored } from './location-tree.ts';

/**
 * What stores the locations that are not stored yet, those above them first, and gives them their ids; done again where its
 * transaction is, since the ids that were drawn before went with the attempt.
 */
export const locationCreation = (organisationId: number, locations: readonly Location[]) => {
  const missing = unstored(locations);
  return {
    missing,
    create: async (trx: Transaction<Tables>): Promise<void> => {
      for (const location of missing) {
        const [name = ''] = location.names;
        const { id } = await trx
          .insertInto('subsets')
          .values({
            organisation_id: organisationId,
            parent_id: location.parent?.id ?? null,
            name_en: name,
            name_fr: name,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        location.id = id;
      }
    },
  };
};

/** Gives locations that will be made ids that none has, so that a dry run tells them apart. */
export const imagineLocations = (locations: readonly Location[]): void => {
  for (const location of unstored(locations)) location.id = --lowest;
};

let lowest = 0;
