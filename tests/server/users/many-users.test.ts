import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberRoles } from '#contract/json-api/types/roles.ts';
import { timesOfReference } from '#tests/support/processor-time.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type SignedIn, signedIn, subsetIds } from './members.ts';

const count = 5000;
const firstNames = ['Éric', 'Amélie', 'Olga', 'Derek', 'Zoé', 'Noël', 'Jean-François', 'Ana'];

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedIn(server, people.companyAdmin);
  const { store } = server.services;
  const places = (await subsetIds(server)).map(Number);
  const at = '2026-01-02T03:04:05.000Z';
  await store.transaction().execute(async (trx) => {
    for (let i = 0; i < count; i++) {
      const name = `user${i}@many.example`;
      const { id } = await trx
        .insertInto('users')
        .values({
          name,
          email: name,
          first_name: firstNames[i % firstNames.length] ?? '',
          last_name: `Personne ${(i * 7919) % count}`,
          phone: `905-555-${String(i).padStart(4, '0')}`,
          password_hash: '',
          shared: 0,
          is_subscribed: 1,
          language: 'en',
          verified_at: at,
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id: membership_id } = await trx
        .insertInto('memberships')
        .values({
          user_id: id,
          organisation_id: 10001,
          role: memberRoles[i % 3] ?? 'read-only',
          invited_at: at,
          accepted_at: i % 5 ? at : '',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('membership_subsets')
        .values({ membership_id, subset_id: places[i % places.length] ?? 0 })
        .execute();
    }
  });
}, 120_000);
afterAll(() => server.close());

const limit = { most: 3, tries: 10 };
const include = 'include=role,subset_relations,subset_relations.subset';

test.each([
  ['a page by name', `/users?${include}&sort=name&page[size]=25`],
  ['the last page, by role downwards', `/users?${include}&sort=-role&page[number]=201&page[size]=25`],
  [
    'a page of those invited, by address',
    `/users?${include}&sort=email&filter[invitation_status]=expired&page[size]=100`,
  ],
  ['a page of those who are called something', `/users?${include}&filter[q]=amelie%20personne&page[size]=25`],
  ['as many as come at once', `/users?${include}`],
])(
  'of 5,000 users %s takes no more of the processor than writing, reading and sorting ten times as many thrice',
  async (_, path) => {
    const asking = async () => {
      const { status, body } = await admin.get(path);
      expect([status, body.data.length > 0]).toEqual([200, true]);
    };
    expect(await timesOfReference(asking, limit)).toBeLessThan(limit.most);
  },
);
