import { apiBase } from '#contract/call.ts';
import type { MemberRole } from '#contract/json-api/types/roles.ts';
import { marked, people, signInAs, type TestServer } from '#tests/support/test-server.ts';

/** Someone signed in, and what the server answers them. */
export const signedIn = async (server: TestServer, name: string, language = 'en') => {
  const cookie = await signInAs(server.app, name);
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, type?: string) => {
    const response = await server.app.inject({
      method,
      url: apiBase + path,
      headers: { ...marked, cookie, 'accept-language': language, ...(type && { 'content-type': type }) },
      ...(payload && { payload }),
    });
    const body = response.json();
    return {
      status: response.statusCode,
      body,
      /** `where code`, one a fault. */
      faults: (body.errors ?? []).map(
        ({ code, source }: { code: string; source?: { pointer?: string; parameter?: string } }) =>
          `${source?.pointer ?? source?.parameter ?? ''} ${code}`.trim(),
      ) as string[],
      titles: (body.errors ?? []).map(({ title }: { title: string }) => title) as string[],
    };
  };
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, payload?: object, type?: string) => call('POST', path, payload, type),
    put: (path: string, payload: object) => call('PUT', path, payload),
    delete: (path: string, payload?: object) => call('DELETE', path, payload),
  };
};
export type SignedIn = Awaited<ReturnType<typeof signedIn>>;

interface NewMember {
  readonly role?: MemberRole;
  readonly organisations?: readonly number[];
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
}

/** Adds a member who can sign in with the demo's password, and returns number and name. */
export const addMember = async (
  { services: { store } }: TestServer,
  {
    role = 'collection-admin',
    organisations = [10001],
    firstName = 'Zoé',
    lastName = 'Roy',
    phone = '',
  }: NewMember = {},
) => {
  const name = `${crypto.randomUUID()}@vigie.example`;
  const { password_hash } = await store
    .selectFrom('users')
    .select('password_hash')
    .where('name', '=', people.companyAdmin)
    .executeTakeFirstOrThrow();
  const day = '2026-01-02T03:04:05.000Z';
  const { id } = await store
    .insertInto('users')
    .values({
      name,
      email: name,
      first_name: firstName,
      last_name: lastName,
      phone,
      password_hash,
      shared: 0,
      is_subscribed: 1,
      language: 'en',
      verified_at: day,
      created_at: day,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const organisation_id of organisations) {
    await store
      .insertInto('memberships')
      .values({ user_id: id, organisation_id, role, invited_at: day, accepted_at: day })
      .execute();
  }
  return { id, name };
};

/** Adds somebody with a password who has yet to accept: an administrator may still put their address right. */
export const addAwaited = async (server: TestServer, member: NewMember = {}) => {
  const added = await addMember(server, member);
  const { store } = server.services;
  await store.updateTable('users').set({ verified_at: '' }).where('id', '=', added.id).execute();
  await store.updateTable('memberships').set({ accepted_at: '' }).where('user_id', '=', added.id).execute();
  return added;
};

/** The number of an account. */
export const idOf = async ({ services: { store } }: TestServer, name: string): Promise<number> =>
  (await store.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

/** Numbers of the locations of an organisation. */
export const subsetIds = async ({ services: { store } }: TestServer, organisation = 10001): Promise<string[]> =>
  (
    await store.selectFrom('subsets').select('id').where('organisation_id', '=', organisation).orderBy('id').execute()
  ).map(({ id }) => String(id));

/** Locations as a body names them. */
export const locations = (ids: readonly string[]) => ({
  data: ids.map((id) => ({ type: 'subset-relations', relationships: { subset: { data: { type: 'subsets', id } } } })),
});

/** A role as a body names it. */
export const roleOf = (id: string) => ({ data: { type: 'roles', id } });
