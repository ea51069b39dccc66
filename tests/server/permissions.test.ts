import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scopeOf, scopesFor } from '#contract/api-scopes.ts';
import { apiBase, type Call, type Reach, scimContent } from '#contract/call.ts';
import { getUserInfo } from '#contract/calls/get-user-info.ts';
import { replyToDesk } from '#contract/calls/reply-to-desk.ts';
import { calls } from '#contract/calls.ts';
import { errorTitle } from '#contract/errors.ts';
import { type Permission, permissionsOf, type Role, roles } from '#contract/permissions.ts';
import { makeRecoveryCodes } from '#server/domains/accounts/second-factor/recovery-codes.ts';
import { hashSecret } from '#server/domains/accounts/secrets.ts';
import { openSession } from '#server/domains/accounts/sessions.ts';
import { createToken } from '#server/domains/accounts/tokens.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { firstChoices } from '#server/domains/import/kept/result.ts';
import { putImport, putWebhook } from '../fuzz/world.ts';
import { type IdentityProvider, startIdentityProvider } from '../support/oidc/identity-provider.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';
import { redirectUris, setUp, signInAt, switchOn } from './single-sign-on/sign-in.ts';
import { idOf } from './users/members.ts';

const personOf: Record<Role, string> = {
  'read-only': people.reader,
  'collection-admin': people.collectionAdmin,
  'company-admin': people.companyAdmin,
  operator: people.operator,
};

/** How somebody is known besides by a password, and what that opens. */
const ways = {
  'a token of an organisation with every scope': scopesFor('company-admin'),
  'a token of an organisation for searching': ['search'],
  'a token of an organisation for its people': ['manage-users', 'add-user', 'edit-user'],
  'a token of an organisation for its directory': ['scim'],
  'a token of an operator': scopesFor('operator'),
  'a shared account by its network': permissionsOf({ role: 'read-only', shared: true }),
  'a password and a second factor': permissionsOf({ role: 'read-only', shared: false }),
  'a passkey': permissionsOf({ role: 'collection-admin', shared: false }),
  'a location that was chosen': permissionsOf({ role: 'collection-admin', shared: false }),
  'an administrator who has to enrol a second factor': ['second-factor'],
  'an administrator who came through the organisation’s provider': permissionsOf({
    role: 'company-admin',
    shared: false,
    byProvider: true,
  }),
} as const satisfies Record<string, readonly Permission[]>;
type Way = keyof typeof ways;

/** What a request has of the person or the program that sends it. */
interface Known {
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

let server: TestServer;
let provider: IdentityProvider;
const cookies = new Map<Role, string>();
const knownBy = new Map<Way, Known>();
beforeAll(async () => {
  server = await startTestServer();
  provider = await startIdentityProvider({
    redirectUris,
    accounts: [{ sub: 'admin', email: people.companyAdmin, email_verified: true }],
  });
  for (const role of roles) cookies.set(role, await signInAs(server.app, personOf[role]));
  for (const [way, scopes] of Object.entries(ways) as [Way, readonly Permission[]][])
    knownBy.set(way, await enter(way, scopes));
});

const enter = async (way: Way, scopes: readonly Permission[]): Promise<Known> => {
  if (way === 'a shared account by its network') {
    const remoteAddress = '203.0.113.9';
    const answer = await server.app.inject({
      method: 'POST',
      url: `${apiBase}/login/shared`,
      headers: marked,
      remoteAddress,
    });
    const [cookie] = answer.cookies;
    return { headers: { ...marked, cookie: `${cookie?.name}=${cookie?.value}` }, remoteAddress };
  }
  if (way === 'an administrator who came through the organisation’s provider') {
    const { admin } = await setUp(server, provider);
    await switchOn(server, admin);
    const { visitor, outcome } = await signInAt(server, provider, 'admin');
    expect(outcome).toBe('in');
    return { headers: { ...marked, cookie: `vigie_session=${visitor.cookies.get('vigie_session')}` } };
  }
  if (way === 'an administrator who has to enrol a second factor') {
    const cookie = await signInAs(server.app, people.hospitalAdmin);
    await server.services.store
      .updateTable('sessions')
      .set({ must_enrol: 1 })
      .where('token_hash', '=', hashSecret(cookie.split('=')[1] ?? ''))
      .execute();
    return { headers: { ...marked, cookie } };
  }
  if (way === 'a password and a second factor') {
    const { store } = server.services;
    const userId = await idOf(server, people.reader);
    const step = await createToken(store, { kind: 'second-factor', userId, expiresAt: new Date(Date.now() + 60_000) });
    const [code = ''] = await makeRecoveryCodes(store, userId);
    return bySignIn('/login/second-factor', { code }, `vigie_step=${step}`);
  }
  if (way === 'a passkey') {
    // What its device signs: `tests/e2e/second-factor.spec.ts`.
    const { id: membershipId } = await server.services.store
      .selectFrom('memberships')
      .select('id')
      .where('user_id', '=', await idOf(server, people.collectionAdmin))
      .executeTakeFirstOrThrow();
    const visit = { address: '127.0.0.1', userAgent: '' };
    const opened = { membershipId, hours: 12, proof: 'passkey', visit } as const;
    const { token } = await openSession(server.services.store, opened);
    return { headers: { ...marked, cookie: `vigie_session=${token}` } };
  }
  if (way === 'a location that was chosen') {
    const { store } = server.services;
    const userId = await idOf(server, people.manager);
    await store.updateTable('memberships').set({ role: 'collection-admin' }).where('user_id', '=', userId).execute();
    const choice = await createToken(store, {
      kind: 'multi-location',
      userId,
      expiresAt: new Date(Date.now() + 60_000),
    });
    return bySignIn('/login/location', { location: 10002 }, `vigie_locations=${choice}`);
  }
  const answer = await server.app.inject({
    method: 'POST',
    url: `${apiBase}/api-tokens`,
    headers: { ...marked, cookie: cookies.get(way === 'a token of an operator' ? 'operator' : 'company-admin') ?? '' },
    payload: { name: way, scopes, days: 30, current_password: demoPassword },
  });
  return { headers: { authorization: `Bearer ${answer.json().token}` } };
};
/** The session that signing in opens. */
const bySignIn = async (path: string, payload: object, cookie: string): Promise<Known> => {
  const url = apiBase + path;
  const { cookies: set } = await server.app.inject({ method: 'POST', url, headers: { ...marked, cookie }, payload });
  const session = set.find(({ name }) => name === 'vigie_session');
  if (!session) throw new Error(`${path} opened nothing`);
  return { headers: { ...marked, cookie: `vigie_session=${session.value}` } };
};
afterAll(async () => {
  await provider.close();
  await server.close();
});

const make = (
  call: Call,
  known: string | Known = {},
  address: { params?: object; query?: object; body?: object } = {},
) => {
  const params = address.params as Record<string, unknown> | undefined;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(params?.[name] ?? '1'));
  const query = new URLSearchParams(address.query as Record<string, string>).toString();
  return server.app.inject({
    method: call.method,
    url: `${call.base}${path}${query && `?${query}`}`,
    ...(typeof known === 'string' ? { headers: { ...marked, cookie: known } } : known),
    ...(address.body && { payload: address.body }),
  });
};

/** Of SCIM, whose errors have no codes, by its words. */
const codeOf = (response: Awaited<ReturnType<typeof make>>): string | undefined => {
  const { 'content-type': type = '' } = response.headers;
  if (String(type).includes('scim')) {
    const codes = ['auth.required', 'auth.forbidden', 'auth.second_factor_missing'] as const;
    return codes.find((code) => errorTitle(code, 'en') === response.json().detail);
  }
  return String(type).includes('json') ? response.json()?.errors?.[0]?.code : undefined;
};

/** Signing out would end the session that the other cases use. */
const harmless = (calls as readonly Call[]).filter(({ id }) => id !== 'signOut');

describe.each(harmless.map((call) => [call.id, call] as const))('%s', (_, call) => {
  test(call.access === 'anyone' ? 'needs no session' : 'requires a session', async () => {
    const response = await make(call, { headers: marked });
    // A call that is open to everyone may still refuse its input: a network without access, an invalid link.
    if (call.access === 'anyone') expect(['auth.required', 'auth.forbidden']).not.toContain(codeOf(response));
    else expect(response.statusCode).toBe(401);
  });

  test.each(roles)(
    '%s: is allowed or refused as the permissions say [S1.1-05 S1.6-03 S2.2.3-07 S2.6-08]',
    async (role) => {
      const response = await make(call, cookies.get(role));
      const allowed =
        typeof call.access === 'string' || permissionsOf({ role, shared: false }).includes(call.access.permission);
      const code = codeOf(response);
      if (allowed) expect(['auth.required', 'auth.forbidden']).not.toContain(code);
      else expect([response.statusCode, code]).toEqual([403, 'auth.forbidden']);
    },
  );

  test.each(Object.keys(ways) as Way[])('%s: is allowed or refused as its scopes say', async (way) => {
    if (call.access === 'anyone') return;
    const response = await make(call, knownBy.get(way));
    const opened: readonly Permission[] = ways[way];
    const mustEnrol = way === 'an administrator who has to enrol a second factor';
    const isToken = way.startsWith('a token');
    const scope = scopeOf(call);
    if (isToken && call.access !== 'signed-in') {
      expect(codeOf(response) !== 'auth.forbidden', `${call.id}: ${scope}`).toBe(
        scope !== undefined && opened.includes(scope as Permission),
      );
      return;
    }
    if (isToken && scope === undefined) return expect(codeOf(response)).toBe('auth.forbidden');
    const allowed =
      call.access === 'signed-in' ? !mustEnrol || call.id === getUserInfo.id : opened.includes(call.access.permission);
    const code = codeOf(response);
    if (allowed) expect(['auth.required', 'auth.forbidden', 'auth.second_factor_missing']).not.toContain(code);
    else
      expect([response.statusCode, code]).toEqual([403, mustEnrol ? 'auth.second_factor_missing' : 'auth.forbidden']);
  });

  const { reaches } = call;
  if (!reaches) return;
  /** Who may: an administrator, or their directory. */
  const allowed = (): string | Known | undefined =>
    call.content === scimContent
      ? knownBy.get('a token of an organisation for its directory')
      : cookies.get('company-admin');

  const { own, foreign, refusal } = things[reaches.what];

  test(`refuses a ${reaches.what} of others, and one that does not exist`, async () => {
    for (const number of [await foreign(), 999_999_999]) {
      const response = await make(call, allowed(), withBody(call, reaches.address(number)));
      expect(response.statusCode).toBe(refusal);
    }
  });

  test(`answers for the own ${reaches.what}`, async () => {
    const response = await make(call, allowed(), withBody(call, reaches.address(await own(call))));
    expect([200, 204]).toContain(response.statusCode);
  });
});

/** What a change of a directory says. */
const withBody = (call: Call, address: ReturnType<Reach['address']>) => {
  const bodies: Record<string, object> = {
    replaceScimUser: { userName: `${crypto.randomUUID()}@vigie.example` },
    patchScimUser: { Operations: [{ op: 'replace', path: 'name.givenName', value: 'Ann' }] },
    replaceScimGroup: { displayName: crypto.randomUUID() },
    [replyToDesk.id]: { note: 'Plant 2.' },
    examineImport: {},
    changeImport: { ...firstChoices, version: 1 },
    mendImportRow: { values: {}, is_left_out: true },
    startImport: { version: 1 },
    takeBackImport: {},
    patchScimGroup: { Operations: [{ op: 'replace', path: 'displayName', value: crypto.randomUUID() }] },
  };
  const body = bodies[call.id];
  return body ? { ...address, body } : address;
};

/** By kind: the number of one that the company admin has, of one that others have, and how that one is refused. */
const things: Record<
  Reach['what'],
  { own: (call: Call) => Promise<number>; foreign: () => Promise<number>; refusal: 403 | 404 }
> = {
  organisation: { own: async () => 10001, foreign: async () => 10002, refusal: 403 },
  collection: { own: async () => 10001, foreign: async () => 10002, refusal: 403 },
  sheet: { own: () => sheetOf(10001), foreign: () => foreignSheet(), refusal: 404 },
  savedSearch: {
    own: () => savedSearchOf(people.companyAdmin),
    // Another member of the same organisation: nobody's searches are anybody else's.
    foreign: () => savedSearchOf(people.collectionAdmin),
    refusal: 404,
  },
  user: { own: () => invitedUserOf(10001), foreign: () => invitedUserOf(10002), refusal: 404 },
  group: { own: () => groupOf(10001), foreign: () => groupOf(10002), refusal: 404 },
  location: { own: () => openLocationOf(10001), foreign: () => openLocationOf(10002), refusal: 404 },
  import: {
    own: ({ id }) => importOf(10001, id === 'takeBackImport' ? 'done' : 'ready'),
    foreign: () => importOf(10002, 'ready'),
    refusal: 404,
  },
  webhook: { own: () => webhookOf(10001), foreign: () => webhookOf(10002), refusal: 404 },
  request: {
    own: ({ id }) =>
      requestOf(10001, ['downloadDocument', 'revokeDownloadLinks'].includes(id) ? 'eBinder' : 'sdsaddition', {
        status: id === replyToDesk.id ? 'processing' : 'completed',
      }),
    foreign: () => requestOf(10002, 'sdsaddition'),
    refusal: 404,
  },
};

/** A new one, with a list. */
const importOf = (organisation: number, state: 'ready' | 'done'): Promise<number> =>
  putImport({ server }, { organisation, state });

/** A new one, with a message of the same number. */
const webhookOf = (organisation: number): Promise<number> => putWebhook({ server }, organisation);

/** A new one, with the file it brought or led to. */
const requestOf = async (
  organisation_id: number,
  type: 'sdsaddition' | 'eBinder',
  { status = 'completed' as 'processing' | 'completed' } = {},
): Promise<number> => {
  const { store, files } = server.services;
  const { hash } = await files.put(Buffer.from('%PDF-1.4\n%%EOF\n'));
  const { id } = await store
    .insertInto('requests')
    .values({
      organisation_id,
      user_id: null,
      type,
      status,
      info: '{}',
      file_hash: hash,
      file_name: 'sheet.pdf',
      expires_at: '2999-01-01T00:00:00.000Z',
      created_at: '2026-01-02T03:04:05.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const groupOf = async (organisation_id: number): Promise<number> => {
  const group = { organisation_id, display_name: crypto.randomUUID(), external_id: '', created_at: '' };
  const kept = await server.services.store
    .insertInto('directory_groups')
    .values(group)
    .returning('id')
    .executeTakeFirstOrThrow();
  return kept.id;
};

/** A new one, which a poster opens. */
const openLocationOf = async (organisation_id: number): Promise<number> => {
  const { store, encryption } = server.services;
  const { id } = await store
    .insertInto('subsets')
    .values({ organisation_id, parent_id: null, name_en: crypto.randomUUID(), name_fr: crypto.randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await store
    .insertInto('posters')
    .values({
      organisation_id,
      subset_id: id,
      code_hash: crypto.randomUUID(),
      code: encryption.encrypt({ table: 'posters', owner: id }, 'code'),
      opened_at: new Date().toISOString(),
    })
    .execute();
  return id;
};

/** Somebody new each time, invited and not there yet: whom one may look at, change, write to and delete. */
const invitedUserOf = async (organisation_id: number): Promise<number> => {
  const email = `${crypto.randomUUID()}@vigie.example`;
  const created_at = new Date().toISOString();
  const person = { first_name: '', last_name: '', phone: '', password_hash: '', verified_at: '' };
  const { id: user_id } = await server.services.store
    .insertInto('users')
    .values({ ...person, name: email, email, shared: 0, is_subscribed: 0, language: 'en', created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.services.store
    .insertInto('memberships')
    .values({ user_id, organisation_id, role: 'collection-admin', invited_at: created_at })
    .execute();
  return user_id;
};

const savedSearchOf = async (name: string): Promise<number> => {
  const { id: membership_id } = await server.services.store
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('memberships.id')
    .where('users.name', '=', name)
    .executeTakeFirstOrThrow();
  const { id } = await server.services.store
    .insertInto('saved_searches')
    .values({ membership_id, name: crypto.randomUUID(), entries: '[]', created_at: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

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

/** One of a product of which the organisation has no sheet: versions and languages of its own products it may open. */
const foreignSheet = async (): Promise<number> => {
  const own = server.services.store
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .select('product_key')
    .where('organisation_id', '=', 10001);
  const { isn } = await server.services.store
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .select('sheets.isn')
    .where('organisation_id', '=', 10002)
    .where('product_key', 'not in', own)
    .limit(1)
    .executeTakeFirstOrThrow();
  return isn;
};

test('a read-only member cannot open a sheet whose product stands in none of their locations', async () => {
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
  const seen = server.services.store.selectFrom('sheets').select('product_key').where('isn', 'in', visible);
  const { isn } = await server.services.store
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .select('sheets.isn')
    .where('organisation_id', '=', 10001)
    .where('product_key', 'not in', seen)
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const call of (calls as readonly Call[]).filter(({ reaches }) => reaches?.what === 'sheet')) {
    expect((await make(call, cookie, call.reaches?.address(isn))).statusCode).toBe(404);
  }
});
