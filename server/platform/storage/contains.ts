import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from './tables.ts';

type TextColumn = {
  [Table in keyof Tables]: `${Table}.${Extract<keyof Tables[Table], string>}`;
}[keyof Tables];

/** Whether a text holds these letters; of A to Z either case will do, as SQLite's `like` has it. Wild cards are letters here. */
export const contains = (column: TextColumn, letters: string): RawBuilder<SqlBool> => {
  const folded = letters.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
  return sql`lower(${sql.ref(column)}) like ${`%${folded.replace(/[%_!]/g, '!$&')}%`} escape '!'`;
};
