import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submissionHeader } from '#contract/call.ts';
import { makeRecoveryCodes } from '#server/domains/accounts/second-factor/recovery-codes.ts';
import { createEncryption } from '#server/platform/encryption/encryption.ts';
import { keyFileIn, openKeyRing } from '#server/platform/encryption/key-ring.ts';
import { openStore } from '#server/platform/storage/database.ts';
import { quickenPasswords } from '#tests/support/quick-password.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { marked } from '#tests/support/test-server.ts';
import { storeAddressIn, storeSettings } from '#tests/support/test-store.ts';
import { runCommand } from './run-command.ts';

const name = 'operator@clinic.example';
const password = 'correct horse battery staple';
const app = new TOTP({ secret: new Secret({ size: 20 }), digits: 6, period: 30 });

let [folder, former, restored] = ['', '', ''];
let codes: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-key-'));
  [former, restored] = [join(folder, 'former'), join(folder, 'restored')];
  await mkdir(former);
  await (await openStore(await storeAddressIn(former))).destroy();
  await fill();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** One operator, with an authenticator app and recovery codes. */
const fill = async (): Promise<void> => {
  const store = await openStore(await storeAddressIn(former));
  const day = '2026-01-02T03:04:05.000Z';
  const { id } = await store
    .insertInto('users')
    .values({
      ...{ name, email: name, first_name: 'Ana', last_name: 'Roy', phone: '', shared: 0, is_subscribed: 0 },
      ...{ language: 'en', verified_at: day, created_at: day, password_hash: 'set below' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await store
    .insertInto('memberships')
    .values({ user_id: id, organisation_id: null, role: 'operator', invited_at: day, accepted_at: day })
    .execute();
  const secret = createEncryption(openKeyRing(former, undefined)).encrypt(
    { table: 'totp_secrets', owner: id },
    app.secret.base32,
  );
  await store
    .insertInto('totp_secrets')
    .values({ user_id: id, is_confirmed: 1, secret, created_at: day, last_step: 0 })
    .execute();
  codes = await makeRecoveryCodes(store, id);
  await quickenPasswords(store, password);
  await store.destroy();
};

/** The last step of signing in, by a code. */
const signInBy = async (url: string, code: string, language = 'en') => {
  const headers = { ...marked, 'content-type': 'application/json', 'accept-language': language };
  const send = (path: string, body: object, more: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { ...headers, ...more, [submissionHeader]: crypto.randomUUID() },
      body: JSON.stringify(body),
    });
  const first = await send('/api/login', { name, password });
  expect(first.status).toBe(200);
  const cookie = first.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const answer = await send('/api/login/second-factor', { code }, { cookie });
  return { status: answer.status, errors: (await answer.json()).errors as { code: string; title: string }[] };
};

describe('the key, which no backup holds', () => {
  test('is missed by backup, restore, start, doctor and sign-in, in words; a recovery code gets in, and the key put back mends it', async () => {
    const env = await storeSettings(former);
    const key = /^(\w+)\./.exec(await sealedSecret(former))?.[1];
    for (const [at, name] of ['backup', 'backup.tar'].entries()) {
      const taken = await runCommand('backup', ['--to', join(folder, name)], { env });
      expect([at, taken.code, taken.errors]).toEqual([at, 0, '']);
      expect(taken.output).toContain(
        `Not in it: key ${key} (${keyFileIn(former)}), which 1 secrets are encrypted with`,
      );
    }
    const readme = await readFile(join(folder, 'backup', 'README.txt'), 'utf8');
    expect(readme).toContain(`NOT IN IT: the key (${key})`);
    expect(readme).toContain(`ABSENTE\u00a0: la clé (${key})`);
    expect(await readFile(join(folder, 'backup.tar'), 'utf8')).toContain(`NOT IN IT: the key (${key})`);
    expect(JSON.parse(await readFile(join(folder, 'backup', 'manifest.json'), 'utf8')).secrets).toEqual({
      count: 1,
      keys: [key],
    });

    const elsewhere = await storeSettings(restored);
    for (const args of [['--check'], []]) {
      const told = await runCommand('restore', ['--from', join(folder, 'backup'), ...args], { env: elsewhere });
      expect([told.code, told.errors]).toEqual([0, expect.stringContaining('The key is missing: 1 secrets')]);
      expect(told.errors).toContain(`encrypted with key ${key}`);
      expect(told.errors).toContain(keyFileIn(restored));
    }
    const doctor = await runCommand('doctor', ['--language', 'fr'], { env: elsewhere });
    expect(doctor.code).toBe(1);
    expect(doctor.output).toMatch(/✗ Clé: Secrets qui ne peuvent pas être lus\s: 1 sur 1/);

    const server = await spawnServer({ dataDir: restored, env: { DEMO: 'off' } });
    try {
      await expect.poll(server.words).toContain('The key is missing: 1 secrets');
      for (const [language, words] of [
        ['en', 'a key is missing there. Sign in with a recovery code or a passkey, or ask'],
        ['fr', 'il lui manque une clé. Connectez-vous avec un code de secours ou une clé d’accès, ou demandez'],
      ] as const) {
        const refused = await signInBy(server.url, app.generate(), language);
        expect([refused.status, refused.errors[0]?.code]).toEqual([422, 'auth.app_unreadable']);
        expect(refused.errors[0]?.title).toContain(words);
      }
      expect((await signInBy(server.url, codes[0] ?? '')).status).toBe(200);
      // A key that was made now would stand in the way of the former one.
      expect(existsSync(keyFileIn(restored))).toBe(false);
      await copyFile(keyFileIn(former), keyFileIn(restored));
      expect((await signInBy(server.url, app.generate())).status).toBe(200);
      expect((await runCommand('doctor', [], { env: elsewhere })).output).toContain('✓ Key: The key in');
    } finally {
      await server.stop();
    }
  }, 180_000);

  test('does not make the sign-in ask somebody to wait who tries its codes in vain', async () => {
    await rm(keyFileIn(restored), { force: true });
    const server = await spawnServer({ dataDir: restored, env: { DEMO: 'off' } });
    try {
      for (let tries = 0; tries < 12; tries++)
        expect((await signInBy(server.url, app.generate())).errors[0]?.code).toBe('auth.app_unreadable');
      expect((await signInBy(server.url, codes[1] ?? '')).status).toBe(200);
    } finally {
      await server.stop();
    }
    expect((await runCommand('rotate-key', [], { env: await storeSettings(restored) })).errors).toMatch(
      /^What totp_secrets holds encrypted for \d+ cannot be read: its key is gone, or it was changed\.\n$/,
    );
  }, 180_000);

  test('of a folder is never in a backup of it', async () => {
    expect(await readdir(join(folder, 'backup'))).toEqual(expect.arrayContaining(['README.txt', 'manifest.json']));
    const key = await readFile(keyFileIn(former), 'utf8');
    expect(await readFile(join(folder, 'backup.tar'), 'latin1')).not.toContain(key.trim());
  });
});

const sealedSecret = async (dataDir: string): Promise<string> => {
  const store = await openStore(await storeAddressIn(dataDir));
  const { secret } = await store.selectFrom('totp_secrets').select('secret').executeTakeFirstOrThrow();
  await store.destroy();
  return secret;
};
