import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { removeDemo } from '#server/domains/demo/remove-demo.ts';
import { createSetupLink } from '#server/domains/setup/setup-links.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

/** As `loadDemo` leaves it: the template of the tests has these people as people like any others. */
const markDemo = async ({ services: { store } }: TestServer): Promise<void> => {
  await store.updateTable('users').set({ demo: 1 }).execute();
  await store.updateTable('organisations').set({ demo: 1 }).execute();
};

const everybody = [people.companyAdmin, people.reader, people.shared, people.operator];

describe('an account of the demo, on this machine', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await markDemo(server);
  });
  afterAll(() => server.close());

  test.each(everybody)('lets %s in', async (name) => {
    const visitor = createVisitor(server.app);
    expect((await visitor.signIn(name)).status).toBe(200);
    expect((await visitor.get('/userinfo')).status).toBe(200);
  });

  test.each([
    ['another machine', { address: '192.0.2.7' }, {}],
    ['another machine of the network', { address: '::ffff:192.168.1.20' }, {}],
    ['behind a proxy', {}, { 'x-forwarded-for': '192.0.2.7' }],
    ['behind a proxy of the standard', {}, { forwarded: 'for=192.0.2.7' }],
    ['under another address', {}, { host: '192.0.2.7:8080' }],
  ])('lets nobody in from %s', async (_, options, headers) => {
    for (const name of everybody) {
      const visitor = createVisitor(server.app, options);
      const refused = await visitor.post('/login', { name, password: demoPassword }, headers);
      expect([name, refused.codes, refused.cookies]).toEqual([name, ['auth.failed'], []]);
    }
  });

  test.each(['vigie.example.org', 'localhost.example.org'])(
    'lets nobody in, nor asks for a password, under the name %s',
    async (host) => {
      for (const name of everybody) {
        const visitor = createVisitor(server.app);
        const refused = await visitor.post('/login', { name, password: demoPassword }, { host });
        expect([name, refused.codes, refused.cookies]).toEqual([name, ['request.other_host'], []]);
      }
    },
  );

  test('opens nothing with a session of this machine that is taken to another', async () => {
    const visitor = createVisitor(server.app);
    await visitor.signIn(people.operator);
    expect((await visitor.get('/operator/requests')).status).toBe(200);
    const stolen = await visitor.get('/operator/requests', { 'x-forwarded-for': '192.0.2.7' });
    expect(stolen.codes).toEqual(['auth.required']);
  });

  test('lets nobody in without a password from the network of its organisation', async () => {
    const visitor = createVisitor(server.app, { address: '203.0.113.9' });
    await visitor.post('/login/shared');
    expect((await visitor.get('/userinfo')).codes).toEqual(['auth.required']);
  });
});

describe('a store of the demo that is put at a public address', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ PUBLIC_URL: 'https://vigie.example.org' });
    await markDemo(server);
    return () => server.close();
  });

  test('lets nobody in with its accounts, not even from the machine itself', async () => {
    for (const name of everybody) {
      const refused = await createVisitor(server.app).signIn(name);
      expect([name, refused.codes]).toEqual([name, ['auth.failed']]);
    }
  });

  test('is still to be set up, with a link', async () => {
    expect(await createSetupLink(server.services.store)).toMatch(/^\/setup#token=/);
  });

  test('is rid of it by one command, and keeps what another organisation holds', async () => {
    const { store } = server.services;
    await store.updateTable('organisations').set({ demo: 0 }).where('id', '=', 10002).execute();
    const own = () =>
      store.selectFrom('collection_sheets').select('isn').where('organisation_id', '=', 10002).orderBy('isn').execute();
    const before = await own();
    const gone = await removeDemo(store);
    expect(gone).toMatchObject({ organisations: 1 });
    expect(gone.sheets).toBeGreaterThan(100);
    expect(await own()).toEqual(before);
    expect(await store.selectFrom('users').select('name').where('demo', '=', 1).execute()).toEqual([]);
    expect(await store.selectFrom('requests').select('id').where('organisation_id', '=', 10001).execute()).toEqual([]);
    expect(await removeDemo(store)).toEqual({ organisations: 0, users: 0, sheets: 0 });
  });

  test('gives the number of an organisation that is gone to nobody else', async () => {
    const { store } = server.services;
    await removeDemo(store);
    const token = (await createSetupLink(store))?.replace('/setup#token=', '');
    const { body } = await createVisitor(server.app).post('/setup/open', { token });
    expect(body.number).toBe(10003);
  });
});
