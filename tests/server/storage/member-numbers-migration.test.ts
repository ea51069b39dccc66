import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { findAccountOf } from '#server/domains/accounts/member-numbers.ts';
import { createToken } from '#server/domains/accounts/tokens.ts';
import { openVerification } from '#server/domains/accounts/verifications.ts';
import { bringUpToDate, connectStore } from '#server/platform/storage/database.ts';
import { migrations } from '#server/platform/storage/migrations/registry.ts';
import { createDatabase, postgresServer } from '#tests/support/postgres/databases.ts';

test('invitations that waited beside a membership elsewhere become accounts of their own, under the same number and with links that stay good', async () => {
  const db = connectStore(postgresServer ? await createDatabase(postgresServer, 'blank') : ':memory:');
  // As `bringUpToDate` does: earlier ones rebuild tables.
  if (!postgresServer) await sql`pragma foreign_keys = off`.execute(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0031-text-index')).error).toBeUndefined();
  const created_at = '2025-01-02T03:04:05.000Z';
  for (const id of [1, 2])
    await db
      .insertInto('organisations')
      .values({
        id,
        name_en: 'A',
        name_fr: 'A',
        ingredients: 0,
        location_label_en: '',
        location_label_fr: '',
        custom_fields: '[]',
        products: '[]',
        created_at,
      })
      .execute();
  const user = { first_name: 'Léa', last_name: 'Roy', phone: '', shared: 0, is_subscribed: 1, language: 'en' } as const;
  const { id: member } = await db
    .insertInto('users')
    .values({
      ...user,
      name: 'a@b.example',
      email: 'a@b.example',
      password_hash: 'x',
      verified_at: created_at,
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: invited } = await db
    .insertInto('users')
    .values({ ...user, name: 'c@d.example', email: 'c@d.example', password_hash: '', verified_at: '', created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('memberships')
    .values([
      { user_id: member, organisation_id: 1, role: 'company-admin', accepted_at: created_at },
      { user_id: member, organisation_id: 2, role: 'company-admin', accepted_at: '' },
      { user_id: invited, organisation_id: 1, role: 'company-admin', accepted_at: '' },
      { user_id: invited, organisation_id: 2, role: 'company-admin', accepted_at: '' },
    ])
    .execute();
  const waiting = await db
    .selectFrom('memberships')
    .selectAll()
    .where('organisation_id', '=', 2)
    .orderBy('id')
    .execute();
  const expiresAt = new Date(Date.now() + 60_000);
  const tokens: string[] = [];
  for (const { id: membershipId, user_id: userId } of waiting)
    tokens.push(await createToken(db, { kind: 'verify', userId, membershipId, expiresAt }));

  expect(await bringUpToDate(db)).toBeUndefined();
  const of = async (organisation: number) =>
    (
      await db
        .selectFrom('memberships')
        .select('user_id')
        .where('organisation_id', '=', organisation)
        .orderBy('id')
        .execute()
    ).map(({ user_id }) => user_id);
  expect(await of(1)).toEqual([member, invited]);
  const [first, second] = await of(2);
  expect(new Set([member, invited, first, second]).size).toBe(4);
  expect(await findAccountOf(db, 2, member)).toBe(first);
  expect(await findAccountOf(db, 1, member)).toBe(member);
  expect(await findAccountOf(db, 1, first ?? 0)).toBe(0);
  // Who has an account accepts with it; who has none makes the one that was invited.
  expect(await openVerification(db, { id: String(member), token: tokens[0] ?? '' })).toMatchObject({
    user_id: member,
    invited_id: first,
    first_name: 'Léa',
  });
  expect(await openVerification(db, { id: String(invited), token: tokens[1] ?? '' })).toMatchObject({
    user_id: second,
    invited_id: second,
    first_name: '',
  });
  await db.destroy();
});
