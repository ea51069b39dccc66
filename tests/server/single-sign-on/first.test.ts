import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '#tests/support/oidc/identity-provider.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { setUp, signInAt, switchOn } from './sign-in.ts';

let server: TestServer;
let provider: IdentityProvider;
beforeAll(async () => {
  server = await startTestServer();
  provider = await startIdentityProvider({
    redirectUris: ['http://localhost:8080/api/login/provider/10001/callback'],
    accounts: [{ sub: 'reader', email: people.reader, email_verified: true }],
  });
});
afterAll(async () => {
  await provider.close();
  await server.close();
});
test('signs in', async () => {
  const { admin } = await setUp(server, provider);
  await switchOn(server, admin);
  const done = await signInAt(server, provider, 'reader');
  expect(done).toMatchObject({ status: 302, outcome: 'in' });
  expect(done.who.name).toBe(people.reader);
});
