import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { copyStore } from '#server/domains/backup/copy-store.ts';
import { isPostgres } from '#server/platform/storage/dialect.ts';
import { numbered } from '#server/platform/storage/reset-sequence.ts';
import { openTestStore } from '#tests/support/test-store.ts';

test('no table that the database numbers gives a number twice, though its highest row was deleted', async () => {
  const store = await openTestStore();
  if (!isPostgres(store)) {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' and sql like '%integer primary key autoincrement%'`.execute(
      store,
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(numbered)));
  }
  const add = async () =>
    (
      await store
        .insertInto('notices')
        .values({
          organisation_id: null,
          kind: 'popup',
          subject_en: '',
          subject_fr: '',
          text_en: '',
          text_fr: '',
          type_en: 'plain',
          type_fr: 'plain',
          from_day: '',
          to_day: '',
          created_at: '',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const first = await add();
  await store.deleteFrom('notices').execute();
  expect(await add()).toBe(first + 1);
  await store.destroy();
});

test('nor does a copy of the store give anybody the number of somebody who is gone', async () => {
  const [from, to] = [await openTestStore(), await openTestStore()];
  await from.insertInto('former_users').values({ id: 900, ended_at: '2026-01-02T03:04:05.000Z' }).execute();
  await copyStore(from, to);
  const person = {
    name: 'a@vigie.example',
    email: '',
    first_name: '',
    last_name: '',
    phone: '',
    password_hash: '',
  } as const;
  const { id } = await to
    .insertInto('users')
    .values({ ...person, shared: 0, is_subscribed: 0, language: 'en', verified_at: '', created_at: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(901);
  await from.destroy();
  await to.destroy();
});
