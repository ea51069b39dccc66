import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { findMemberships, findUserByName } from '#server/domains/accounts/accounts.ts';
import { bringUpToDate, connectStore } from '#server/platform/storage/database.ts';
import { migrations } from '#server/platform/storage/migrations/registry.ts';
import { createDatabase, postgresServer } from '#tests/support/postgres/databases.ts';

test('members from before invitations existed stay members; who never set a password is still invited', async () => {
  const db = connectStore(postgresServer ? await createDatabase(postgresServer, 'blank') : ':memory:');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0001-foundation');
  const created_at = '2025-01-02T03:04:05.000Z';
  const organisation = {
    name_en: 'A',
    name_fr: 'A',
    ingredients: 0,
    location_label_en: '',
    location_label_fr: '',
  } as const;
  await db
    .insertInto('organisations')
    .values({ ...organisation, id: 1, custom_fields: '[]', products: '[]', created_at })
    .execute();
  const user = {
    first_name: '',
    last_name: '',
    phone: '',
    shared: 0,
    is_subscribed: 1,
    language: 'en',
    created_at,
  } as const;
  await db
    .insertInto('users')
    .values([
      { ...user, id: 1, name: 'member', email: '', password_hash: 'x', verified_at: created_at },
      { ...user, id: 2, name: 'invited', email: '', password_hash: '', verified_at: '' },
    ])
    .execute();
  await db
    .insertInto('memberships')
    .values([
      { user_id: 1, organisation_id: 1, role: 'company-admin' },
      { user_id: 2, organisation_id: 1, role: 'read-only' },
    ])
    .execute();

  expect(await bringUpToDate(db)).toBeUndefined();
  expect((await findUserByName(db, 'member'))?.id).toBe(1);
  expect(await findMemberships(db, 1)).toHaveLength(1);
  expect(await findMemberships(db, 2)).toHaveLength(0);
  const rows = await db.selectFrom('memberships').select(['invited_at', 'accepted_at']).orderBy('id').execute();
  expect(rows).toEqual([
    { invited_at: created_at, accepted_at: created_at },
    { invited_at: created_at, accepted_at: '' },
  ]);
  expect(await db.selectFrom('organisations').select(['allowed_addresses', 'account_manager_email']).execute()).toEqual(
    [{ allowed_addresses: '[]', account_manager_email: '' }],
  );
  await db.destroy();
});
