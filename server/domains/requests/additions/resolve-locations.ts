import type { NamedLocation } from '#server/domains/collection/named-locations.ts';
import type { Fault } from '#server/platform/errors/api-error.ts';

type Locations = ReadonlyMap<number, NamedLocation>;

/** Where each file's sheet is to stand, in the order of the files; and what is wrong. */
interface Resolved {
  readonly places: readonly (readonly NamedLocation[])[];
  readonly faults: readonly Fault[];
}

/**
 * The locations that a submission names: for each file ids or names parted by commas, or one value for all of them. In an
 * organisation with exactly one location nothing needs to be said; in one without, nothing may.
 */
export const resolveLocations = (values: readonly string[], count: number, locations: Locations): Resolved => {
  const isForAll = values.length === 1;
  const faults: Fault[] = [];
  const places = Array.from({ length: count }, (_, index) => {
    const tokens = tokensOf(values[isForAll ? 0 : index] ?? '', locations);
    const found = tokens.map((token) => findLocation(token, locations));
    const source = { pointer: `/data/locations/${index}` };
    const unknown = tokens.find((_token, at) => !found[at]);
    if (unknown !== undefined) faults.push({ code: 'addition.unknown_location', params: { name: unknown }, source });
    else if (found.length === 0 && locations.size > 1) faults.push({ code: 'addition.location_required', source });
    const known = new Set(found.filter((location) => location !== undefined));
    return known.size === 0 && locations.size === 1 ? [...locations.values()] : [...known];
  });
  return { places, faults };
};

/** A name may hold a comma itself: the whole text is taken for a name where it is one. */
const tokensOf = (text: string, locations: Locations): string[] => {
  const whole = text.trim();
  if (whole === '' || findLocation(whole, locations)) return whole === '' ? [] : [whole];
  return whole
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);
};

/** By id; by name in either language, or by the names from the outermost location, where that is one location's alone. */
const findLocation = (token: string, locations: Locations): NamedLocation | undefined => {
  if (/^\d{1,15}$/.test(token)) return locations.get(Number(token));
  const named = [...locations.values()].filter(({ name, pathName }) =>
    [name.en, name.fr, pathName.en, pathName.fr].includes(token),
  );
  return named.length === 1 ? named[0] : undefined;
};
