import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './dialect.ts';

/** SQL's functions for JSON, of which the two databases have no word in common. */
export const jsonSql = (db: Database) => (isPostgres(db) ? postgres : sqlite);

interface JsonSql {
  /** A whole number in an object that is kept as text; null when the object has no such name. */
  number(column: string, name: string): RawBuilder<number | null>;
  /** A text in an object that is kept as text; null when the object has no such name. */
  text(column: string, name: string): RawBuilder<string | null>;
  /** A list of values, as text. */
  array(values: readonly Expression<unknown>[]): RawBuilder<string>;
  /** JSON that is kept as text, to stand within `array` as what it is. */
  stored(column: string): RawBuilder<unknown>;
  /** The column of a subquery, as a list within `array`. */
  gather(column: string): RawBuilder<unknown>;
}

const sqlite: JsonSql = {
  number: (column, name) => sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${name}`)})`,
  text: (column, name) => sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${name}`)})`,
  array: (values) => sql`json_array(${sql.join(values)})`,
  stored: (column) => sql`json(${sql.ref(column)})`,
  gather: (column) => sql`json_group_array(${sql.ref(column)})`,
};

const postgres: JsonSql = {
  number: (column, name) => sql`(${sql.ref(column)}::json ->> ${sql.lit(name)})::bigint`,
  text: (column, name) => sql`(${sql.ref(column)}::json ->> ${sql.lit(name)})`,
  array: (values) => sql`json_build_array(${sql.join(values)})::text`,
  stored: (column) => sql`${sql.ref(column)}::json`,
  gather: (column) => sql`coalesce(json_agg(${sql.ref(column)}), '[]')`,
};
