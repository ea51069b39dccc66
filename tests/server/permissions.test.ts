import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase, type Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { permissionsOf, type Role, roles } from '#contract/permissions.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';

const personOf: Record<Role, string> = {
  'read-only': people.reader,
  'collection-admin': people.collectionAdmin,
  'company-admin': people.companyAdmin,
  operator: people.operator,
};

let server: TestServer;
const cookies = new Map<Role, string>();
beforeAll(async () => {
  server = await startTestServer();
  for (const role of roles) cookies.set(role, await signInAs(server.app, personOf[role]));
});
afterAll(() => server.close());

const make = (call: Call, cookie?: string, address: { params?: object; query?: object } = {}) => {
  const params = address.params as Record<string, unknown> | undefined;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(params?.[name] ?? '1'));
  const query = new URLSearchParams(address.query as Record<string, string>).toString();
  return server.app.inject({
    method: call.method,
    url: `${apiBase}${path}${query && `?${query}`}`,
    headers: { ...marked, ...(cookie && { cookie }) },
  });
};

const codeOf = (response: Awaited<ReturnType<typeof make>>): string | undefined =>
  response.headers['content-type']?.toString().includes('json') ? response.json().errors?.[0]?.code : undefined;

/** Signing out would end the session that the other cases use. */
const harmless = (calls as readonly Call[]).filter(({ id }) => id !== 'signOut');

describe.each(harmless.map((call) => [call.id, call] as const))('%s', (_, call) => {
  test(call.access === 'anyone' ? 'needs no session' : 'requires a session', async () => {
    const response = await make(call);
    // A call that is open to everyone may still refuse what is asked of it: a network without access, a link that is none.
    if (call.access === 'anyone') expect(['auth.required', 'auth.forbidden']).not.toContain(codeOf(response));
    else expect(response.statusCode).toBe(401);
  });

  test.each(roles)('%s: is allowed or refused as the permissions say', async (role) => {
    const response = await make(call, cookies.get(role));
    const allowed =
      typeof call.access === 'string' || permissionsOf({ role, shared: false }).includes(call.access.permission);
    const code = codeOf(response);
    if (allowed) expect(['auth.required', 'auth.forbidden']).not.toContain(code);
    else expect([response.statusCode, code]).toEqual([403, 'auth.forbidden']);
  });

  const { reaches } = call;
  if (!reaches) return;

  test(`refuses another organisation’s ${reaches.what}, and one that does not exist`, async () => {
    const numbers = reaches.what === 'collection' ? [10002, 77] : [await foreignSheet(), 999_999_999];
    for (const number of numbers) {
      const response = await make(call, cookies.get('company-admin'), reaches.address(number));
      expect(response.statusCode).toBe(reaches.what === 'collection' ? 403 : 404);
    }
  });

  test(`answers for the own ${reaches.what}`, async () => {
    const number = reaches.what === 'collection' ? 10001 : await sheetOf(10001);
    const response = await make(call, cookies.get('company-admin'), reaches.address(number));
    expect(response.statusCode).toBe(200);
  });
});

const sheetOf = async (organisation: number): Promise<number> => {
  const { isn } = await server.services.store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', organisation)
    .where('removed', '=', 0)
    .limit(1)
    .executeTakeFirstOrThrow();
  return isn;
};

const foreignSheet = async (): Promise<number> => {
  const own = server.services.store.selectFrom('collection_sheets').select('isn').where('organisation_id', '=', 10001);
  const { isn } = await server.services.store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', 10002)
    .where('isn', 'not in', own)
    .limit(1)
    .executeTakeFirstOrThrow();
  return isn;
};

test('a read-only member cannot open a sheet that stands in none of their locations', async () => {
  const cookie = cookies.get('read-only');
  const visible = (
    await server.app.inject({
      method: 'GET',
      url: '/api/lucidworks-solr-api/sds-10001/?fl=id&rows=90000000',
      headers: { cookie },
    })
  )
    .json()
    .response.docs.map((doc: object) => Number(Object.values(doc)[0]));
  const { isn } = await server.services.store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', 10001)
    .where('isn', 'not in', visible)
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const call of (calls as readonly Call[]).filter(({ reaches }) => reaches?.what === 'sheet')) {
    expect((await make(call, cookie, call.reaches?.address(isn))).statusCode).toBe(404);
  }
});
