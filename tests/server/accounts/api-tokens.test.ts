import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submissionHeader } from '#contract/call.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { readOutbox } from '#tests/support/mails.ts';
import { quickenPasswords } from '#tests/support/quick-password.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { addMember } from '../users/members.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  await quickenPasswords(server.services.store, demoPassword);
  admin = await signInAs(server.app, people.companyAdmin);
});
afterAll(() => server.close());

const ask = (options: InjectOptions) => server.app.inject({ ...options, url: `/api${String(options.url)}` });

const make = async (
  body: { name?: string; scopes?: string[]; days?: number; current_password?: string } = {},
  { cookie = admin, key = crypto.randomUUID() as string } = {},
) => {
  const answer = await ask({
    method: 'POST',
    url: '/api-tokens',
    headers: { ...marked, cookie, [submissionHeader]: key },
    payload: { name: 'HR sync', scopes: ['search'], days: 30, current_password: demoPassword, ...body },
  });
  return Object.assign(answer.json(), { status: answer.statusCode }) as {
    status: number;
    id: number;
    token: string;
    errors?: { code: string; source?: { pointer: string } }[];
  };
};

/** As a program asks: no cookie, and nothing that only our own pages send. */
const by = (token: string, method: 'GET' | 'POST' | 'DELETE', url: string, more: InjectOptions = {}) =>
  ask({ ...more, method, url, headers: { authorization: `Bearer ${token}`, ...more.headers } });

const codeOf = ({ statusCode, json }: { statusCode: number; json: () => { errors?: { code: string }[] } }) =>
  statusCode < 300 ? 'done' : json().errors?.[0]?.code;

const listed = async (cookie = admin) => {
  const { tokens } = (await ask({ method: 'GET', url: '/api-tokens', headers: { cookie } })).json();
  return tokens as { id: number; name: string; begins: string; made_by: string; used_at: string; used_from: string }[];
};

describe('an API token', () => {
  test('opens what its scopes name and nothing else, without the header of our own pages', async () => {
    const { token } = await make({ scopes: ['search', 'add-user'] });
    expect(codeOf(await by(token, 'GET', '/filters'))).not.toBe('auth.required');
    expect((await by(token, 'GET', '/search?client=10001&q=acetone')).statusCode).not.toBe(401);
    const email = `${crypto.randomUUID()}@newcomer.example`;
    const payload = {
      data: {
        type: 'users',
        attributes: { email },
        relationships: { role: { data: { type: 'roles', id: 'collection-admin' } } },
      },
    };
    expect((await by(token, 'POST', '/users', { payload })).statusCode).toBeLessThan(300);
    expect(codeOf(await by(token, 'GET', '/users'))).toBe('auth.forbidden');
    expect(codeOf(await by(token, 'GET', '/audit-log'))).toBe('auth.forbidden');
  });

  test('makes no tokens, changes no account, and is nobody’s way to sign in', async () => {
    const { token, id } = await make({ scopes: ['search', 'manage-users', 'edit-user'] });
    for (const [method, url] of [
      ['GET', '/api-tokens'],
      ['GET', '/second-factor'],
      ['GET', '/sessions'],
    ] as const)
      expect([url, codeOf(await by(token, method, url))]).toEqual([url, 'auth.forbidden']);
    const { name } = await server.services.store
      .selectFrom('users')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const password of ['', token, token.replace('vigie_', '')]) {
      const refused = await ask({ method: 'POST', url: '/login', headers: marked, payload: { name, password } });
      expect(refused.statusCode).not.toBe(200);
    }
  });

  test('is shown once, kept as a hash, and made once however often it is sent', async () => {
    const key = crypto.randomUUID();
    const [one, same] = await Promise.all([make({ name: 'once' }, { key }), make({ name: 'once' }, { key })]);
    expect(same).toEqual(one);
    expect((await listed()).filter(({ name }) => name === 'once')).toHaveLength(1);
    const { store } = server.services;
    const rows = JSON.stringify([
      await store.selectFrom('api_tokens').selectAll().execute(),
      await store.selectFrom('submissions').selectAll().execute(),
      await store.selectFrom('users').selectAll().execute(),
      await store.selectFrom('audit_entries').selectAll().execute(),
      await listed(),
    ]);
    expect(rows).not.toContain(one.token);
    expect(rows).toContain(one.token.slice(0, 10));
    expect((await make({ name: 'another' }, { key })).errors?.[0]?.code).toBe('request.other_content');
  });

  test('ends when it is revoked, and when its time is over', async () => {
    const { token, id } = await make();
    expect((await by(token, 'GET', '/userinfo')).statusCode).toBe(200);
    expect(
      (await ask({ method: 'DELETE', url: `/api-tokens/${id}`, headers: { ...marked, cookie: admin } })).statusCode,
    ).toBe(200);
    const refused = await by(token, 'GET', '/userinfo');
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
    const later = await make();
    await server.services.store
      .updateTable('api_tokens')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('user_id', '=', later.id)
      .execute();
    expect((await by(later.token, 'GET', '/userinfo')).statusCode).toBe(401);
  });

  test('tells when and from where it was used, once a minute at most', async () => {
    const { token, id } = await make({ name: 'used' });
    await server.services.store
      .updateTable('api_tokens')
      .set({ created_at: '2026-01-01T00:00:00.000Z' })
      .where('user_id', '=', id)
      .execute();
    await by(token, 'GET', '/userinfo', { remoteAddress: '198.51.100.7' });
    await by(token, 'GET', '/userinfo', { remoteAddress: '198.51.100.8' });
    const used = (await listed()).find((one) => one.id === id);
    expect([used?.used_from, used?.made_by]).toEqual(['198.51.100.7', people.companyAdmin]);
    expect(Date.now() - Date.parse(used?.used_at ?? '')).toBeLessThan(60_000);
  });

  test('is in the log with what it did, by its own name', async () => {
    const { token, id } = await make({ name: 'logged', scopes: ['add-user'] });
    const email = `${crypto.randomUUID()}@newcomer.example`;
    const relationships = { role: { data: { type: 'roles', id: 'collection-admin' } } };
    await by(token, 'POST', '/users', { payload: { data: { type: 'users', attributes: { email }, relationships } } });
    const entries = await server.services.store
      .selectFrom('audit_entries')
      .select(['event', 'user_id'])
      .where('user_id', '=', id)
      .execute();
    expect(entries).toEqual([{ event: 'user-added', user_id: id }]);
  });
});

describe('somebody who means harm', () => {
  test('gives no token more than they may do themselves', async () => {
    const refused = await make({ scopes: ['search', 'operator'] });
    expect([refused.status, refused.errors?.[0]?.code]).toEqual([403, 'auth.forbidden']);
    const reader = await signInAs(server.app, people.reader);
    expect((await make({}, { cookie: reader })).status).toBe(403);
  });

  test('revokes and sees no token of another organisation, nor the provider’s', async () => {
    const own = await make({ name: 'ours' });
    const other = await signInAs(server.app, 'admin@riviere-bleue.example');
    const operator = await signInAs(server.app, people.operator);
    const operatorToken = await make({ name: 'theirs', scopes: ['operator'] }, { cookie: operator });
    expect(operatorToken.status).toBe(200);
    const revoke = async (cookie: string, id: number) =>
      codeOf(await ask({ method: 'DELETE', url: `/api-tokens/${id}`, headers: { ...marked, cookie } }));
    expect(await revoke(other, own.id)).toBe('not_found');
    expect(await revoke(operator, own.id)).toBe('not_found');
    expect(await revoke(admin, operatorToken.id)).toBe('not_found');
    expect((await listed(other)).map(({ id }) => id)).not.toContain(own.id);
    expect((await listed(operator)).map(({ name }) => name)).toEqual(['theirs']);
    expect((await listed()).map(({ name }) => name)).not.toContain('theirs');
  });

  test('gets nothing of another organisation by a token', async () => {
    const { token } = await make({ scopes: ['search', 'sds-details', 'manage-users'] });
    const { isn } = await server.services.store
      .selectFrom('collection_sheets')
      .select('isn')
      .where('organisation_id', '=', 10002)
      .where('isn', 'not in', (eb) =>
        eb.selectFrom('collection_sheets').select('isn').where('organisation_id', '=', 10001),
      )
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await by(token, 'GET', `/sds-details/?recordID=${isn}`)).statusCode).toBe(404);
    const operator = await make({ scopes: ['operator'] }, { cookie: await signInAs(server.app, people.operator) });
    expect((await by(operator.token, 'GET', '/operator/requests')).statusCode).toBe(200);
    expect((await by(token, 'GET', '/operator/requests')).statusCode).toBe(403);
  });

  test.each(['Bearer', 'Bearer ', 'bearer x', 'Bearer x y', 'Bearer vigie_', `Bearer ${'a'.repeat(5000)}`])(
    'gets nowhere with “%s”, not even beside a good cookie',
    async (authorization) => {
      const answer = await ask({ method: 'GET', url: '/userinfo', headers: { authorization, cookie: admin } });
      expect(answer.statusCode).toBe(401);
    },
  );

  test.each(['', 'Basic dXNlcjpwYXNz', 'Bearerx'])(
    'changes nothing with “%s”, which is for somebody else',
    async (authorization) => {
      const cookie = { authorization, cookie: admin };
      expect((await ask({ method: 'GET', url: '/userinfo', headers: cookie })).statusCode).toBe(200);
      const answer = await ask({ method: 'POST', url: '/api-tokens', headers: cookie, payload: {} });
      expect(codeOf(answer)).toBe('auth.foreign_origin');
    },
  );

  test('cannot have a signed-in browser change something by adding a token of their own', async () => {
    const { store } = server.services;
    const users = () =>
      store
        .selectFrom('memberships')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirst();
    const before = await users();
    const { token } = await make({ scopes: ['search'] });
    const during = await users();
    const answer = await by(token, 'POST', '/users', {
      headers: { cookie: admin, origin: 'https://evil.example' },
      payload: { data: { type: 'users', attributes: { email: 'a@evil.example' } } },
    });
    expect(codeOf(answer)).toBe('auth.forbidden');
    expect(Number(during?.n)).toBe(Number(before?.n) + 1);
    expect(await users()).toEqual(during);
  });

  test('does not sign in across sites because a token stands beside the password', async () => {
    const answer = await by('vigie_x', 'POST', '/login', { payload: { name: people.reader, password: 'x' } });
    expect(codeOf(answer)).toBe('auth.foreign_origin');
  });
});

test('a token is no member: no list, no count and no export of people has it', async () => {
  await make({ name: 'unseen' });
  const users = await ask({ method: 'GET', url: '/users', headers: { cookie: admin } });
  expect(users.statusCode).toBe(200);
  expect(users.body).not.toContain('unseen');
  const operator = await signInAs(server.app, people.operator);
  const seen = await ask({ method: 'GET', url: '/operator/users', headers: { cookie: operator } });
  expect(seen.statusCode).toBe(200);
  expect(seen.body).not.toContain('unseen');
  const organisations = await ask({ method: 'GET', url: '/operator/organisations', headers: { cookie: operator } });
  const count = await server.services.store
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('organisation_id', '=', 10001)
    .where('users.program', '=', 0)
    .executeTakeFirst();
  const counted = (organisations.json() as { id: number; users: number }[]).find(({ id }) => id === 10001)?.users;
  expect(counted).toBe(Number(count?.n));
});

test('there are no more tokens than somebody can look after', async () => {
  const { store } = server.services;
  const other = await signInAs(server.app, 'admin@riviere-bleue.example');
  for (let made = 0; made < 50; made++)
    expect((await make({ name: `no. ${made}` }, { cookie: other })).status).toBe(200);
  const refused = await make({}, { cookie: other });
  expect([refused.status, refused.errors?.[0]?.code]).toEqual([422, 'api_token.too_many']);
  expect(
    await store.selectFrom('api_tokens').select('user_id').where('organisation_id', '=', 10002).execute(),
  ).toHaveLength(50);
});

describe('what a scope says', () => {
  test('is what a program gets: search no PDF, sheets their PDFs, labels by a scope of their own', async () => {
    const { isn } = await server.services.store
      .selectFrom('collection_sheets')
      .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
      .select('sheets.isn')
      .where('organisation_id', '=', 10001)
      .where('removed', '=', 0)
      .limit(1)
      .executeTakeFirstOrThrow();
    const paths = [`/sds-details/?recordID=${isn}`, `/pdf/${isn}.pdf`, `/labels/${isn}`, `/labels.pdf?isn=${isn}`];
    const opens = async (scopes: string[]) => {
      const { token } = await make({ scopes });
      const answers = await Promise.all(paths.map((path) => by(token, 'GET', path)));
      return answers.map(({ statusCode }) => statusCode !== 403);
    };
    expect(await opens(['search'])).toEqual([false, false, false, false]);
    expect(await opens(['sds-details'])).toEqual([true, true, false, false]);
    expect(await opens(['tools'])).toEqual([false, false, true, true]);
    const { token } = await make({ scopes: ['search', 'manage-users'] });
    for (const path of ['/notices/popup', '/search-filters', '/preferences'])
      expect([401, 403, 404]).toContain((await by(token, 'GET', path)).statusCode);
    // Whoever reads users takes none out.
    const { id } = await addMember(server);
    const payload = { data: { id: [String(id)] } };
    expect(codeOf(await by(token, 'DELETE', '/users', { payload }))).toBe('auth.forbidden');
  });
});

describe('a token and administrators', () => {
  const role = (id: string) => ({ role: { data: { type: 'roles', id } } });
  const invitation = (id: string) => ({
    data: {
      type: 'users',
      attributes: { email: `${crypto.randomUUID()}@newcomer.example` },
      relationships: role(id),
    },
  });

  test('invites, makes, changes and removes none without the scope that says so', async () => {
    const { token } = await make({ scopes: ['manage-users', 'add-user', 'edit-user'] });
    const chief = await addMember(server, { role: 'company-admin' });
    const { id } = await addMember(server);
    const put = (user: number, data: object) =>
      ask({ method: 'PUT', url: `/users/${user}`, headers: { authorization: `Bearer ${token}` }, payload: { data } });
    const tries = [
      await by(token, 'POST', '/users', { payload: invitation('company-admin') }),
      await put(id, { type: 'users', attributes: {}, relationships: role('company-admin') }),
      await put(chief.id, { type: 'users', attributes: { email: 'mine@evil.example' } }),
      await put(chief.id, { type: 'users', attributes: {}, relationships: role('read-only') }),
      await by(token, 'DELETE', `/users/${chief.id}`),
      await by(token, 'DELETE', '/users', { payload: { data: { id: [String(chief.id)] } } }),
      await by(token, 'POST', `/users/${chief.id}/reset-second-factor`),
    ];
    expect(tries.map(codeOf)).toEqual(tries.map(() => 'api_token.no_admins'));
    expect(codeOf(await by(token, 'POST', '/users', { payload: invitation('collection-admin') }))).toBe('done');
    const full = await make({ scopes: ['add-user', 'manage-admins'] });
    expect(codeOf(await by(full.token, 'POST', '/users', { payload: invitation('company-admin') }))).toBe('done');
  });

  test('is not made in a session that was left open: the password is asked for', async () => {
    const before = await listed();
    for (const [current_password, pointer] of [
      [undefined, 'request.required'],
      ['not it', 'validation.current_password'],
    ] as const) {
      const refused = await make({ current_password });
      expect([refused.status, refused.errors?.[0]?.code, refused.errors?.[0]?.source?.pointer]).toEqual([
        422,
        pointer,
        '/data/current_password',
      ]);
    }
    expect(await listed()).toHaveLength(before.length);
  });

  test('is told to every administrator by mail, each in their language, and to nobody elsewhere', async () => {
    const other = await addMember(server, { role: 'company-admin' });
    await server.services.store.updateTable('users').set({ language: 'fr' }).where('id', '=', other.id).execute();
    const simple = await addMember(server);
    await make({ name: 'Quiet door', scopes: ['edit-user'] });
    const mails = (await readOutbox(server)).filter(({ text }) => text.includes('Quiet door'));
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([people.companyAdmin, other.name]));
    expect(mails.map(({ to }) => to)).not.toContain(simple.name);
    expect(mails.map(({ to }) => to)).not.toContain(people.hospitalAdmin);
    expect(mails.find(({ to }) => to === other.name)?.subject).toBe('Un jeton d’API a été créé dans Vigie');
    expect(mails.find(({ to }) => to === people.companyAdmin)?.text).toContain('the power of an administrator');
  });

  test.each(['by a colleague', 'by the desk'])(
    'is revoked with who made it when they are taken out %s, if so chosen',
    async (way) => {
      const operator = await signInAs(server.app, people.operator);
      for (const isChosen of [false, true]) {
        const maker = await addMember(server, { role: 'company-admin' });
        const { token, id } = await make({}, { cookie: await signInAs(server.app, maker.name) });
        const { tokens } = (await ask({ method: 'GET', url: '/api-tokens', headers: { cookie: admin } })).json();
        expect(tokens.find((one: { id: number }) => one.id === id).maker_id).toBe(maker.id);
        const seen = await ask({
          method: 'GET',
          url: `/operator/users/${maker.id}`,
          headers: { cookie: operator },
        });
        expect(seen.json().tokens).toEqual([{ name: 'HR sync', organisation: 10001 }]);
        const answer = await (way === 'by the desk'
          ? ask({
              method: 'POST',
              url: `/operator/users/${maker.id}/dismiss`,
              headers: { ...marked, cookie: operator },
              payload: { organisation: 10001, revoke_tokens: isChosen },
            })
          : ask({
              method: 'DELETE',
              url: `/users/${maker.id}${isChosen ? '?revoke_tokens=true' : ''}`,
              headers: { ...marked, cookie: admin },
            }));
        expect(answer.statusCode).toBe(200);
        expect((await by(token, 'GET', '/userinfo')).statusCode).toBe(isChosen ? 401 : 200);
      }
    },
  );
});
