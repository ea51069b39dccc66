import { dirname } from 'node:path';
import {
  type ColumnDataType,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresAdapter,
  replaceWithNoncontingentExpression,
} from 'kysely';
import { postgresDialect } from './dialects/postgres.ts';
import { sqliteDialect } from './dialects/sqlite.ts';
import { makeFolder } from './make-folder.ts';

/** Connects to an address: `postgres://…` of a server, else the path of a SQLite file, or `:memory:`. */
export const connectDatabase = <Tables>(address: string): Kysely<Tables> => {
  if (/^postgres(ql)?:\/\//.test(address))
    return new Kysely<Tables>({ dialect: postgresDialect(address), plugins: [emptyLists] });
  if (address !== ':memory:') makeFolder(dirname(address));
  return new Kysely<Tables>({ dialect: sqliteDialect(address) });
};

/** `in ()` is SQL to SQLite alone. */
const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });

/** Whether a PostgreSQL server answers, for the few places where SQL differs. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** The numbered primary key's type in the dialect of `db`: integers count up by themselves in SQLite. */
export const primaryKeyType = (db: Kysely<unknown>): ColumnDataType => (isPostgres(db) ? 'serial' : 'integer');
