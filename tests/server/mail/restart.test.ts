import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { marked, people } from '#tests/support/test-server.ts';

let dataDir: string;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vigie-mail-'));
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await smtp.close();
  await rm(dataDir, { recursive: true, force: true });
});

const until = async (isSo: () => boolean) => {
  for (let waited = 0; waited < 40_000 && !isSo(); waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isSo()).toBe(true);
};

test('mail that was queued when the server was killed is sent once after it starts again', async () => {
  smtp.stall();
  const env = { SMTP_URL: smtp.url };
  const first = await spawnServer({ dataDir, env });
  const asked = await fetch(`${first.url}/api/forgot-password`, {
    method: 'POST',
    headers: { ...marked, 'content-type': 'application/json' },
    body: JSON.stringify({ email: people.companyAdmin }),
  });
  expect(asked.status).toBe(200);
  await until(() => smtp.announced() === 1);
  await first.kill();
  expect(smtp.received).toEqual([]);

  smtp.resume();
  const second = await spawnServer({ dataDir, env });
  const expected = [people.companyAdmin, people.invited, people.late, people.unverified];
  await until(() => smtp.received.length >= expected.length);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await second.stop()).toBe(0);
  expect(smtp.received.map(({ to }) => to).sort()).toEqual(expected);
}, 90_000);
