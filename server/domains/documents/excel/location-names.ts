import { type Language, locales } from '#contract/languages.ts';
import { namedLocations } from '#server/domains/collection/named-locations.ts';
import { isWithin } from '#server/domains/collection/visible-locations.ts';
import type { Database } from '#server/platform/storage/database.ts';

interface Options {
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
  { organisation, locations, language }: Options,
): Promise<Map<number, LocationName>> => {
  const { compare } = new Intl.Collator(locales[language], { numeric: true });
  return new Map(
    [...(await namedLocations(db, organisation)).values()]
      .filter(({ path }) => isWithin(path, locations))
      .map(({ id, pathName }) => ({ id, name: pathName[language] }))
      .sort((a, b) => compare(a.name, b.name))
      .map(({ id, name }, rank) => [id, { name, rank }]),
  );
};
