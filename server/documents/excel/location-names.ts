import { type Language, locales } from '#contract/languages.ts';
import { locationPaths } from '../../collection/location-paths.ts';
import { isWithin } from '../../collection/visible-locations.ts';
import type { Database } from '../../storage/database.ts';

interface Wanted {
  readonly organisation: number;
  readonly locations?: readonly string[] | undefined;
  readonly language: Language;
}

/** A location by its names from the outermost to its own, and where it stands among all of them. */
export interface LocationName {
  readonly name: string;
  readonly rank: number;
}

/** The locations that may be named, by their id: `Main plant › Water treatment`. */
export const locationNames = async (
  db: Database,
  { organisation, locations, language }: Wanted,
): Promise<Map<number, LocationName>> => {
  const paths = await locationPaths(db, organisation);
  const subsets = await db
    .selectFrom('subsets')
    .select(['id', 'name_en', 'name_fr'])
    .where('organisation_id', '=', organisation)
    .execute();
  const names = new Map(subsets.map((subset) => [String(subset.id), subset[`name_${language}`]]));
  const { compare } = new Intl.Collator(locales[language], { numeric: true });
  return new Map(
    [...paths]
      .filter(([, path]) => isWithin(path, locations))
      .map(([id, path]) => ({
        id,
        name: path
          .split('/')
          .map((part) => names.get(part) ?? '')
          .join(' › '),
      }))
      .sort((a, b) => compare(a.name, b.name))
      .map(({ id, name }, rank) => [id, { name, rank }]),
  );
};
