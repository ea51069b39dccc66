import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDueJobs } from '#server/app/jobs.ts';
import { examineSystem } from '#server/domains/operator/system/examine.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

describe.each([
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
  ['a public address', { PUBLIC_URL: 'https://vigie.example.org' }],
])('with %s and no SMTP_URL', (_, env) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(env);
  });
  afterAll(() => server.close());

  test('a link that opens an account is in no file and in no log; it waits until there is a mail server', async () => {
    await createVisitor(server.app).post('/forgot-password', { email: people.reader });
    const written: string[] = [];
    const write = (...line: unknown[]) => void written.push(inspect(line, { depth: 5 }));
    const log = { info: write, warn: write, error: write, debug: write } as never;
    await runDueJobs({ ...server.services, log });
    expect(written.join('')).toContain('job failed');
    expect(written.join('')).not.toMatch(/reset-password|token=/);
    expect(existsSync(join(server.dataDir, 'outbox'))).toBe(false);
    const waiting = await server.services.store
      .selectFrom('jobs')
      .select('last_error')
      .where('kind', '=', 'mail-reset-link')
      .execute();
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.last_error).toContain('SMTP_URL is not set');
  });

  test('the System page says that messages wait', async () => {
    const mail = (await examineSystem(server.services)).find(({ check }) => check === 'mail');
    expect(mail?.outcome).toBe('missing');
  });
});
