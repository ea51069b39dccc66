import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDemoDocuments } from '#server/domains/demo/make-documents.ts';
import { expireDocuments } from '#server/domains/requests/documents/expire-documents.ts';
import { people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('each organisation of the demo has an index that opens for a month', async () => {
  await makeDemoDocuments(server.services);
  const { store } = server.services;
  const made = await store
    .selectFrom('requests')
    .select(['id', 'organisation_id', 'created_at', 'expires_at'])
    .where('file_hash', '<>', '')
    .where('type', '=', 'index')
    .orderBy('organisation_id')
    .execute();
  expect(made.map(({ organisation_id }) => organisation_id)).toEqual([10001, 10002]);
  for (const { created_at, expires_at } of made) {
    // A file that can be opened is no older than documents are kept.
    expect(created_at > inDays(-1).toISOString()).toBe(true);
    expect(expires_at > inDays(29).toISOString()).toBe(true);
    expect(expires_at < inDays(31).toISOString()).toBe(true);
  }
  const cookie = await signInAs(server.app, people.companyAdmin);
  const open = () => server.app.inject({ url: `/api/requests/${made[0]?.id}/download`, headers: { cookie } });
  const opened = await open();
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf']);

  // Twice is once.
  await makeDemoDocuments(server.services);
  await expireDocuments(server.services, inDays(29));
  expect((await open()).statusCode).toBe(200);
  await expireDocuments(server.services, inDays(31));
  expect((await open()).statusCode).toBe(404);
});
