import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCallLimits } from '#server/domains/accounts/call-limits.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CALLS_PER_MINUTE: '30' });
});
afterAll(() => server.close());

const signedIn = async (name: string) => {
  const visitor = createVisitor(server.app, { language: 'fr' });
  await visitor.signIn(name);
  return visitor;
};
const ask = async (cookies: ReadonlyMap<string, string>, url = '/api/userinfo') => {
  const headers = { 'accept-language': 'fr' };
  const answer = await server.app.inject({ url, headers, cookies: Object.fromEntries(cookies) });
  return { status: answer.statusCode, wait: Number(answer.headers['retry-after'] ?? 0), text: answer.body };
};

describe('who sends calls as no person does', () => {
  test('is told in their language for how many seconds to wait, and a colleague is not [S6.1-12]', async () => {
    const [flooding, colleague] = [await signedIn(people.companyAdmin), await signedIn(people.reader)];
    const answers = await Promise.all(Array.from({ length: 80 }, () => ask(flooding.cookies)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(28);
    expect(refused.length).toBeGreaterThanOrEqual(45);
    expect(refused[0]?.wait).toBeGreaterThan(0);
    expect(refused[0]?.wait).toBeLessThanOrEqual(2);
    expect(refused[0]?.text).toContain('Un très grand nombre de demandes ont été envoyées en peu de temps.');
    // Changes count like reading: the limit is on the call, whatever it does.
    expect((await flooding.post('/search-filters/', {})).status).toBe(429);
    expect((await ask(colleague.cookies)).status).toBe(200);
  });

  test('without a session is limited by network, and health is told all the same [S6.1-11 S6.1-12]', async () => {
    const nobody = new Map<string, string>();
    const statuses: number[] = [];
    for (let at = 0; at < 400; at += 1) statuses.push((await ask(nobody, '/api/login/ways')).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
    for (const url of ['/api/health', '/api/health/ready']) expect((await ask(nobody, url)).status).toBe(200);
    const elsewhere = await server.app.inject({ url: '/api/login/ways', remoteAddress: '203.0.113.9' });
    expect(elsewhere.statusCode).toBe(200);
  });
});

test('limits on calls are forgotten after a minute, however many there were', () => {
  const limits = createCallLimits();
  for (let at = 0; at < 5000; at += 1) limits.count(`network ${at}`, 10, 0);
  expect(limits.size()).toBe(5000);
  limits.count('network 1', 10, 60_001);
  expect(limits.size()).toBe(1);
  expect(limits.count('anybody', 0, 60_002)).toBe(0);
});
