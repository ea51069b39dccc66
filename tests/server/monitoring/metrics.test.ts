import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDueJobs } from '#server/app/jobs.ts';
import { ConfigError, readConfig } from '#server/platform/config.ts';
import { maxAttempts } from '#server/platform/jobs/queue.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

const token = 'a-token-of-the-monitor-0123456789';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: token, PUBLIC_URL: 'http://localhost:8080' });
});
afterAll(() => server.close());

const scrape = async () => {
  const headers = { authorization: `Bearer ${token}`, host: '10.0.0.7:8080' };
  const answer = await server.app.inject({ url: '/metrics', headers });
  expect(answer.statusCode).toBe(200);
  return answer.body;
};
const lines = (text: string, start: string) => text.split('\n').filter((line) => line.startsWith(start));
/** The sum of the series that have this name and these labels. */
const sum = (text: string, name: string, ...labels: string[]) =>
  lines(text, name)
    .filter((line) => /[{ ]/.test(line[name.length] ?? '') && labels.every((label) => line.includes(label)))
    .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' '))), 0);

describe('/metrics', () => {
  test('is for who shows the token alone [S6.1-06]', async () => {
    for (const authorization of [undefined, 'Bearer', `Bearer ${token}x`, `Basic ${token}`, 'Bearer vigie_1']) {
      const answer = await server.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
      expect([authorization, answer.statusCode, answer.body.includes('vigie_')]).toEqual([authorization, 401, false]);
    }
    const operator = createVisitor(server.app, { language: 'en' });
    await operator.signIn(people.operator);
    const answer = await server.app.inject({ url: '/metrics', cookies: Object.fromEntries(operator.cookies) });
    expect(answer.statusCode).toBe(401);
  });

  test('is nowhere while no token is set, and a short one stops the start [S6.1-06]', async () => {
    const silent = await startTestServer({}, 'empty');
    expect((await silent.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
    await silent.close();
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(ConfigError);
  });

  test('counts requests by the pattern of the call, however odd addresses and methods are [S6.1-07]', async () => {
    for (let at = 0; at < 10; at += 1) await server.app.inject(`/api/pdf/${at}.pdf`);
    const before = await scrape();
    expect(sum(before, 'vigie_http_request_seconds_count', 'status="4xx"', 'method="GET"')).toBeGreaterThanOrEqual(10);
    for (let at = 0; at < 1000; at += 1) {
      const url =
        [`/api/odd-${at}`, `/odd/${at}`, `/api/pdf/${at}9.pdf`, `/search?q=${at}`, `/a%20${at}`][at % 5] ?? '';
      await server.app.inject({
        url,
        method: at % 7 === 0 ? ('PROPFIND' as 'GET') : 'GET',
        headers: { host: `host-${at}` },
      });
    }
    const after = await scrape();
    const series = (text: string) => lines(text, 'vigie_http_request_seconds_count').length;
    expect(series(after) - series(before)).toBeLessThanOrEqual(8);
    expect(after).not.toMatch(/odd|host-|PROPFIND/);
    expect(lines(after, 'vigie_http_request_seconds_count{').join('\n')).toContain('route="unmatched"');
  });

  test('tells of jobs, mails, threads, search, store and parts [S6.1-08]', async () => {
    const { app, services } = server;
    const before = await scrape();
    const visitor = createVisitor(app, { language: 'en' });
    await visitor.post('/forgot-password', { email: people.reader });
    await visitor.signIn(people.reader);
    await visitor.get('/lucidworks-solr-api/sds-10001/?q=*:*&rows=1');
    await services.store
      .insertInto('jobs')
      .values({
        kind: 'mail-reset-link',
        payload: '{}',
        run_at: '2026-01-01',
        created_at: new Date(Date.now() - 90_000).toISOString(),
      })
      .execute();
    await services.store
      .insertInto('jobs')
      .values({
        kind: 'make-binder',
        payload: '{}',
        attempts: maxAttempts,
        run_at: '2026-01-01',
        created_at: '2026-01-01',
      })
      .execute();
    const waiting = await scrape();
    expect(sum(waiting, 'vigie_jobs', 'kind="mail-reset-link"', 'state="waiting"')).toBeGreaterThanOrEqual(1);
    expect(sum(waiting, 'vigie_job_oldest_seconds', 'kind="mail-reset-link"')).toBeGreaterThanOrEqual(90);
    expect(sum(waiting, 'vigie_jobs', 'kind="make-binder"', 'state="failed"')).toBe(1);
    await runDueJobs(services);
    const after = await scrape();
    for (const [name, ...labels] of [
      ['vigie_worker_seconds_count', 'worker="search"', 'operation="search"'],
      ['vigie_mails_total', 'outcome="done"'],
      ['vigie_job_seconds_count', 'kind="mail-reset-link"', 'outcome="done"'],
      // The one that was put there has a payload that is none.
      ['vigie_job_seconds_count', 'kind="mail-reset-link"', 'outcome="failed"'],
      ['vigie_http_request_seconds_count', 'route="/api/lucidworks-solr-api/:collection"', 'status="2xx"'],
    ] as const)
      expect([name, sum(after, name, ...labels) > sum(before, name, ...labels)]).toEqual([name, true]);
    expect(sum(after, 'vigie_ready')).toBe(3);
    expect(sum(after, 'vigie_search_indexes')).toBe(1);
    expect(sum(after, 'vigie_search_indexes_behind')).toBe(0);
    for (const name of ['vigie_store_ping_seconds', 'vigie_disk_free_bytes', 'nodejs_eventloop_lag_p99_seconds'])
      expect([name, sum(after, name) > 0]).toEqual([name, true]);
    expect(after).toMatch(/vigie_build_info\{version="\d+\.\d+\.\d+",node="v24/);
  });

  test('counts an index that lacks changes as behind, and names no organisation or person [S6.1-08 S6.1-09]', async () => {
    const { store } = server.services;
    await store
      .updateTable('organisations')
      .set((eb) => ({ collection_version: eb('collection_version', '+', 1) }))
      .where('id', '=', 10001)
      .execute();
    const text = await scrape();
    expect(sum(text, 'vigie_search_indexes_behind')).toBe(1);
    const people = await store.selectFrom('users').select(['email', 'name']).execute();
    const organisations = await store.selectFrom('organisations').select(['id', 'name_en', 'name_fr']).execute();
    const words = [
      ...people.flatMap(({ email, name }) => [email, name]),
      ...organisations.flatMap(({ id, name_en, name_fr }) => [String(id), name_en, name_fr]),
    ];
    expect(words.filter((word) => word.length > 4 && text.includes(word))).toEqual([]);
  });

  test('has no figure for what is away, and still the others [S6.1-08]', async () => {
    const gone = await startTestServer({ METRICS_TOKEN: token }, 'empty');
    await gone.services.store.destroy();
    const read = async () =>
      (await gone.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body;
    await expect.poll(async () => sum(await read(), 'vigie_ready', 'part="store"')).toBe(0);
    const text = await read();
    expect(lines(text, 'vigie_store_ping_seconds ')).toEqual([]);
    expect(sum(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    await gone.close();
  });
});
