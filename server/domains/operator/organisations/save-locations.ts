import type { Transaction } from 'kysely';
import type { OrganisationEntry } from '#contract/calls/operator/organisations.ts';
import type { Language } from '#contract/languages.ts';
import type { AdditionDraft } from '#contract/operator/addition.ts';
import { foldText } from '#lib/text/search-text.ts';
import { readRoleRules } from '#server/domains/accounts/role-rules.ts';
import { changeCollectionWithin } from '#server/domains/collection/changes.ts';
import { locationPaths } from '#server/domains/collection/location-paths.ts';
import type { AdditionInfo } from '#server/domains/requests/additions/addition-info.ts';
import { openRemovals } from '#server/domains/requests/removals/open-removals.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { readStoredLocations, type StoredLocation, sheetsByLocation } from './read-locations.ts';

interface Saving {
  readonly organisationId: number;
  /** All that there will be. */
  readonly locations: readonly EditedLocation[];
  /** Of the person who reads what is wrong. */
  readonly language: Language;
}

/**
 * Replaces the locations of an organisation with the tree that was sent, all or nothing. The next search finds the
 * sheets of a moved location in its new place. Throws ApiError with every error found.
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

/** Outer locations first: the parent of a location then has its id. */
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
  // Sheets that have left the collection: they are kept, but their former locations are removed.
  await trx.deleteFrom('collection_sheet_subsets').where('subset_id', 'in', ids).execute();
  await trx.deleteFrom('subsets').where('id', 'in', ids).execute();
};

type EditedLocation = OrganisationEntry['locations'][number];

/** What is wrong with a tree of locations as it was sent; `known` are the ids that the organisation has so far. */
const checkLocations = (locations: readonly EditedLocation[], known: ReadonlySet<number>): ErrorObject[] => [
  ...checkTree(locations, known),
  ...checkNames(locations, 'name_en'),
  ...checkNames(locations, 'name_fr'),
];

const at = (index: number, field: keyof EditedLocation) => ({
  source: { pointer: `/data/locations/${index}/${field}` },
});

/** Every location is there once, is new or the organisation's, and lies in another one of these or outermost. */
const checkTree = (locations: readonly EditedLocation[], known: ReadonlySet<number>): ErrorObject[] => {
  const byKey = new Map(locations.map((location) => [location.key, location]));
  const first = firstIndexes(locations.map(({ id }) => id));
  return locations.flatMap((location, index): ErrorObject[] => {
    const { id, key, parent } = location;
    const isKnown = id === null || (known.has(id) && first.get(id) === index);
    const isReachable = byKey.get(key) === location && (parent === '' || byKey.has(parent));
    const isSound = isKnown && isReachable && !liesInItself(location, byKey);
    return isSound ? [] : [{ code: 'organisation.location_tree', ...at(index, 'parent') }];
  });
};

const liesInItself = (location: EditedLocation, byKey: ReadonlyMap<string, EditedLocation>): boolean => {
  const passed = new Set<EditedLocation>();
  for (let outer = byKey.get(location.parent); outer && !passed.has(outer); outer = byKey.get(outer.parent)) {
    if (outer === location) return true;
    passed.add(outer);
  }
  return false;
};

/** Side by side no two bear a name that people, and the lists they import, would take for the same. */
const checkNames = (locations: readonly EditedLocation[], field: 'name_en' | 'name_fr'): ErrorObject[] => {
  const names = locations.map((location) => JSON.stringify([location.parent, foldText(location[field])]));
  const first = firstIndexes(names);
  return names.flatMap((name, index): ErrorObject[] =>
    first.get(name) === index ? [] : [{ code: 'validation.unique', ...at(index, field) }],
  );
};

const firstIndexes = <Value>(values: readonly Value[]): Map<Value, number> => {
  const first = new Map<Value, number>();
  for (const [index, value] of values.entries()) if (!first.has(value)) first.set(value, index);
  return first;
};

interface Gone {
  readonly organisationId: number;
  /** Those that are to go. */
  readonly gone: readonly StoredLocation[];
  readonly language: Language;
}

/** A fault for each location that is to go while something still refers to it. */
const faultsOfUse = async (db: Database, { organisationId, gone, language }: Gone): Promise<ErrorObject[]> => {
  if (gone.length === 0) return [];
  const sheets = await sheetsByLocation(db, organisationId);
  const named = new Set([
    ...sheets.keys(),
    ...(await limitingMembers(db, organisationId)),
    ...(await givenByRules(db, organisationId)),
    ...(await openForRemoval(db, organisationId)),
    ...(await askedForAddition(db, organisationId)),
  ]);
  return gone
    .filter(({ id }) => named.has(id))
    .map(({ id, [`name_${language}` as const]: name }) => ({
      code: 'organisation.location_in_use',
      params: { name, sheets: sheets.get(id) ?? 0 },
      source: { pointer: '/data/locations' },
    }));
};

const limitingMembers = async (db: Database, organisationId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('membership_subsets')
    .innerJoin('memberships', 'memberships.id', 'membership_subsets.membership_id')
    .select('membership_subsets.subset_id')
    .distinct()
    .where('memberships.organisation_id', '=', organisationId)
    .execute();
  return rows.map(({ subset_id }) => subset_id);
};

const givenByRules = async (db: Database, organisationId: number): Promise<number[]> =>
  (await readRoleRules(db, organisationId)).flatMap(({ locations }) => locations);

const openForRemoval = async (db: Database, organisationId: number): Promise<number[]> => {
  const rows = await openRemovals(db, organisationId).select('removals.subset_id').distinct().execute();
  return rows.map(({ subset_id }) => subset_id);
};

/** By the person who asked, and by the operators who are working on it. */
const askedForAddition = async (db: Database, organisationId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('requests')
    .leftJoin('addition_drafts', 'addition_drafts.request_id', 'requests.id')
    .select(['requests.info', 'addition_drafts.draft'])
    .where('requests.organisation_id', '=', organisationId)
    .where('requests.type', '=', 'sdsaddition')
    .where('requests.status', '=', 'processing')
    .execute();
  return rows.flatMap(({ info, draft }) => [
    ...(JSON.parse(info) as AdditionInfo).locations.map(({ id }) => id),
    ...(draft === null ? [] : (JSON.parse(draft) as AdditionDraft).locations),
  ]);
};

/**
 * Makes the search index read the sheets of locations whose path has changed again. Indexes hold paths of ids; every
 * call reads the names from the store, so a new name alone changes nothing in them.
 */
const reindexMoved = async (
  trx: Transaction<Tables>,
  organisationId: number,
  before: ReadonlyMap<number, string>,
): Promise<void> => {
  const after = await locationPaths(trx, organisationId);
  const moved = [...after].flatMap(([id, path]) => (before.has(id) && before.get(id) !== path ? [id] : []));
  if (moved.length === 0) return;
  await changeCollectionWithin(trx, organisationId, async (within, { version }) => {
    for (const batch of inBatches(moved))
      await within
        .updateTable('collection_sheets')
        .set({ version })
        .where('organisation_id', '=', organisationId)
        .where('removed', '=', 0)
        .where('isn', 'in', (eb) =>
          eb
            .selectFrom('collection_sheet_subsets')
            .select('isn')
            .where('organisation_id', '=', organisationId)
            .where('subset_id', 'in', batch),
        )
        .execute();
  });
};
