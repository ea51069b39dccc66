import type { Transaction } from 'kysely';
import type { Language } from '#contract/languages.ts';
import { locationPaths } from '#server/domains/collection/location-paths.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { checkLocations, type EditedLocation } from './check-locations.ts';
import { faultsOfUse } from './locations-in-use.ts';
import { readStoredLocations, type StoredLocation } from './read-locations.ts';
import { reindexMoved } from './reindex-moved.ts';

interface Saving {
  readonly organisationId: number;
  /** All that there will be. */
  readonly locations: readonly EditedLocation[];
  /** Of whoever reads what is wrong. */
  readonly language: Language;
}

/**
 * Makes the locations of an organisation what was sent: the tree as a whole, or nothing of it. What stands in a location that
 * moves is found in its new place by the next search. Throws ApiError with everything that is wrong.
 */
export const saveLocations = async (
  trx: Transaction<Tables>,
  { organisationId, locations, language }: Saving,
): Promise<void> => {
  const stored = await readStoredLocations(trx, organisationId);
  const kept = new Set(locations.map(({ id }) => id));
  const gone = stored.filter(({ id }) => !kept.has(id));
  const [fault, ...others] = [
    ...checkLocations(locations, new Set(stored.map(({ id }) => id))),
    ...(await faultsOfUse(trx, { organisationId, gone, language })),
  ];
  if (fault) throw new ApiError(fault, ...others);
  const before = await locationPaths(trx, organisationId);
  await writeTree(trx, { organisationId, locations, stored });
  await deleteLocations(
    trx,
    gone.map(({ id }) => id),
  );
  await reindexMoved(trx, organisationId, before);
};

interface Tree {
  readonly organisationId: number;
  readonly locations: readonly EditedLocation[];
  readonly stored: readonly StoredLocation[];
}

/** From the outermost inwards: what a location lies in has its id by then. */
const writeTree = async (trx: Transaction<Tables>, { organisationId, locations, stored }: Tree): Promise<void> => {
  const known = new Map(stored.map((location) => [location.id, location]));
  const within = Map.groupBy(locations, ({ parent }) => parent);
  const writeWithin = async (parent: string, parent_id: number | null): Promise<void> => {
    for (const { key, id, name_en, name_fr } of within.get(parent) ?? []) {
      const facts = { parent_id, name_en, name_fr };
      const ownId = id ?? (await insertLocation(trx, { organisation_id: organisationId, ...facts }));
      const former = id === null ? undefined : known.get(id);
      if (former && !isSame(former, facts))
        await trx.updateTable('subsets').set(facts).where('id', '=', former.id).execute();
      await writeWithin(key, ownId);
    }
  };
  await writeWithin('', null);
};

type Facts = Omit<StoredLocation, 'id'>;

const insertLocation = async (
  trx: Transaction<Tables>,
  location: Facts & { readonly organisation_id: number },
): Promise<number> => (await trx.insertInto('subsets').values(location).returning('id').executeTakeFirstOrThrow()).id;

const isSame = (one: Facts, other: Facts): boolean =>
  one.parent_id === other.parent_id && one.name_en === other.name_en && one.name_fr === other.name_fr;

const deleteLocations = async (trx: Transaction<Tables>, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  // Sheets that have left the collection: they are kept, but where they stood is no place any more.
  await trx.deleteFrom('collection_sheet_subsets').where('subset_id', 'in', ids).execute();
  await trx.deleteFrom('subsets').where('id', 'in', ids).execute();
};
