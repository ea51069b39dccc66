import { fold } from '#lib/text/fold.ts';

/** A location of the organisation, or one that is yet to be created (`id` undefined). */
export interface Location {
  id?: number;
  readonly names: readonly string[];
  /** Its names as they are compared. */
  readonly folded: readonly string[];
  readonly parent?: Location;
}

/** A location as it is stored. */
export interface StoredLocation {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name_en: string;
  readonly name_fr: string;
}

/** The locations of an organisation, found by what people write. */
export interface LocationTree {
  /** The location of a path from the top, or of the end of one; several where that is not enough to tell. */
  readonly find: (text: string) => readonly Location[];
  /** The location of a path from the top, with those above it, made where they are not there. */
  readonly grow: (text: string) => Location;
}

/** Names match in either language, folded. Paths are written with `>`, `›` or `/`. */
export const createLocationTree = (stored: readonly StoredLocation[]): LocationTree => {
  const all = fromStored(stored);
  const found = new Map<string, readonly Location[]>();

  const find = (text: string) => {
    const known = found.get(text) ?? search(text);
    found.set(text, known);
    return known;
  };

  const search = (text: string): readonly Location[] => {
    for (const path of pathsOf(text).map((names) => names.map(fold))) {
      const ending = all.filter((location) => endsWith(location, path));
      const whole = ending.filter((location) => depthOf(location) === path.length);
      if (whole.length > 0) return whole;
      if (ending.length > 0) return ending;
    }
    return [];
  };

  const grow = (text: string) =>
    pathsOf(text)
      .at(-1)!
      .reduce<Location | undefined>((parent, name) => {
        const there = all.find((location) => location.parent === parent && location.folded.includes(fold(name)));
        if (there) return there;
        const location: Location = { names: [name], folded: [fold(name)], parent };
        all.push(location);
        found.clear();
        return location;
      }, undefined)!;

  return { find, grow };
};

/** The path of a location, as people write it. */
export const locationPath = ({ names, parent }: Location): string =>
  parent ? `${locationPath(parent)} > ${names[0]}` : names[0]!;

/** The locations that are yet to be created, with those above them. */
export const unstored = (locations: readonly Location[]): Location[] => {
  const withParents = (location: Location): Location[] =>
    location.parent ? [...withParents(location.parent), location] : [location];
  return [...new Set(locations.flatMap(withParents))].filter(({ id }) => id === undefined);
};

const fromStored = (stored: readonly StoredLocation[]): Location[] => {
  const rows = new Map(stored.map((row) => [row.id, row]));
  const made = new Map<number, Location>();
  const locationOf = (id: number): Location => {
    const row = rows.get(id)!;
    const location = made.get(id) ?? {
      id,
      names: [row.name_en, row.name_fr],
      folded: [fold(row.name_en), fold(row.name_fr)],
      parent: row.parent_id === null ? undefined : locationOf(row.parent_id),
    };
    made.set(id, location);
    return location;
  };
  return stored.map(({ id }) => locationOf(id));
};

/** Ways to read a text as a path, the likeliest first: a name may itself have a slash in it. */
const pathsOf = (text: string): string[][] => {
  const parts = /[>›]/.test(text) ? text.split(/[>›]/) : text.split('/');
  const path = parts.map((part) => part.trim()).filter((part) => fold(part) !== '');
  return path.length > 1 ? [[text], path] : [[text.trim()]];
};

const depthOf = ({ parent }: Location): number => (parent ? 1 + depthOf(parent) : 1);

const endsWith = (location: Location | undefined, path: readonly string[]): boolean => {
  if (path.length === 0) return true;
  return location?.folded.includes(path.at(-1)!) === true && endsWith(location.parent, path.slice(0, -1));
};
