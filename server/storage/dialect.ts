import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type ColumnDataType, type Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';

/**
 * Kysely over Node's own SQLite. Write-ahead logging with full sync: an acknowledged write survives a kill or a power
 * cut. `file` is a path, or `:memory:`.
 */
export const sqliteDialect = (file: string): SqliteDialect => new SqliteDialect({ database: openSqlite(file) });

/** The numbered primary key's type in the dialect of `db`: integers count up by themselves in SQLite. */
export const primaryKeyType = (db: Kysely<unknown>): ColumnDataType =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'integer' : 'serial';

const openSqlite = (file: string): SqliteDatabase => {
  const database = new DatabaseSync(file);
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = 10000;
    pragma cache_size = -32000;
  `);
  const statements = createStatementCache(database);
  return {
    close: () => database.close(),
    // Kysely asks better-sqlite3's shape: a statement says whether it reads, and takes its parameters as a list.
    prepare: (sql) => {
      const statement = statements(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...asInputs(parameters)),
        run: (parameters) => statement.run(...asInputs(parameters)),
        // Of its own: a row fetched later must not meet another run of the same statement.
        iterate: (parameters) => database.prepare(sql).iterate(...asInputs(parameters)),
      };
    },
  };
};

/** Statements kept prepared; the few that a server runs are always among them. */
const maxStatements = 200;

/** Prepares a statement once: parsing the SQL anew costs more than most of our queries. */
const createStatementCache = (database: DatabaseSync) => {
  const kept = new Map<string, StatementSync>();
  return (sql: string): StatementSync => {
    const statement = kept.get(sql) ?? database.prepare(sql);
    // Whatever was used last stands last; the first is forgotten.
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > maxStatements && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
};

const asInputs = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
