import type { Bilingual } from '#contract/languages.ts';
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
