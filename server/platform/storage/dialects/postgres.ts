import {
  type ColumnDefinitionNode,
  type DataTypeNode,
  type Dialect,
  PostgresDialect,
  PostgresQueryCompiler,
} from 'kysely';
import { StoreDriver } from './postgres-driver.ts';
import { openPool } from './postgres-pool.ts';

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
