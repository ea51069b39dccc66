import type { SingleSignOn } from '#contract/calls/single-sign-on.ts';
import { client, type IdentityProvider } from '#tests/support/oidc/identity-provider.ts';
import { people, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { type SignedIn, signedIn } from '../users/members.ts';

/** Settings as an administrator of Maple Ridge sends them. */
export const entryFor = (provider: Pick<IdentityProvider, 'issuer'>, kept: SingleSignOn) => ({
  issuer: provider.issuer,
  client_id: client.id,
  client_secret: client.secret,
  domains: ['mapleridge.example'],
  email_claim: 'email',
  groups_claim: '',
  trusts_addresses: false,
  asks_second_factor: false,
  lets_in_newcomers: false,
  is_only: false,
  password_user: null as number | null,
  rules: [] as SingleSignOn['rules'],
  version: kept.version,
});

const path = '/single-sign-on';

export const setUp = async (server: TestServer, provider: Pick<IdentityProvider, 'issuer'>, change: object = {}) => {
  const admin = await signedIn(server, people.companyAdmin);
  const { body } = await admin.get(path);
  const saved = await admin.put(path, { ...entryFor(provider, body), ...change });
  if (saved.status !== 200) throw new Error(saved.faults.join());
  return { admin, saved: saved.body as SingleSignOn };
};

/** Switched on as if it had been tried. */
export const switchOn = async (server: TestServer, admin: SignedIn): Promise<void> => {
  await server.services.store
    .updateTable('single_sign_on')
    .set((eb) => ({ tried_connection: eb.ref('connection') }))
    .where('organisation_id', '=', 10001)
    .execute();
  const { body } = await admin.get(path);
  const switched = await admin.put(`${path}/switch`, { is_on: true, version: body.version });
  if (switched.status !== 200) throw new Error(switched.faults.join());
};

/** Changes settings that may be changed while it is switched on. */
export const change = async (admin: SignedIn, changes: object) => {
  const { body } = await admin.get(path);
  const { client_secret: _, ...entry } = entryFor({ issuer: body.issuer }, body);
  const kept = Object.fromEntries(Object.keys(entry).map((name) => [name, body[name]]));
  return admin.put(path, { ...kept, ...changes });
};

/** Asks where to go to sign in with an address of that domain. */
export const begin = async (
  visitor: Visitor,
  { redirect, domain = 'mapleridge.example' }: { redirect?: string; domain?: string } = {},
) => {
  const answer = await visitor.post('/login/provider', { domain, ...(redirect !== undefined && { redirect }) });
  return { ...answer, url: answer.body.url as string };
};

/** Comes back from the provider: what the address bar shows next, and what `provider` in it says. */
export const comeBack = async ({ app }: TestServer, visitor: Visitor, address: string) => {
  const { pathname, search } = new URL(address);
  const response = await app.inject({
    method: 'GET',
    url: pathname + search,
    cookies: Object.fromEntries(visitor.cookies),
    headers: { accept: 'text/html' },
  });
  for (const { name, value } of response.cookies) {
    if (value) visitor.cookies.set(name, value);
    else visitor.cookies.delete(name);
  }
  const location = String(response.headers.location ?? '');
  const query = new URL(location, 'http://localhost').searchParams;
  return { status: response.statusCode, location, outcome: query.get('provider'), redirect: query.get('redirect') };
};

/** The whole way of somebody, in a browser of their own. */
export const signInAt = async (
  server: TestServer,
  provider: IdentityProvider,
  who: string,
  visitor = createVisitor(server.app),
) => {
  const { url } = await begin(visitor);
  const back = await comeBack(server, visitor, await provider.as(url, who));
  return {
    ...back,
    visitor,
    who: visitor.cookies.has('vigie_session') ? (await visitor.get('/userinfo')).body : undefined,
  };
};

/** Events of the log, the newest first. */
export const eventsOf = async ({ services: { store } }: TestServer, count = 10) => {
  const rows = await store
    .selectFrom('audit_entries')
    .select(['event', 'organisation_id', 'user_id', 'details'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) }));
};

export const redirectUris = [10001, 10002].map((id) => `http://localhost:8080/api/login/provider/${id}/callback`);

/** Somebody of Maple Ridge as the provider knows them. */
export const personOf = (sub: string, claims: object = {}) => ({
  sub,
  email: `${sub}@mapleridge.example`,
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Roy',
  ...claims,
});
