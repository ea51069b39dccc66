import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { maxAttempts } from '#server/platform/jobs/queue.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('System tells an operator of jobs, indexes, lateness, memory and disk, without a monitor [S6.1-17]', async () => {
  const { app, services } = server;
  const operator = createVisitor(app, { language: 'en' });
  await operator.signIn(people.operator);
  const read = async () => (await operator.get('/operator/system')).body;
  const { essentials: before } = await read();
  const at = new Date(Date.now() - 600_000).toISOString();
  const job = { kind: 'mail-reset-link', payload: '{}', run_at: at, created_at: at };
  await services.store
    .insertInto('jobs')
    .values([
      { ...job, attempts: 0 },
      { ...job, attempts: maxAttempts },
    ])
    .execute();
  const { essentials: after, findings } = await read();
  expect(after.jobs_waiting).toBe(before.jobs_waiting + 1);
  expect(after.jobs_failed).toBe(before.jobs_failed + 1);
  expect(after.jobs_oldest_seconds).toBeGreaterThanOrEqual(600);
  expect(after.indexes).toEqual({ kept: expect.any(Number), behind: 0 });
  expect([after.memory_bytes > 1e7, after.loop_delay_ms >= 0]).toEqual([true, true]);
  // One check has the free space, and nothing on the page says it a second time.
  const disk = findings.filter(({ check }: { check: string }) => check === 'disk');
  expect(disk).toEqual([expect.objectContaining({ facts: { free: expect.any(Number) } })]);
  vi.spyOn(services.search, 'lag').mockRejectedValue(new Error('away'));
  expect((await read()).essentials.indexes).toBeNull();
});
