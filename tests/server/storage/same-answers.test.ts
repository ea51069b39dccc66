import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSheets } from '#server/domains/collection/sheets.ts';
import { contains } from '#server/platform/storage/contains.ts';
import { openStore, type Store } from '#server/platform/storage/database.ts';
import { isPostgres } from '#server/platform/storage/dialect.ts';
import { jsonSql } from '#server/platform/storage/json.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { bareSheet } from '../documents/sheets.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.destroy());

const organisation = {
  name_fr: '',
  ingredients: 0,
  location_label_en: '',
  location_label_fr: '',
  custom_fields: '[]',
  products: '[]',
  created_at: '',
} as const;

describe('whatever the database', () => {
  test('texts stand in the order of their bytes', async () => {
    const words = ['zebra', 'Zebra', 'étain', 'etain', '_x', 'a-b', 'ab', '2026-01-01', ''];
    await store
      .insertInto('attempts')
      .values(words.map((key) => ({ key, times: '[]', updated_at: '' })))
      .execute();
    const rows = await store.selectFrom('attempts').select('key').orderBy('key').execute();
    expect(rows.map(({ key }) => key)).toEqual(
      words.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    );
    const { last } = await store
      .selectFrom('attempts')
      .select((eb) => eb.fn.max('key').as('last'))
      .executeTakeFirstOrThrow();
    expect(last).toBe('étain');
  });

  test('letters are found in either case, accents as they are, and wild cards are letters', async () => {
    const names = ['Fabrication Maple', 'ÉCOLE 100%', 'a_b', 'wow!', 'back\\slash'];
    await store
      .insertInto('organisations')
      .values(names.map((name_en, index) => ({ ...organisation, id: index + 1, name_en })))
      .execute();
    const found = async (letters: string) =>
      (
        await store
          .selectFrom('organisations')
          .select('name_en')
          .where(() => contains('organisations.name_en', letters))
          .execute()
      ).map(({ name_en }) => name_en);
    expect(await found('mAPLE')).toEqual(['Fabrication Maple']);
    expect(await found('école')).toEqual([]);
    expect(await found('École')).toEqual(['ÉCOLE 100%']);
    expect(await found('%')).toEqual(['ÉCOLE 100%']);
    expect(await found('_')).toEqual(['a_b']);
    expect(await found('!')).toEqual(['wow!']);
    expect(await found('\\')).toEqual(['back\\slash']);
  });

  test('counts, sums and numbers of more than 32 bits are numbers', async () => {
    const row = await store
      .selectFrom('attempts')
      .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum(sql<number>`length(times)`).as('sum')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 9, sum: 18 });
    const found = store.selectFrom('sheets').select('isn').where('isn', '=', Number.MAX_SAFE_INTEGER).execute();
    expect(await found).toEqual([]);
  });

  test('nothing is in an empty list', async () => {
    expect(await store.selectFrom('organisations').select('id').where('id', 'in', []).execute()).toEqual([]);
  });

  test('numbers go on after those that were given', async () => {
    await addSheets(store, [{ ...bareSheet, isn: 4_000 }]);
    expect(await addSheets(store, [bareSheet, bareSheet])).toEqual([4_001, 4_002]);
  });

  test('JSON that is kept as text can be asked for its parts', async () => {
    await store
      .insertInto('jobs')
      .values(['{"requestId":7}', '{"to":"x"}'].map((payload) => ({ kind: 'x', payload, run_at: '', created_at: '' })))
      .execute();
    const json = jsonSql(store);
    const rows = await store
      .selectFrom('jobs')
      .select([
        json.number('payload', 'requestId').as('request'),
        json.array([sql.ref('jobs.attempts'), json.stored('payload')]).as('list'),
      ])
      .orderBy('id')
      .execute();
    expect(rows.map(({ request, list }) => [request, JSON.parse(list)])).toEqual([
      [7, [0, { requestId: 7 }]],
      [null, [0, { to: 'x' }]],
    ]);
  });
});

test('a database server that is not there is told of in one line', async () => {
  await expect(openStore('postgres://nobody@127.0.0.1:1/nothing')).rejects.toMatchObject({
    statusCode: 503,
    message: expect.stringMatching(/^The database does not answer: .*ECONNREFUSED/),
  });
});

test('on PostgreSQL a text with the zero character is the sender’s fault, and what the row holds stays out of the log', async ({
  skip,
}) => {
  skip(!isPostgres(store), 'SQLite keeps it');
  const write = (key: string) => store.insertInto('attempts').values({ key, times: '[]', updated_at: '' }).execute();
  await expect(write('a\0b')).rejects.toMatchObject({ statusCode: 400 });
  await write('private');
  const error = await write('private').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify({ ...(error as Error), message: (error as Error).message })).not.toContain('private');
});

test('on PostgreSQL every column has the types and the order that SQLite has', async ({ skip }) => {
  skip(!isPostgres(store), 'SQLite has no others');
  const { rows } = await sql<{ column: string; type: string; collation: string | null }>`
    select column_name as column, data_type as type, collation_name as collation from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
    and (table_name, column_name) <> ('sheet_sections', 'words')
  `.execute(store);
  const kinds = new Set(rows.map(({ type, collation }) => `${type} ${collation ?? ''}`.trim()));
  expect([...kinds].sort()).toEqual(['bigint', 'text C']);
});
