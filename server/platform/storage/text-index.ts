import { type RawBuilder, sql } from 'kysely';
import type { SearchPhrase } from '#lib/search-engine/search-phrases.ts';
import { inBatches } from './batches.ts';
import type { Database } from './database.ts';
import { isPostgres } from './dialect.ts';

/** A text to be found, under the id of its row in `sheet_sections`; tokens as `tokenise` cuts them. */
export interface IndexedText {
  readonly id: number;
  readonly tokens: readonly string[];
}

/**
 * Puts texts into the full-text index, in place of what it has under their ids. They leave it with their rows. Both databases are
 * given tokens that are cut already, so that they find the same.
 */
export const indexTexts = async (db: Database, texts: readonly IndexedText[]): Promise<void> => {
  for (const batch of inBatches(texts, atOnce))
    await (isPostgres(db)
      ? sql`
          update sheet_sections set words = given.words::tsvector
          from (values ${sql.join(batch.map(({ id, tokens }) => sql`(${id}::integer, ${toVector(tokens)})`))}) as given (id, words)
          where sheet_sections.id = given.id`
      : sql`
          insert or replace into section_index (rowid, words)
          values ${sql.join(batch.map(({ id, tokens }) => sql`(${id}, ${tokens.join(' ')})`))}`
    ).execute(db);
};

/** Texts of one statement: all sections of most sheets. */
const atOnce = 20;

/**
 * A query of the ids of the texts that have all phrases, and their rank: the lower, the better they fit. Of more than `most` those
 * that were put in last are given: to rank all that have a common word takes seconds.
 */
export const textsWith = (
  db: Database,
  phrases: readonly SearchPhrase[],
  most: number,
): RawBuilder<{ id: number; rank: number }> => {
  if (!isPostgres(db))
    return sql`
      select rowid as id, rank from section_index where section_index match ${toMatch(phrases)}
      order by rowid desc limit ${most}`;
  const query = sql`${toQuery(phrases)}::tsquery`;
  return sql`
    select id, -ts_rank(words, ${query}) as rank
    from (select id, words from sheet_sections where words @@ ${query} order by id desc limit ${most}) as newest`;
};

/** Whether a table is part of the index, which SQLite keeps in tables. What is derived is made anew, and never copied. */
export const isIndexTable = (table: string): boolean => /^section_index(?:_|$)/.test(table);

/** Columns that say what of a row stands in the index. */
export const indexColumns: readonly string[] = ['indexed_by', 'drawn_by'];

/** FTS5's expression: strings of words in quotes, which tokens have none of. */
const toMatch = (phrases: readonly SearchPhrase[]): string =>
  phrases
    .map(({ spellings, isOpen }) => spellings.map((tokens) => `"${tokens.join(' ')}"${isOpen ? ' *' : ''}`))
    .map((spellings) => `(${spellings.join(' OR ')})`)
    .join(' AND ');

/** PostgreSQL's, likewise: no parser of its own cuts or drops anything. */
const toQuery = (phrases: readonly SearchPhrase[]): string =>
  phrases
    .map(({ spellings, isOpen }) =>
      spellings.map((tokens) => `(${tokens.map((token) => `'${token}'`).join(' <-> ')}${isOpen ? ':*' : ''})`),
    )
    .map((spellings) => `(${spellings.join(' | ')})`)
    .join(' & ');

/** Places in a text that PostgreSQL tells apart; longer texts have no phrases further on. */
const lastPlace = 16_383;
/** Bytes of a word that PostgreSQL takes, and places of one word. */
const mostBytes = 2046;
const mostPlaces = 255;

const toVector = (tokens: readonly string[]): string => {
  const places = new Map<string, number[]>();
  for (const [at, token] of tokens.entries()) {
    if (Buffer.byteLength(token) > mostBytes) continue;
    const known = places.get(token);
    if (!known) places.set(token, [Math.min(at + 1, lastPlace)]);
    else if (known.length < mostPlaces && at < lastPlace) known.push(at + 1);
  }
  return [...places].map(([token, at]) => `'${token}':${at.join(',')}`).join(' ');
};
