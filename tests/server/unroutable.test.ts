import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '#contract/error-body.ts';
import { marked, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['a part that is too long', `/api/operator/jobs/${'x'.repeat(3000)}`, 413, 'request.too_large'],
  ['a part that is no text', '/api/operator/jobs/%ff', 400, 'request.malformed'],
])('an address with %s is refused like any other, with the headers of every answer', async (_, url, status, code) => {
  const response = await server.app.inject({ method: 'DELETE', url, headers: { ...marked, 'accept-language': 'fr' } });
  expect(response.statusCode).toBe(status);
  const [fault] = errorBody.parse(response.json()).errors;
  expect(fault?.code).toBe(code);
  expect(fault?.title).toMatch(/requête|demande|adresse/i);
  expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  expect(response.headers['content-security-policy']).toContain("script-src 'self'");
});
