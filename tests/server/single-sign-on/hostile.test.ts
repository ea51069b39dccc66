import { createHmac, sign } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deleteOldProviderSignIns } from '#server/domains/single-sign-on/pending-sign-ins.ts';
import {
  client,
  type IdentityProvider,
  providerKeys,
  startIdentityProvider,
} from '#tests/support/oidc/identity-provider.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addMember } from '../users/members.ts';
import { begin, comeBack, personOf, redirectUris, setUp, signInAt, switchOn } from './sign-in.ts';

let server: TestServer;
let provider: IdentityProvider;
beforeAll(async () => {
  server = await startTestServer();
  provider = await startIdentityProvider({ redirectUris, accounts: [personOf('victim')] });
  const { admin } = await setUp(server, provider);
  await switchOn(server, admin);
  const { id } = await addMember(server);
  const email = 'victim@mapleridge.example';
  await server.services.store.updateTable('users').set({ name: email, email }).where('id', '=', id).execute();
});
afterAll(async () => {
  await provider.close();
  await server.close();
});
afterEach(() => provider.tamper(undefined));

/** A browser that is at the provider, and the address that it would come back to. */
const away = async () => {
  const visitor = createVisitor(server.app);
  const { url } = await begin(visitor);
  return { visitor, url: new URL(url), back: new URL(await provider.as(url, 'victim')) };
};

/** That address with some of its parameters changed, or left out. */
const changed = (address: URL, changes: Readonly<Record<string, string | undefined>>): string => {
  const copy = new URL(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) copy.searchParams.delete(name);
    else copy.searchParams.set(name, value);
  }
  return copy.href;
};

const sessions = async () =>
  (await server.services.store.selectFrom('sessions').select('token_hash').where('proof', '=', 'provider').execute())
    .length;

const expectShut = async (address: string, visitor: ReturnType<typeof createVisitor>, outcome: string) => {
  const before = await sessions();
  const back = await comeBack(server, visitor, address);
  expect([back.status, back.outcome]).toEqual([302, outcome]);
  expect(visitor.cookies.has('vigie_session')).toBe(false);
  expect(await sessions()).toBe(before);
};

test('the way there has PKCE with S256, a state, a nonce, and asks for a code alone', async () => {
  const { url } = await away();
  const parameters = Object.fromEntries(url.searchParams);
  expect(parameters).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(parameters[name]).toMatch(/^[\w-]{43}$/);
});

test('what is kept of it meanwhile opens nothing: neither state nor cookie, nonce nor verifier is in the store', async () => {
  const { visitor, url } = await away();
  const kept = JSON.stringify(await server.services.store.selectFrom('provider_sign_ins').selectAll().execute());
  for (const secret of [
    visitor.cookies.get('vigie_provider'),
    url.searchParams.get('state'),
    url.searchParams.get('nonce'),
  ])
    expect(kept).not.toContain(secret);
});

describe('nobody is let in', () => {
  test('in another browser than the one that began, and that one still is [S1.10-04]', async () => {
    const { visitor, back } = await away();
    await expectShut(back.href, createVisitor(server.app), 'expired');
    const attacker = (await away()).visitor;
    await expectShut(back.href, attacker, 'expired');
    expect((await comeBack(server, visitor, back.href)).outcome).toBe('in');
  });

  test('by an answer that was heard already', async () => {
    const { visitor, back } = await away();
    expect((await comeBack(server, visitor, back.href)).outcome).toBe('in');
    visitor.cookies.delete('vigie_session');
    await expectShut(back.href, visitor, 'expired');
  });

  test('by a code that was used already, under a state of one’s own', async () => {
    const first = await away();
    await comeBack(server, first.visitor, first.back.href);
    const second = await away();
    const code = first.back.searchParams.get('code') ?? '';
    await expectShut(changed(second.back, { code }), second.visitor, 'unproven');
  });

  test('by the code of somebody else’s sign-in, which is tied to their PKCE', async () => {
    const [theirs, own] = [await away(), await away()];
    const code = theirs.back.searchParams.get('code') ?? '';
    await expectShut(changed(own.back, { code }), own.visitor, 'unproven');
  });

  test.each([
    ['without a state', { state: undefined }],
    ['with an empty state', { state: '' }],
    ['with a state that nobody drew', { state: 'A'.repeat(43) }],
  ] as const)('%s', async (_, changes) => {
    const { visitor, back } = await away();
    await expectShut(changed(back, changes), visitor, 'expired');
  });

  test('with two states', async () => {
    const { visitor, back } = await away();
    await expectShut(`${back.href}&state=${back.searchParams.get('state')}`, visitor, 'expired');
  });

  test('later than ten minutes after they began, of which nothing is kept then', async () => {
    const { visitor, back } = await away();
    const store = server.services.store;
    await store.updateTable('provider_sign_ins').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
    await expectShut(back.href, visitor, 'expired');
    await deleteOldProviderSignIns(store);
    expect(await store.selectFrom('provider_sign_ins').selectAll().execute()).toEqual([]);
  });

  test('at the address of another organisation', async () => {
    const { visitor, back } = await away();
    await expectShut(back.href.replace('/10001/', '/10002/'), visitor, 'expired');
  });

  test('by an answer that says it is another provider’s, or does not say whose it is', async () => {
    const mixed = await away();
    await expectShut(changed(mixed.back, { iss: 'https://evil.example' }), mixed.visitor, 'unproven');
    const silent = await away();
    await expectShut(changed(silent.back, { iss: undefined }), silent.visitor, 'unproven');
  });

  test('by an answer without a code, or with a code and an error', async () => {
    const none = await away();
    await expectShut(changed(none.back, { code: undefined }), none.visitor, 'unproven');
    const both = await away();
    await expectShut(changed(both.back, { error: 'access_denied' }), both.visitor, 'cancelled');
  });

  test('by an answer that brings an ID token in the address', async () => {
    const { visitor, back } = await away();
    await expectShut(changed(back, { id_token: 'e30.e30.', response: 'e30.e30.' }), visitor, 'unproven');
  });

  test('after single sign-on was switched off meanwhile', async () => {
    const { visitor, back } = await away();
    const store = server.services.store;
    await store.updateTable('single_sign_on').set({ is_on: 0 }).execute();
    await expectShut(back.href, visitor, 'off');
    await store.updateTable('single_sign_on').set({ is_on: 1 }).execute();
  });
});

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = ''): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString());

/** The ID token with another header or other claims, signed anew. */
const forged = (
  token: string,
  {
    header = {},
    claims = {},
    signature = signed,
  }: { header?: object; claims?: object; signature?: (input: string) => string } = {},
): string => {
  const [first, second] = token.split('.');
  const input = `${encode({ ...decode(first), ...header })}.${encode({ ...decode(second), ...claims })}`;
  return `${input}.${signature(input)}`;
};
const signed = (input: string): string =>
  sign('sha256', Buffer.from(input), providerKeys.privateKey).toString('base64url');
const byHash = (key: string) => (input: string) => createHmac('sha256', key).update(input).digest('base64url');
const publicPem = providerKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const now = Math.floor(Date.now() / 1000);

describe('an ID token', () => {
  const arrives = async (change: (token: string) => string | undefined, told: object = {}) => {
    provider.tamper((answer, path) => {
      if (path === '/token') answer.id_token = change(String(answer.id_token));
      else Object.assign(answer, told);
    });
    const { visitor, back } = await away();
    const { outcome } = await comeBack(server, visitor, back.href);
    return [outcome, visitor.cookies.has('vigie_session')];
  };

  test('that is signed anew by the provider’s own key lets in, so that the forgeries here fail for what they forge', async () => {
    expect(await arrives((token) => forged(token))).toEqual(['in', true]);
  });

  test.each<[string, (token: string) => string | undefined]>([
    ['is signed with nothing', (token) => forged(token, { header: { alg: 'none' }, signature: () => '' })],
    ['says so in other letters', (token) => forged(token, { header: { alg: 'nOnE' }, signature: () => '' })],
    [
      'is signed with the client’s secret',
      (token) => forged(token, { header: { alg: 'HS256' }, signature: byHash(client.secret) }),
    ],
    [
      'is signed with the public key as a secret',
      (token) => forged(token, { header: { alg: 'HS256' }, signature: byHash(publicPem) }),
    ],
    ['is signed with another key of that name', (token) => forged(token, { signature: () => 'A'.repeat(342) })],
    ['names a key that the provider has not', (token) => forged(token, { header: { kid: 'other' } })],
    [
      'brings its key along',
      (token) => forged(token, { header: { jwk: providerKeys.publicKey.export({ format: 'jwk' }), kid: 'x' } }),
    ],
    [
      'was changed after it was signed',
      (token) => forged(token, { claims: { sub: 'admin' }, signature: () => token.split('.')[2] ?? '' }),
    ],
    ['is for another client', (token) => forged(token, { claims: { aud: 'other' } })],
    [
      'is for several clients and not authorized for this one',
      (token) => forged(token, { claims: { aud: ['vigie', 'other'], azp: 'other' } }),
    ],
    ['is of another provider', (token) => forged(token, { claims: { iss: 'https://evil.example' } })],
    ['has another nonce', (token) => forged(token, { claims: { nonce: 'other' } })],
    ['has no nonce', (token) => forged(token, { claims: { nonce: undefined } })],
    ['is over', (token) => forged(token, { claims: { exp: now - 60, iat: now - 120 } })],
    ['never ends', (token) => forged(token, { claims: { exp: undefined } })],
    ['is not valid yet', (token) => forged(token, { claims: { nbf: now + 600 } })],
    ['says nobody’s number', (token) => forged(token, { claims: { sub: undefined } })],
    ['is encrypted or no token', () => 'not.a.token'],
    ['is missing', () => undefined],
  ])('that %s lets nobody in', async (_, change) => {
    expect(await arrives(change)).toEqual(['unproven', false]);
  });

  test('lets nobody in by a signature of which both sides have the key, or by none, though the provider says that it makes such', async () => {
    const told = { id_token_signing_alg_values_supported: ['none', 'HS256', 'RS256'] };
    const byNothing = (token: string) => forged(token, { header: { alg: 'none' }, signature: () => '' });
    const bySecret = (token: string) => forged(token, { header: { alg: 'HS256' }, signature: byHash(client.secret) });
    expect(await arrives(byNothing, told)).toEqual(['unproven', false]);
    expect(await arrives(bySecret, told)).toEqual(['unproven', false]);
    expect(await arrives((token) => forged(token), told)).toEqual(['in', true]);
  });

  test('may be of a clock that differs by less than half a minute', async () => {
    expect(await arrives((token) => forged(token, { claims: { exp: now + 600, nbf: now + 15 } }))).toEqual([
      'in',
      true,
    ]);
  });
});

test('two tabs of a browser sign in beside each other', async () => {
  const visitor = createVisitor(server.app);
  const [one, two] = [await begin(visitor), await begin(visitor)];
  const [first, second] = [await provider.as(one.url, 'victim'), await provider.as(two.url, 'victim')];
  expect((await comeBack(server, visitor, first)).outcome).toBe('in');
  expect((await comeBack(server, visitor, second)).outcome).toBe('in');
});

test('a cookie that somebody planted is not taken up', async () => {
  const visitor = createVisitor(server.app);
  visitor.cookies.set('vigie_provider', 'A'.repeat(43));
  await begin(visitor);
  expect(visitor.cookies.get('vigie_provider')).not.toBe('A'.repeat(43));
});

test('a provider that calls itself another one, or names no page of the web, is not gone to', async () => {
  for (const told of [
    { issuer: 'https://evil.example' },
    { issuer: `${provider.issuer}/{tenantid}` },
    { authorization_endpoint: 'javascript:alert(1)' },
    { authorization_endpoint: undefined },
  ]) {
    provider.tamper((answer) => void Object.assign(answer, told));
    expect((await begin(createVisitor(server.app))).codes).toEqual(['sso.misconfigured']);
  }
});

test('a provider that is away, or no provider, is told in words, and nobody is noted to be expected back', async () => {
  const store = server.services.store;
  const ask = async (issuer: string) => {
    await store.updateTable('single_sign_on').set({ issuer }).execute();
    const { codes, status } = await begin(createVisitor(server.app));
    return [status, ...codes];
  };
  const before = await store.selectFrom('provider_sign_ins').selectAll().execute();
  expect(await ask('http://localhost:9')).toEqual([503, 'sso.away']);
  expect(await ask(`${provider.issuer}/other`)).toEqual([422, 'sso.misconfigured']);
  expect(await ask('https://169.254.169.254/latest')).toEqual([422, 'sso.misconfigured']);
  expect(await store.selectFrom('provider_sign_ins').selectAll().execute()).toEqual(before);
  await store.updateTable('single_sign_on').set({ issuer: provider.issuer }).execute();
});

test('the client’s secret being wrong is told as a matter of the settings', async () => {
  const { visitor, back } = await away();
  const { encryption, store } = server.services;
  const kept = await store.selectFrom('single_sign_on').select('client_secret').executeTakeFirstOrThrow();
  const client_secret = encryption.encrypt({ table: 'single_sign_on', owner: 10001 }, 'another secret');
  await store.updateTable('single_sign_on').set({ client_secret }).execute();
  await expectShut(back.href, visitor, 'misconfigured');
  await store.updateTable('single_sign_on').set(kept).execute();
  expect(await signInAt(server, provider, 'victim')).toMatchObject({ outcome: 'in' });
});
