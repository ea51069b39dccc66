import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/**
 * A query that almost every request runs: it is built once for a store, because building it takes longer than SQLite
 * needs to answer. `build` is given placeholders; the parameters of each run are in the order in which the query has
 * them.
 */
export const compileOnce = <Row>(build: (db: Database) => Compilable<Row>) => {
  const compiled = new WeakMap<Database, CompiledQuery<Row>>();
  return async (db: Database, parameters: readonly unknown[]): Promise<Row[]> => {
    const query = compiled.get(db) ?? build(db).compile();
    compiled.set(db, query);
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
};
