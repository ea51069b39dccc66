import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase } from '#contract/call.ts';
import { changeRequestStatus } from '#server/domains/requests/change-status.ts';
import { people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { addMember, idOf, type SignedIn, signedIn } from '../users/members.ts';
import { idsIn, putRequest } from './requests.ts';

let server: TestServer;
type Who = 'reader' | 'shared' | 'collectionAdmin' | 'companyAdmin' | 'hospitalAdmin' | 'sharedAdmin';
let names: Record<Who, string>;
let someone: Record<Who, SignedIn>;
let own: Record<'reader' | 'shared' | 'companyAdmin' | 'nobody' | 'hospital', number>;
beforeAll(async () => {
  server = await startTestServer();
  await server.services.store.deleteFrom('requests').execute();
  const { id: sharedAdminId, name: sharedAdmin } = await addMember(server);
  await server.services.store.updateTable('users').set({ shared: 1 }).where('id', '=', sharedAdminId).execute();
  const { reader, shared, collectionAdmin, companyAdmin, hospitalAdmin } = people;
  // The last is a shared account that may do more than read.
  names = { reader, shared, collectionAdmin, companyAdmin, hospitalAdmin, sharedAdmin };
  const entries = Object.entries(names).map(async ([who, name]) => [who, await signedIn(server, name)]);
  someone = Object.fromEntries(await Promise.all(entries));
  const readerId = await idOf(server, people.reader);
  const { hash } = await server.services.files.put(Buffer.from('%PDF-1.4\n%%EOF\n'));
  const file = { type: 'sdsaddition', file_hash: hash, file_name: 'a.pdf' } as const;
  own = {
    reader: await putRequest(server, { ...file, user_id: readerId, created_at: '2023-02-03T04:05:06.000Z' }),
    shared: await putRequest(server, { ...file, user_id: await idOf(server, people.shared) }),
    companyAdmin: await putRequest(server, {
      ...file,
      type: 'contact',
      user_id: await idOf(server, people.companyAdmin),
    }),
    nobody: await putRequest(server, file),
    // The reader's account, in an organisation it is not signed in to.
    hospital: await putRequest(server, { ...file, organisation_id: 10002, user_id: readerId }),
  };
});
afterAll(() => server.close());

const openFile = (cookie: string, id: number) =>
  server.app.inject({ url: `${apiBase}/requests/${id}/file`, headers: { cookie } });

const unread = async (person: SignedIn): Promise<number> => (await person.get('/get-notifications')).body;

const sights = [
  ['reader', ['reader']],
  ['shared', ['shared']],
  ['collectionAdmin', ['reader', 'shared', 'companyAdmin', 'nobody']],
  ['companyAdmin', ['reader', 'shared', 'companyAdmin', 'nobody']],
  ['sharedAdmin', ['reader', 'shared', 'companyAdmin', 'nobody']],
  ['hospitalAdmin', ['hospital']],
] as const;

describe.each(sights)('%s', (name, visible) => {
  test(`sees the requests of ${visible.join(', ')} and no others, by whatever call`, async () => {
    const person = someone[name];
    const cookie = await signInAs(server.app, names[name]);
    const { body } = await person.get('/requests');
    expect(idsIn(body).toSorted((a, b) => a - b)).toEqual(visible.map((of) => own[of]));
    expect([body.meta.total, body.meta.unseen, await unread(person)]).toEqual(Array(3).fill(visible.length));
    expect(body.meta.detail_types.includes('contact')).toBe(visible.includes('companyAdmin' as never));
    expect(body.meta.years.includes('2023')).toBe(visible.includes('reader' as never));
    for (const [of, id] of Object.entries(own)) {
      const status = visible.includes(of as never) ? 200 : 404;
      expect((await person.get(`/requests/${id}`)).status, of).toBe(status);
      expect((await openFile(cookie, id)).statusCode, of).toBe(status);
      if (status === 404) expect((await person.post('/update-notification-status/', { msgId: id })).status).toBe(404);
    }
    expect(await server.services.store.selectFrom('request_views').selectAll().execute()).toEqual([]);
  });
});

describe('a request', () => {
  test('that is opened is seen by who opened it alone, however often, until its status changes or a note comes [S2.4-10 S2.7-21]', async () => {
    const { collectionAdmin, companyAdmin } = someone;
    const isSeen = async (person: SignedIn): Promise<boolean> =>
      (await person.get(`/requests/${own.nobody}`)).body.data.attributes.is_seen;
    const before = await unread(collectionAdmin);
    for (const _ of [1, 2]) {
      const { status, body } = await collectionAdmin.post('/update-notification-status/', { msgId: own.nobody });
      expect([status, body]).toEqual([200, {}]);
    }
    await companyAdmin.post('/update-notification-status/', { msgId: own.nobody });
    expect(await unread(collectionAdmin)).toBe(before - 1);
    expect([await isSeen(collectionAdmin), await isSeen(companyAdmin)]).toEqual([true, true]);

    const change = { requestId: own.nobody, note: '', userId: await idOf(server, people.companyAdmin) };
    const { store } = server.services;
    await store.transaction().execute((trx) => changeRequestStatus(trx, { ...change, status: 'completed' }));
    // The person who changes it knows.
    expect([await isSeen(collectionAdmin), await isSeen(companyAdmin)]).toEqual([false, true]);
    expect(await unread(collectionAdmin)).toBe(before);

    await collectionAdmin.post('/update-notification-status/', { msgId: own.nobody });
    await store.transaction().execute((trx) => changeRequestStatus(trx, { ...change, status: 'completed', note: 'x' }));
    expect([await isSeen(collectionAdmin), await isSeen(companyAdmin)]).toEqual([false, true]);
    await store.transaction().execute((trx) => changeRequestStatus(trx, { ...change, status: 'error', userId: null }));
    expect([await isSeen(collectionAdmin), await isSeen(companyAdmin)]).toEqual([false, false]);
  });

  test('is marked with all the others at once, for who asks and in their organisation alone, however often', async () => {
    const { reader, companyAdmin, hospitalAdmin } = someone;
    await server.services.store.deleteFrom('request_views').execute();
    for (const _ of [1, 2]) {
      const { status, body } = await reader.post('/update-notification-status/all');
      expect([status, body]).toEqual([200, {}]);
    }
    const seen = server.services.store.selectFrom('request_views').select(['request_id', 'user_id']);
    // Without the requests of others in the organisation, and without those of the same account in another
    // organisation.
    const readerId = await idOf(server, people.reader);
    expect(await seen.execute()).toEqual([{ request_id: own.reader, user_id: readerId }]);

    await companyAdmin.post('/update-notification-status/all');
    expect(await unread(companyAdmin)).toBe(0);
    expect(await unread(hospitalAdmin)).toBe(1);
    expect(await seen.where('request_id', '=', own.hospital).execute()).toEqual([]);
  });

  test('that is none cannot be marked', async () => {
    for (const msgId of [0, -1, 'x', 999_999_999, undefined])
      expect((await someone.companyAdmin.post('/update-notification-status/', { msgId })).status).toBeGreaterThan(399);
  });
});
