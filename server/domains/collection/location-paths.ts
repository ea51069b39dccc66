import type { Database } from '#server/platform/storage/database.ts';

/** The path of every location of an organisation by its id: ids from the outermost to itself, `"3/12/40"`. */
export const locationPaths = async (db: Database, organisation: number): Promise<Map<number, string>> => {
  const rows = await db
    .selectFrom('subsets')
    .select(['id', 'parent_id'])
    .where('organisation_id', '=', organisation)
    .execute();
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  const paths = new Map<number, string>();
  const pathOf = (id: number): string => {
    const known = paths.get(id);
    if (known) return known;
    const parent = parents.get(id);
    const path = parent ? `${pathOf(parent)}/${id}` : String(id);
    paths.set(id, path);
    return path;
  };
  for (const { id } of rows) pathOf(id);
  return paths;
};

/** The paths and all their ancestors' paths, each once. */
export const withAncestors = (paths: readonly string[]): string[] => {
  const all = new Set<string>();
  for (const path of paths) {
    for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) all.add(path.slice(0, end));
    if (path) all.add(path);
  }
  return [...all];
};
