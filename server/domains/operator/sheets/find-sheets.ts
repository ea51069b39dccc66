import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { countAttention, getSheetPlace, listOperatorSheets } from '#contract/calls/operator/sheets.ts';
import { type AttentionKind, attentionKinds } from '#contract/sheets/attention.ts';
import { reviewLimit } from '#contract/sheets/review.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { searchWordsOf } from '#lib/text/search-text.ts';
import { newerVersion } from '#server/domains/collection/newer-version.ts';
import { placeInList } from '#server/domains/operator/place-in-list.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { contains } from '#server/platform/storage/contains.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { isSettled } from './settle-attention.ts';

type Sheets = ExpressionBuilder<Tables, 'sheets'>;
type Rule = (eb: Sheets, today: Date) => ExpressionWrapper<Tables, 'sheets', SqlBool>;

/** The condition for each kind of attention; members are shown the same days and the same newer versions. */
const attentionRules: Readonly<Record<AttentionKind, Rule>> = {
  old: (eb, today) => eb.and([eb('sheets.sheet_date', '!=', ''), eb('sheets.sheet_date', '<=', reviewLimit(today))]),
  superseded: (eb) => eb.exists(newerVersion(eb)),
  'one-language': (eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('sheets as other')
          .select('other.isn')
          .whereRef('other.product_key', '=', 'sheets.product_key')
          .whereRef('other.language', '!=', 'sheets.language')
          .where('other.product_key', '!=', '')
          .where('other.status', '!=', 'archived'),
      ),
    ),
  'no-pdf': (eb) => eb.and([eb('sheets.file_hash', '=', ''), eb('sheets.made_from_record', '=', 0)]),
  unread: (eb) =>
    eb.exists(
      eb
        .selectFrom('readings')
        .select('readings.file_hash')
        .whereRef('readings.file_hash', '=', 'sheets.file_hash')
        .where('readings.outcome', '!=', 'read'),
    ),
};

/** The condition, for a sheet that nobody has seen to. */
const needs = (eb: Sheets, kind: AttentionKind, today: Date) =>
  eb.and([attentionRules[kind](eb, today), eb.not(isSettled(eb, kind, today))]);

/** Whether a sheet stands in a collection at present, the one of that organisation where it is named. */
const isHeld = (eb: Sheets, organisation?: number) =>
  eb.exists(
    eb
      .selectFrom('collection_sheets')
      .select(sql.lit(1).as('one'))
      .whereRef('collection_sheets.isn', '=', 'sheets.isn')
      .where('collection_sheets.removed', '=', 0)
      .$if(organisation !== undefined, (select) =>
        select.where('collection_sheets.organisation_id', '=', organisation!),
      ),
  );

type Query = z.output<typeof listOperatorSheets.query>;
type Item = z.output<typeof listOperatorSheets.answer>[number];

const kinds = valuesOf(attentionKinds);

/** The sheets of all collections that match the operators' query, and how many there are in all. */
export const findOperatorSheets = async (
  db: Database,
  query: Query,
  today = new Date(),
): Promise<{ data: Item[]; total: number }> => {
  const { total } = await filtered(db, query, today)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { range } = query;
  const { column, descending } = orderOf(query);
  const direction = descending ? 'desc' : 'asc';
  const rows = await withAttention(filtered(db, query, today), today)
    .orderBy(column, direction)
    .orderBy('sheets.isn', direction)
    .offset(range.start)
    .limit(range.end - range.start)
    .execute();
  return { data: rows.map(toItem), total: Number(total) };
};

/** Where a sheet stands in a list, and its neighbours there. Throws `not_found`. */
export const findSheetPlace = async (
  db: Database,
  isn: number,
  query: Query,
  today = new Date(),
): Promise<z.output<typeof getSheetPlace.answer>> => {
  const { column, descending } = orderOf(query);
  const own = await db
    .selectFrom('sheets')
    .select((eb) => ['isn as id', eb.ref(column).as('key')])
    .where('isn', '=', isn)
    .executeTakeFirst();
  if (!own) throw apiError('not_found');
  const list = filtered(db, query, today).select((eb) => ['sheets.isn as id', eb.ref(column).as('key')]);
  return placeInList(db, { list, own, descending });
};

/** One sheet as lists have it, no matter who holds it. */
export const findOperatorSheet = async (db: Database, isn: number, today = new Date()) =>
  withAttention(db.selectFrom('sheets').where('sheets.isn', '=', isn), today).executeTakeFirst();

/** How many sheets of the collections, or of one of them, need attention, by kind. */
export const countByAttention = async (
  db: Database,
  organisation: number | undefined,
  today = new Date(),
): Promise<z.output<typeof countAttention.answer>> => {
  const row = await current(db, organisation)
    .select((eb) =>
      kinds.map((kind) =>
        eb.fn
          .countAll<number>()
          .filterWhere(needs(eb, kind, today))
          .as(kind),
      ),
    )
    .executeTakeFirstOrThrow();
  return Object.fromEntries(kinds.map((kind) => [kind, Number(row[kind])])) as Record<AttentionKind, number>;
};

const orderOf = ({ sort = { field: 'product_name', descending: false } }: Query) => ({
  column: columns[sort.field],
  descending: sort.descending,
});

const columns = {
  id: 'sheets.isn',
  // It begins with the name as it is looked for: without case and accents.
  product_name: 'sheets.search_text',
  manufacturer: 'sheets.manufacturer',
  language: 'sheets.language',
  status: 'sheets.status',
  sheet_date: 'sheets.sheet_date',
} as const satisfies Record<NonNullable<Query['sort']>['field'], string>;

const current = (db: Database, organisation?: number) =>
  db
    .selectFrom('sheets')
    .where((eb) => isHeld(eb, organisation))
    .where('sheets.status', '!=', 'archived');

const filtered = (db: Database, { filter, ids }: Query, today: Date) => {
  const { q = '', organisation, language, status, attention } = filter;
  const isNumber = /^\d{1,15}$/.test(q);
  return (attention ? current(db, organisation) : db.selectFrom('sheets').where((eb) => isHeld(eb, organisation)))
    .$if(ids !== undefined, (select) => select.where('sheets.isn', 'in', ids ?? []))
    .$if(language !== undefined, (select) => select.where('sheets.language', '=', language!))
    .$if(status !== undefined, (select) => select.where('sheets.status', '=', status!))
    .$if(attention !== undefined, (select) => select.where((eb) => needs(eb, attention!, today)))
    .$if(q !== '', (select) =>
      select.where((eb) =>
        eb.or([
          ...(isNumber ? [eb('sheets.isn', '=', Number(q))] : []),
          eb.and(searchWordsOf(q).map((word) => contains('sheets.search_text', word))),
        ]),
      ),
    );
};

const withAttention = (select: ReturnType<typeof current>, today: Date) =>
  select.selectAll('sheets').select((eb) => [
    ...kinds.map((kind) => needs(eb, kind, today).as(`needs_${kind}`)),
    eb
      .selectFrom('collection_sheets')
      .select((of) => of.fn.countAll<number>().as('count'))
      .whereRef('collection_sheets.isn', '=', 'sheets.isn')
      .where('collection_sheets.removed', '=', 0)
      .as('organisations'),
  ]);

type Row = NonNullable<Awaited<ReturnType<typeof findOperatorSheet>>>;

export const toItem = (row: Row): Item => ({
  id: row.isn,
  product_name: row.product_name,
  manufacturer: row.manufacturer,
  product_ids: JSON.parse(row.product_ids),
  language: row.language,
  status: row.status,
  sheet_date: row.sheet_date,
  organisations: Number(row.organisations),
  version: row.version,
  attention: kinds.filter((kind) => Boolean((row as unknown as Record<string, unknown>)[`needs_${kind}`])),
});
