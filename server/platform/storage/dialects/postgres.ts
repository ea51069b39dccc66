import type { DatabaseConnection } from 'kysely';
import {
  type ColumnDefinitionNode,
  type DataTypeNode,
  type Dialect,
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
} from 'kysely';
import type { CustomTypesConfig } from 'pg';
import { Pool, types } from 'pg';
import { toStoreError } from './postgres-errors.ts';

/** Connections of one thread: a process with its workers has a few dozen at most, of the hundred that a server allows at first. */
const maxConnections = 10;

/**
 * Connections to a server, made on demand. A lost server never ends the process: queries fail meanwhile, and succeed
 * when it is back. Parameters in the address override those that are set here.
 */
const openPool = (address: string): Pool => {
  const pool = new Pool({
    connectionString: address,
    application_name: 'vigie',
    max: maxConnections,
    // Also how long one waits for a connection while all are in use.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A server that vanished without a word is noticed, and a transaction that nobody continues holds nobody up for long.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    types: numbers,
  });
  // An idle connection that breaks is replaced silently; a connection in use fails its query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};

/** Counts and sums come as numbers; ours stay far below 2^53. */
const numbers: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === types.builtins.INT8 || type === types.builtins.NUMERIC
      ? (text: string) => Number(text)
      : types.getTypeParser(type, format),
};

/** Kysely's driver with its failures turned into ours (`toStoreError`). */
class StoreDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>();

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await super.acquireConnection(...options).catch(fail);
    // Connections are reused many times.
    if (!this.#known.has(connection)) tellAsOurs(connection);
    this.#known.add(connection);
    return connection;
  }
}

const tellAsOurs = (connection: DatabaseConnection) => {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = <R>(...asked: Parameters<typeof execute>) => execute<R>(...asked).catch(fail);
};

const fail = (error: unknown): never => {
  throw toStoreError(error);
};

/** Kysely over a PostgreSQL server. Connects when first asked, and again whenever the server comes back. */
export const postgresDialect = (address: string): Dialect => {
  const config = { pool: async () => openPool(address) };
  const dialect = new PostgresDialect(config);
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new StoreDriver(config),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => new Compiler(),
  };
};

/**
 * Gives columns what SQLite gives them, in every migration there will ever be: text in the order of its bytes, whatever
 * language the database was made for, and whole numbers of 64 bits.
 */
class Compiler extends PostgresQueryCompiler {
  #isColumn = false;

  protected override visitColumnDefinition(node: ColumnDefinitionNode): void {
    this.#isColumn = true;
    super.visitColumnDefinition(node);
  }

  /** The type is the first thing of a column that has one; a cast further on is left as it is. */
  protected override visitDataType(node: DataTypeNode): void {
    this.append(this.#isColumn ? (columnTypes[node.dataType] ?? node.dataType) : node.dataType);
    this.#isColumn = false;
  }
}

const columnTypes: Partial<Record<string, string>> = {
  text: 'text collate "C"',
  integer: 'bigint',
  serial: 'bigserial',
};
