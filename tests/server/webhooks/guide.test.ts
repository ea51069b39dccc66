import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webhookKinds } from '#contract/webhooks/events.ts';
import { webhookItems, webhookMessage } from '#contract/webhooks/messages.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { administrator, type Receiver, sendAll, startReceiver } from './receiver.ts';

const guide = await readFile('docs/api.md', 'utf8');
const blockOf = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n([^\`]*(?:\`(?!\`\`)[^\`]*)*)^\`\`\`$`, 'm').exec(guide)?.[1] ?? '';

let server: TestServer;
let receiver: Receiver;
let folder: string;
let secret: string;
beforeAll(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ WEBHOOK_HOSTS: 'http://127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'vigie-guide-'));
  const admin = await administrator(server);
  const added = await admin.add(receiver.address);
  secret = added.secret;
  await admin.post(`/webhooks/${added.id}/test`);
  await sendAll(server);
});
afterAll(async () => {
  receiver.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the guide of the API', () => {
  test('tells by Node alone that a message is ours, and that another is not [S6.3-18]', async () => {
    const file = join(folder, 'verify.mjs');
    await writeFile(file, blockOf('js'));
    const { isFromVigie } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const { headers, body } = receiver.received[0]!;
    expect(isFromVigie(secret, headers, body)).toBe(true);
    expect(isFromVigie(secret, headers, `${body} `)).toBe(false);
    expect(isFromVigie(`whsec_${'A'.repeat(43)}=`, headers, body)).toBe(false);
    expect(isFromVigie(secret, { ...headers, 'webhook-timestamp': '1700000000' }, body)).toBe(false);
  });

  test('tells it by hand, with openssl [S6.3-18]', async () => {
    const { headers, body } = receiver.received[0]!;
    const settings = {
      PATH: process.env.PATH,
      SECRET: secret,
      ID: String(headers['webhook-id']),
      TIMESTAMP: String(headers['webhook-timestamp']),
      BODY: body,
    };
    const { stdout } = await promisify(execFile)('bash', ['-c', blockOf('bash')], { env: settings });
    expect(`v1,${stdout.trim()}`).toBe(headers['webhook-signature']);
  });

  test('shows a message that is one, and names every kind with all that it says', () => {
    expect(webhookMessage.safeParse(JSON.parse(blockOf('json'))).error).toBeUndefined();
    for (const kind of webhookKinds) expect(guide).toContain(`| \`${kind}\` |`);
    for (const [kind, { example }] of Object.entries(webhookItems)) {
      const line = guide.split('\n').find((one) => one.startsWith(`| \`${kind}\``));
      for (const name of Object.keys(example))
        expect(line, name).toContain(name === 'links' ? '`links.self`' : `\`${name}\``);
    }
  });
});
