import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/**
 * A query that is asked with almost every request: built once for a store, since building it takes longer than SQLite does to
 * answer. `build` is given placeholders; the parameters of each asking stand in the order in which the query holds them.
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
