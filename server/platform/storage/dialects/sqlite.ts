import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/**
 * Kysely over Node's own SQLite. Write-ahead logging with full sync: an acknowledged write survives a kill or a power
 * cut. `file` is a path, or `:memory:`. Throws what opening the file throws.
 */
export const sqliteDialect = (file: string): Dialect => {
  const database = openSqlite(file);
  const dialect = new SqliteDialect({ database });
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => new Driver(database),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
};

/** Tables are changed within transactions too: migrations are done whole, by the process that comes first. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

interface OpenDatabase extends SqliteDatabase {
  readonly isInTransaction: () => boolean;
}

/** A transaction waits for those of other processes before it reads: what it has read is then still so when it writes. */
class Driver extends SqliteDriver {
  readonly #database: OpenDatabase;
  constructor(database: OpenDatabase) {
    super({ database });
    this.#database = database;
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  /** After a full disk SQLite has taken it all back by itself: to try again would say so, instead of what had happened. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isInTransaction()) await super.rollbackTransaction(connection);
  }
}

const openSqlite = (file: string): OpenDatabase => {
  const database = new DatabaseSync(file, { timeout: longestWait });
  writeAhead(database);
  database.exec(`
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma cache_size = -32000;
  `);
  const statements = createStatementCache(database);
  return {
    close: () => database.close(),
    isInTransaction: () => database.isTransaction,
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

/** Milliseconds that a process waits for others who hold the file. */
const longestWait = 10_000;

/**
 * Turns write-ahead logging on. SQLite's own wait does not cover this step: when several processes start at once on a
 * new file, some get "locked" immediately and have to try again.
 */
const writeAhead = (database: DatabaseSync) => {
  const end = Date.now() + longestWait;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
};

/** SQLITE_BUSY, whatever its finer code. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === 5;

/** Statements kept prepared; the few that a server runs are always among them. */
const maxStatements = 200;

/** Prepares a statement once: parsing the SQL each time costs more than most of our queries. */
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
