import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { apiBase, type Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Compares with no number. */
const strange = { length: { toString: 'x' } };

const fieldsOf = (schema: z.core.$ZodType): string[] => {
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.def.out);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
};

const taking = (calls as readonly Call[]).filter(({ method, body }) => method !== 'GET' && fieldsOf(body).length > 0);

test('a value whose length compares with nothing is refused by every call, in every field, and breaks none', async () => {
  expect(taking.length).toBeGreaterThan(50);
  const cookies = [await signInAs(server.app, people.companyAdmin), await signInAs(server.app, people.operator)];
  const statuses = new Map<string, number>();
  for (const { id, method, path, body } of taking) {
    for (const cookie of cookies) {
      const { statusCode } = await server.app.inject({
        method,
        url: apiBase + path.replace(/:\w+/g, '1'),
        headers: { ...marked, cookie },
        payload: Object.fromEntries(fieldsOf(body).map((field) => [field, strange])),
      });
      statuses.set(id, Math.max(statusCode, statuses.get(id) ?? 0));
    }
  }
  expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
  expect([...statuses.values()]).toContain(400);
});
