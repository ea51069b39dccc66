import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/storage/database.ts';
import type { TableShape } from './store-schema.ts';

/** A row as both databases have it. */
export type Row = Readonly<Record<string, string | number | null>>;

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
export const writeRows = async (db: Database, { name, columns }: TableShape, rows: readonly Row[]): Promise<void> => {
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
export const parentsFirst = (rows: readonly Row[], key: string, parent: string): Row[] => {
  const children = Map.groupBy(rows, (row) => row[parent] ?? null);
  const ordered = [...(children.get(null) ?? [])];
  // Grows while it is gone through, until nobody has children any more.
  for (const row of ordered) ordered.push(...(children.get(row[key] ?? null) ?? []));
  if (ordered.length < rows.length) throw new Error(`Rows refer to each other in a circle by ${parent}.`);
  return ordered;
};
