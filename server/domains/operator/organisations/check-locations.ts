import type { OrganisationEntry } from '#contract/calls/operator/organisations.ts';
import { foldText } from '#lib/text/search-text.ts';
import type { Fault } from '#server/platform/errors/api-error.ts';

export type EditedLocation = OrganisationEntry['locations'][number];

/** What is wrong with a tree of locations as it was sent; `known` are the ids that the organisation has so far. */
export const checkLocations = (locations: readonly EditedLocation[], known: ReadonlySet<number>): Fault[] => [
  ...checkTree(locations, known),
  ...checkNames(locations, 'name_en'),
  ...checkNames(locations, 'name_fr'),
];

const at = (index: number, field: keyof EditedLocation) => ({
  source: { pointer: `/data/locations/${index}/${field}` },
});

/** Every location is there once, is new or the organisation's, and lies in another one of these or outermost. */
const checkTree = (locations: readonly EditedLocation[], known: ReadonlySet<number>): Fault[] => {
  const byKey = new Map(locations.map((location) => [location.key, location]));
  const first = firstIndexes(locations.map(({ id }) => id));
  return locations.flatMap((location, index): Fault[] => {
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
const checkNames = (locations: readonly EditedLocation[], field: 'name_en' | 'name_fr'): Fault[] => {
  const names = locations.map((location) => JSON.stringify([location.parent, foldText(location[field])]));
  const first = firstIndexes(names);
  return names.flatMap((name, index): Fault[] =>
    first.get(name) === index ? [] : [{ code: 'validation.unique', ...at(index, field) }],
  );
};

const firstIndexes = <Value>(values: readonly Value[]): Map<Value, number> => {
  const first = new Map<Value, number>();
  for (const [index, value] of values.entries()) if (!first.has(value)) first.set(value, index);
  return first;
};
