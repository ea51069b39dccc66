import * as crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '#server/domains/accounts/passwords.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof crypto>();
  return { ...original, scrypt: vi.fn(original.scrypt) };
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Hashed as the product hashes; test servers begin with hashes that cost next to nothing.
  const password_hash = await hashPassword(demoPassword);
  await server.services.store
    .updateTable('users')
    .set({ password_hash })
    .where('name', '=', people.companyAdmin)
    .execute();
});
afterAll(() => server.close());

/** What a request makes the server do: passwords hashed with which cost, and rows it leaves, without who they are about. */
const workOf = async (request: () => Promise<{ status: number; body: unknown }>) => {
  const { store } = server.services;
  for (const table of ['attempts', 'jobs'] as const) await store.deleteFrom(table).execute();
  vi.mocked(crypto.scrypt).mockClear();
  const { status, body } = await request();
  return {
    answer: { status, body },
    hashed: vi.mocked(crypto.scrypt).mock.calls.map(([, , length, options]) => [length, options]),
    attempts: (await store.selectFrom('attempts').select('times').execute()).map(
      ({ times }) => JSON.parse(times).length,
    ),
    jobs: await store.selectFrom('jobs').select(['kind', 'attempts', 'last_error']).execute(),
  };
};

const signIn = (name: string) => workOf(() => createVisitor(server.app).signIn(name, 'wrong-password'));

test('signing in does the same for a name that exists, for one that does not and for one that has not finished', async () => {
  const known = await signIn(people.companyAdmin);
  expect(known.hashed).toHaveLength(1);
  expect(known.answer.status).toBe(422);
  expect(await signIn('nobody@mapleridge.example')).toEqual(known);
  expect(await signIn(people.invited)).toEqual(known);
  expect(await signIn(people.unverified)).toEqual(known);
});

test('asking for a new password does the same for every address', async () => {
  const ask = (email: string) => workOf(() => createVisitor(server.app).post('/forgot-password', { email }));
  const known = await ask(people.companyAdmin);
  expect(known.answer).toEqual({ status: 200, body: {} });
  expect(known.jobs).toHaveLength(1);
  expect(await ask('nobody@mapleridge.example')).toEqual(known);
  expect(await ask(people.invited)).toEqual(known);
});
