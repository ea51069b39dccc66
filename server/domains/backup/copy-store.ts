import { createHash } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { isPostgres } from '#server/platform/storage/dialect.ts';
import { type NumberedTable, numbered, resetSequence } from '#server/platform/storage/reset-sequence.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { OperatorError } from './operator-error.ts';
import { readStoreSchema, type TableShape } from './store-schema.ts';

interface Options {
  /** Whether what the target holds goes, in the same transaction; else it has to be empty. */
  readonly replaces?: boolean;
  /** What is written besides, with the rows or not at all. */
  readonly andThen?: (trx: Transaction<Tables>) => Promise<void>;
}

/** How many rows each table had. */
export type RowCounts = Readonly<Record<string, number>>;

/**
 * Copies every row of one open store into another of either dialect, both up to date, as the source is at one moment.
 * Every table is then read back and compared with the copy. All or nothing. Throws OperatorError for a target that is
 * not empty, and an Error that names the table when anything differs.
 */
export const copyStore = async (
  from: Store,
  to: Store,
  { replaces = false, andThen }: Options = {},
): Promise<RowCounts> => {
  const tables = await readStoreSchema();
  return to.transaction().execute(async (target) => {
    await waitForever(target);
    if (replaces) await removeRows(target, tables);
    else await refuseRows(target, tables);
    const copied = await readingFrom(from, async (source) => {
      const sums = new Map<string, TableSum>();
      for (const table of tables) sums.set(table.name, await copyTable(source, target, table));
      return sums;
    });
    for (const table of Object.keys(numbered) as NumberedTable[]) await resetSequence(target, table);
    for (const table of tables) await compare(target, table, copied.get(table.name));
    await andThen?.(target);
    await countForPlans(target, tables);
    return Object.fromEntries([...copied].map(([name, { rows }]) => [name, rows]));
  });
};

/** All that is read is of one moment. */
const readingFrom = <Result>(from: Store, read: (source: Transaction<Tables>) => Promise<Result>): Promise<Result> => {
  if (!isPostgres(from)) return from.transaction().execute(read);
  return from
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (source) => {
      await waitForever(source);
      return read(source);
    });
};

/** A transaction that waits for the other store is not one that somebody forgot. */
const waitForever = async (trx: Transaction<Tables>): Promise<void> => {
  if (isPostgres(trx)) await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
};

const refuseRows = async (target: Database, tables: readonly TableShape[]): Promise<void> => {
  const filled = await findFilledTable(target, tables);
  if (filled) throw new OperatorError(`The target is not empty: there are rows in ${filled}. Nothing was changed.`);
};

const removeRows = async (target: Database, tables: readonly TableShape[]): Promise<void> => {
  // Row by row, PostgreSQL would look for those that refer to each, which takes longer than all of the rest.
  if (isPostgres(target)) await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(target);
  else for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(target);
};

/** PostgreSQL plans by what it has counted, which by itself it does a minute later: until then it reads a collection of 100,000 as if it were empty. */
const countForPlans = async (target: Database, tables: readonly TableShape[]): Promise<void> => {
  if (isPostgres(target)) await sql`analyze ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(target);
};

/** A table that has rows; undefined when none has. */
export const findFilledTable = async (db: Database, tables: readonly TableShape[]): Promise<string | undefined> => {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return undefined;
};

/** How many rows every table has. */
export const countRows = async (db: Database): Promise<RowCounts> => {
  const counts: Record<string, number> = {};
  for (const { name } of await readStoreSchema()) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
    counts[name] = rows[0]?.rows ?? 0;
  }
  return counts;
};

const copyTable = async (source: Database, target: Database, table: TableShape): Promise<TableSum> => {
  const sum = createTableSum(table);
  const { parent } = table;
  const held: Row[] = [];
  for await (const rows of readRows(source, table)) {
    for (const row of rows) sum.add(row);
    if (parent === undefined) await writeRows(target, table, rows);
    else held.push(...rows);
  }
  if (parent !== undefined) await writeRows(target, table, parentsFirst(held, table.key[0]!, parent));
  return sum.result();
};

const compare = async (target: Database, table: TableShape, wanted: TableSum | undefined): Promise<void> => {
  const sum = createTableSum(table);
  for await (const rows of readRows(target, table)) for (const row of rows) sum.add(row);
  const { rows, hash } = sum.result();
  if (rows !== wanted?.rows || hash !== wanted.hash)
    throw new Error(
      `The copy of ${table.name} differs from the original (${rows} rows of ${wanted?.rows}). Nothing was changed.`,
    );
};

/** What a table holds, in short: tables of the same rows have the same sum, in whatever order they are read. */
interface TableSum {
  readonly rows: number;
  /** Sum of the rows' SHA-256, hex. */
  readonly hash: string;
}

/** Sums up the rows of a table as they come by. */
const createTableSum = ({ columns }: TableShape) => {
  let rows = 0;
  let sum = 0n;
  return {
    add: (row: Row): void => {
      const text = JSON.stringify(columns.map((column) => row[column]));
      sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`));
      rows += 1;
    },
    result: (): TableSum => ({ rows, hash: sum.toString(16).padStart(64, '0') }),
  };
};

/** A row as both databases have it. */
type Row = Readonly<Record<string, string | number | null>>;

/** Rows read at a time. */
const batchSize = 1000;

/** Every row of a table in the order of its key, some at a time. */
export async function* readRows(db: Database, { name, columns, key }: TableShape): AsyncGenerator<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let after: RawBuilder<unknown> = sql`true`;
  for (;;) {
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
      where ${after} order by ${keys} limit ${sql.lit(batchSize)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < batchSize) return;
    after = sql`(${keys}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/** Values in one statement: fewer than any database takes. */
const mostValues = 20_000;

/** Writes rows of a table. */
const writeRows = async (db: Database, { name, columns }: TableShape, rows: readonly Row[]): Promise<void> => {
  const atOnce = Math.floor(mostValues / columns.length);
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows
      .slice(from, from + atOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`
      insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(db);
  }
};

/** The rows of a table whose rows refer to each other, those that others refer to before them. */
const parentsFirst = (rows: readonly Row[], key: string, parent: string): Row[] => {
  const children = Map.groupBy(rows, (row) => row[parent] ?? null);
  const ordered = [...(children.get(null) ?? [])];
  // Grows while it is gone through, until nobody has children any more.
  for (const row of ordered) ordered.push(...(children.get(row[key] ?? null) ?? []));
  if (ordered.length < rows.length) throw new Error(`Rows refer to each other in a circle by ${parent}.`);
  return ordered;
};
