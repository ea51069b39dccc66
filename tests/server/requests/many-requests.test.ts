import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestStatuses, requestTypes } from '#contract/requests/request-types.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { timesOfReference } from '#tests/support/processor-time.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { addMember, idOf, type SignedIn, signedIn } from '../users/members.ts';

const count = 50_000;
const makers = 300;
const types = valuesOf(requestTypes);
const statuses = valuesOf(requestStatuses);
const firstNames = ['Éric', 'Amélie', 'Olga', 'Derek', 'Zoé', 'Noël', 'Jean-François', 'Ana'];

let server: TestServer;
let admin: SignedIn;
let reader: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  const { store } = server.services;
  await store.deleteFrom('requests').execute();
  const userIds: (number | null)[] = [await idOf(server, people.shared), null];
  for (let i = 0; i < makers; i++) {
    const firstName = firstNames[i % firstNames.length] ?? '';
    const { id, name } = await addMember(server, {
      firstName,
      lastName: `Personne ${(i * 79) % 293}`,
      role: 'read-only',
    });
    userIds.push(id);
    if (i === 0) reader = await signedIn(server, name);
  }
  admin = await signedIn(server, people.companyAdmin);
  const adminId = await idOf(server, people.companyAdmin);
  const start = Date.parse('2019-01-01T00:00:00.000Z');
  const info = JSON.stringify({ subject: 'A sheet in French', message: 'x'.repeat(400), email: 'someone@example.ca' });
  await store.transaction().execute(async (trx) => {
    for (let first = 1; first <= count; first += 1000) {
      const rows = Array.from({ length: 1000 }, (_, at) => first + at).map((id) => ({
        id,
        organisation_id: 10001,
        // A fifth by one person, a fifth by the shared account.
        user_id: userIds[[2, 0][id % 5] ?? (id * 7919) % userIds.length] ?? null,
        type: types[(id * 31) % types.length] ?? 'contact',
        status: statuses[(id * 17) % 10 > 1 ? 1 : id % 2 ? 0 : 2] ?? 'completed',
        info,
        created_at: new Date(start + id * 4_900_000).toISOString(),
      }));
      await trx.insertInto('requests').values(rows).execute();
      const seen = rows.filter(({ id }) => id % 9 !== 0);
      const views = seen.map(({ id }) => ({ request_id: id, user_id: adminId, seen_at: '2026-10-01T00:00:00.000Z' }));
      await trx.insertInto('request_views').values(views).execute();
    }
  });
}, 120_000);
afterAll(() => server.close());

const include = 'include=detail,user';
const sorts = ['created_at', 'detail_type', 'user.name', 'status'].flatMap((name) => [name, `-${name}`]);
const lists = [
  ...sorts.map((sort) => `${include}&sort=${sort}&page[size]=25`),
  ...sorts.map((sort) => `${include}&sort=${sort}&page[size]=25&page[number]=2000`),
  ...sorts.map((sort) => `${include}&sort=${sort}&filter[detail_type]=contact&filter[created_at]=2024&page[size]=25`),
  `${include}&filter[detail_type]=sdsaddition&page[size]=100&page[number]=60`,
  `${include}&filter[created_at]=2021&page[size]=100&page[number]=50`,
  `${include}&sort=status,-detail_type,user.name,created_at&page[size]=100&page[number]=250`,
];

const cases: [string, string, () => SignedIn][] = [
  ...lists.map((query): [string, string, () => SignedIn] => ['a list', `/requests?${query}`, () => admin]),
  ...sorts.map((sort): [string, string, () => SignedIn] => [
    'one’s own',
    `/requests?${include}&sort=${sort}&page[size]=25`,
    () => reader,
  ]),
  ['the unread', '/get-notifications', () => admin],
  ['one’s own unread', '/get-notifications', () => reader],
];

const limit = { most: 3, tries: 6 };

test.each(cases)(
  'of 50,000 requests, %s takes no more of the processor than writing, reading and sorting them three times would: %s',
  async (_, path, person) => {
    const asking = async () => {
      const { status, body } = await person().get(path);
      expect([status, typeof body === 'number' ? body > 0 : body.data.length > 0]).toEqual([200, true]);
    };
    expect(await timesOfReference(asking, limit)).toBeLessThan(limit.most);
  },
);
