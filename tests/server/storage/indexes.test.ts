import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '#server/platform/storage/database.ts';
import { isPostgres } from '#server/platform/storage/dialect.ts';
import { openTestStore } from '#tests/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.destroy());

interface Index {
  readonly name: string;
  /** The statement that makes it. */
  readonly statement: string;
}

const listIndexes = async (): Promise<Index[]> => {
  const query = isPostgres(store)
    ? sql<Index>`select indexname as name, indexdef as statement from pg_indexes where schemaname = current_schema()`
    : sql<Index>`select name, sql as statement from sqlite_schema where type = 'index' and sql is not null`;
  return (await query.execute(store)).rows;
};

test('no two indexes of the store are equal, and who holds a file is still found by one', async () => {
  const indexes = await listIndexes();
  const covered = indexes.map(({ name, statement }) => statement.replace(name, ''));
  expect(covered.filter((one, at) => covered.indexOf(one) !== at)).toEqual([]);
  const names = indexes.map(({ name }) => name);
  expect(names).toContain('sheets_file_hash');
  expect(names).not.toContain('sheets_file');
});
