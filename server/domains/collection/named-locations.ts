import { type Bilingual, type Language, locales } from '#contract/languages.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { locationPaths } from './location-paths.ts';

/** A location by its names, of itself and of those it lies in. */
export interface NamedLocation {
  readonly id: number;
  /** Ids from the outermost location to this one, `"3/12"`. */
  readonly path: string;
  readonly name: Bilingual;
  /** Names from the outermost location to this one, `Main plant › Water treatment`. */
  readonly pathName: Bilingual;
}

/** Every location of an organisation by its id. */
export const namedLocations = async (db: Database, organisationId: number): Promise<Map<number, NamedLocation>> => {
  const paths = await locationPaths(db, organisationId);
  const rows = await db
    .selectFrom('subsets')
    .select(['id', 'name_en', 'name_fr'])
    .where('organisation_id', '=', organisationId)
    .execute();
  const names = new Map<string, Bilingual>(
    rows.map(({ id, name_en, name_fr }) => [String(id), { en: name_en, fr: name_fr }]),
  );
  return new Map(
    rows.map(({ id, name_en, name_fr }) => {
      const path = paths.get(id) ?? '';
      const within = path.split('/').map((part) => names.get(part));
      const join = (language: keyof Bilingual) => within.map((name) => name?.[language] ?? '').join(' › ');
      const name = { en: name_en, fr: name_fr };
      return [id, { id, path, name, pathName: { en: join('en'), fr: join('fr') } }];
    }),
  );
};

/** A location of these and those it lies in, the outermost first; none where none is asked for. Throws `not_found`. */
export const placesAbove = (
  places: readonly NamedLocation[],
  location: string | undefined,
): readonly NamedLocation[] => {
  if (location === undefined) return [];
  if (!places.some(({ path }) => path === location)) throw apiError('not_found');
  return places
    .filter(({ path }) => path === location || location.startsWith(`${path}/`))
    .toSorted((a, b) => a.path.length - b.path.length);
};

/** The locations of these right beneath one, or those that lie in no other, in the reader's order. */
export const placesBeneath = (
  places: readonly NamedLocation[],
  location: string | undefined,
  language: Language,
): NamedLocation[] => {
  const { compare } = new Intl.Collator(locales[language], { numeric: true });
  const known = new Set(places.map(({ path }) => path));
  const parentOf = (path: string): string | undefined => {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    return known.has(parent) ? parent : undefined;
  };
  return places
    .filter(({ path }) => parentOf(path) === location)
    .toSorted((a, b) => compare(a.name[language], b.name[language]));
};
