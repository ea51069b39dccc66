import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxOpenings } from '#server/domains/requests/documents/download-links.ts';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { addMember, type SignedIn, signedIn } from '../users/members.ts';

let server: TestServer;
let someone: { id: number; name: string };
let own: SignedIn;
let isn: number;
beforeAll(async () => {
  server = await startTestServer();
  const row = await server.services.store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', 10001)
    .orderBy('isn')
    .executeTakeFirstOrThrow();
  isn = row.isn;
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.useRealTimers();
  await server.services.store.deleteFrom('attempts').execute();
  someone = await addMember(server);
  own = await signedIn(server, someone.name);
});

const choices = { sort: 'product', includeDate: true, customFields: true, language: 'all', websiteLanguage: 'en' };
const order = (emails: readonly string[], by = own) =>
  by.post('/createBinder', { ...choices, sdsIds: [isn], doubleSided: false, emails });
/** Has a binder made; the number of its request, and the path of the link that went outside. */
const mailedLink = async () => {
  const outside = `${crypto.randomUUID()}@elsewhere.example`;
  const { status, body } = await order([outside]);
  expect(status).toBe(202);
  // First the document, then its mails.
  await readOutbox(server);
  return { id: body.id as number, link: (await newestMailTo(server, outside)).link };
};
const open = async (link: string, remoteAddress = '192.0.2.1') =>
  (await server.app.inject({ url: link, remoteAddress })).statusCode;
const gone = 404;
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

describe('a link to a document, in the mail of somebody outside,', () => {
  test('opens it so many times and no more; the parts that a viewer fetches are one', async () => {
    const { link } = await mailedLink();
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let i = 0; i < maxOpenings; i++) {
      expect([await open(link), await open(link), await open(link)]).toEqual([200, 200, 200]);
      later(11);
    }
    expect(await open(link)).toBe(gone);
    expect(await open(link)).toBe(gone);
  });

  test('opens it no more often where it was handed on to many, at once or one after the other', async () => {
    const { link } = await mailedLink();
    const others = Array.from({ length: maxOpenings - 1 }, (_, number) => `203.0.113.${number + 1}`);
    expect(new Set(await Promise.all(others.map((address) => open(link, address))))).toEqual(new Set([200]));
    const late = await Promise.all(['198.51.100.1', '198.51.100.2', '198.51.100.3'].map((from) => open(link, from)));
    expect(late.toSorted()).toEqual([200, gone, gone]);
    expect(await open(link, '198.51.100.9')).toBe(gone);
    const atOnce = await Promise.all(Array.from({ length: 12 }, () => open(link, '198.51.100.10')));
    expect(new Set(atOnce)).toEqual(new Set([gone]));
    // Who has it open fetches the rest of it.
    expect(await open(link, others[0])).toBe(200);
  });

  test('dies with the account that ordered it', async () => {
    const { link } = await mailedLink();
    expect(await open(link)).toBe(200);
    const admin = await signedIn(server, people.companyAdmin);
    expect((await admin.delete(`/users/${someone.id}`)).status).toBe(200);
    expect(await open(link)).toBe(gone);
  });

  test('dies when who ordered it leaves this organisation for another', async () => {
    const { link } = await mailedLink();
    const { store } = server.services;
    await store.updateTable('memberships').set({ organisation_id: 10002 }).where('user_id', '=', someone.id).execute();
    expect(await open(link)).toBe(gone);
  });

  test('is ended by who ordered it and by colleagues who manage documents, and by nobody else', async () => {
    const first = await mailedLink();
    const reader = await signedIn(server, people.reader);
    const foreign = await signedIn(server, people.hospitalAdmin);
    const revoke = (by: SignedIn, id = first.id) => by.post(`/requests/${id}/revoke-links`);
    expect([(await revoke(reader)).faults, (await revoke(foreign)).faults]).toEqual([['not_found'], ['not_found']]);
    expect(await open(first.link)).toBe(200);
    const info = async () => (await own.get(`/requests/${first.id}?include=detail`)).body.included[0].attributes.info;
    expect(await info()).toMatchObject({ links: 2 });
    expect((await revoke(own)).status).toBe(200);
    expect(await open(first.link)).toBe(gone);
    const told = await server.app.inject({ url: first.link, headers: { 'accept-language': 'fr' } });
    expect(told.body).toContain('Ce lien ne fonctionne plus');
    expect(told.body).not.toContain('n’est plus conservé');
    expect(await info()).not.toHaveProperty('links');

    const second = await mailedLink();
    const admin = await signedIn(server, people.companyAdmin);
    expect((await revoke(admin, second.id)).status).toBe(200);
    expect(await open(second.link)).toBe(gone);
    const { store } = server.services;
    const entries = await store
      .selectFrom('audit_entries')
      .select('record')
      .where('event', '=', 'links-revoked')
      .execute();
    expect(entries.map(({ record }) => record)).toEqual([String(first.id), String(second.id)]);
  });

  test('is not mailed any more once it was ended while the document was made', async () => {
    const { body } = await order(['late@elsewhere.example']);
    expect((await own.post(`/requests/${body.id}/revoke-links`)).status).toBe(200);
    await readOutbox(server);
    expect((await readOutbox(server)).filter(({ to }) => to === 'late@elsewhere.example')).toEqual([]);
  });

  test('goes to no more addresses outside than a person may have mailed; members are not counted', async () => {
    const addresses = (count: number) => Array.from({ length: count }, () => `${crypto.randomUUID()}@free.example`);
    expect((await order(addresses(20))).status).toBe(202);
    await readOutbox(server);
    expect((await order(addresses(20))).status).toBe(202);
    await readOutbox(server);
    const refused = await order(addresses(1));
    expect([refused.status, refused.faults]).toEqual([429, ['/data/emails mail.too_many']]);
    expect((await order([people.companyAdmin, people.reader])).status).toBe(202);
  });
});
