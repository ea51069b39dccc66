import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, statSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { freePort } from '../support/free-port.ts';
import { spawnServer } from '../support/spawn-server.ts';
import { marked, people } from '../support/test-server.ts';
import { storeSettings } from '../support/test-store.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vigie-process-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const signIn = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { ...marked, 'content-type': 'application/json' },
    body: JSON.stringify({ name: people.companyAdmin, password: demoPassword }),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
};
const countSheets = async (url: string, cookie: string): Promise<number> => {
  const response = await fetch(`${url}/api/lucidworks-solr-api/sds-10001/?rows=0`, { headers: { cookie } });
  return (await response.json()).response.numFound;
};

/** Starts what is not going to start, and gives what it says. */
const startInVain = async (env: NodeJS.ProcessEnv, given: readonly string[] = []) => {
  const script = given.length > 0 ? 'server/app/cli/start.ts' : 'server/app/main.ts';
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...given], {
    env: { ...process.env, LOG_LEVEL: 'silent', PORT: '0', ...env },
  });
  let words = '';
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  const [code] = await once(child, 'exit');
  return { code, words };
};

describe('the server as a process', () => {
  test('loads the demo once, keeps sessions over a restart, and leaves a snapshot when it stops', async () => {
    const first = await spawnServer({ dataDir });
    const cookie = await signIn(first.url);
    expect(await countSheets(first.url, cookie)).toBe(1200);
    expect(await first.stop()).toBe(0);
    expect(globSync(join(dataDir, 'search', '*', '10001.columns'))).toHaveLength(1);

    const second = await spawnServer({ dataDir });
    expect(await countSheets(second.url, cookie)).toBe(1200);
    await second.kill();

    const third = await spawnServer({ dataDir });
    expect(await countSheets(third.url, cookie)).toBe(1200);
    await third.stop();
  }, 60_000);

  test('answers the requests it has before it stops', async () => {
    const server = await spawnServer({ dataDir });
    await signIn(server.url);
    // Hashing the password takes a while: the server has these requests when it is told to stop.
    const underWay = [signIn(server.url), signIn(server.url), signIn(server.url)];
    await setTimeout(60);
    const [code, ...cookies] = await Promise.all([server.stop(), ...underWay]);
    expect(code).toBe(0);
    for (const cookie of cookies) expect(cookie).toMatch(/^vigie_session=/);
  });

  test('writes one line of JSON a request, with nothing of the person in it', async () => {
    const port = String(20_000 + Math.floor(Math.random() * 20_000));
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/app/main.ts'], {
      env: { ...process.env, ...(await storeSettings(dataDir)), PORT: port, LOG_LEVEL: 'info' },
    });
    let log = '';
    child.stdout.on('data', (chunk) => {
      log += chunk;
    });
    await once(child.stderr, 'data');
    const url = `http://127.0.0.1:${port}`;
    const cookie = await signIn(url);
    await fetch(`${url}/api/lucidworks-solr-api/sds-10001/?q=secretword`, { headers: { cookie } });
    child.kill('SIGTERM');
    await once(child, 'exit');
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const requests = lines.filter(({ route }) => route);
    expect(requests.map(({ route, status }) => [route, status])).toEqual([
      ['/api/login', 200],
      ['/api/lucidworks-solr-api/:collection', 200],
    ]);
    expect(JSON.stringify(requests)).not.toMatch(/secretword|mapleridge|127\.0\.0\.1|Demo-2026|vigie_session/);
  });

  test('writes nothing of a secret, wherever in a request it stands, whether it is answered, refused or malformed', async () => {
    const port = await freePort();
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/app/main.ts'], {
      env: { ...process.env, ...(await storeSettings(dataDir)), PORT: String(port), LOG_LEVEL: 'info' },
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        log += chunk;
      });
    await once(child.stderr, 'data');
    const url = `http://127.0.0.1:${port}`;
    const cookie = await signIn(url);
    const secret = 'Zs3cr3tZ';
    const headers = { ...marked, cookie, 'content-type': 'application/json' };
    const post = (path: string, body: string) => fetch(url + path, { method: 'POST', headers, body });
    const statuses = [
      await fetch(`${url}/api/verify-email/1/${secret}?email=${secret}@x.example`, { headers }),
      await fetch(`${url}/verify-email/1/${secret}?email=${secret}@x.example`),
      await fetch(`${url}/api/${secret}?${secret}=${secret}`, { headers }),
      await fetch(`${url}/api/${secret}/%ff`, { headers }),
      await fetch(`${url}/api/${secret.repeat(20)}`, { headers }),
      await fetch(`${url}/api/userinfo`, {
        headers: { cookie: `vigie_session=${secret}`, referer: `${url}/${secret}` },
      }),
      await fetch(`${url}/api/userinfo`, { headers: { ...headers, authorization: secret, 'user-agent': secret } }),
      await fetch(`${url}/api/userinfo`, { headers: { authorization: `Bearer ${secret}` } }),
      await post('/api/login', JSON.stringify({ name: secret, password: secret })),
      await post('/api/login', `{"name":"x","password":"${secret}`),
      await post('/api/login', JSON.stringify({ name: [secret], password: { [secret]: 1 } })),
      await post('/api/change-password', JSON.stringify({ current_password: secret, password: secret })),
      await post(
        '/api/reset-password',
        JSON.stringify({ email: `${secret}@x.example`, token: secret, password: secret }),
      ),
    ].map(({ status }) => status);
    const broken = connect(port, '127.0.0.1');
    broken.end(`GET /${secret} HTTP/1.1\r\nHost: ${secret}.example\r\n${secret}\r\n\r\n`);
    await once(broken.resume(), 'close');
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(new Set(statuses.map((status) => Math.floor(status / 100)))).toEqual(new Set([2, 4]));
    expect(log.trim().split('\n').length).toBeGreaterThan(statuses.length - 2);
    expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
  }, 30_000);

  test('leaves nothing that another user of the machine may read, though its folder was open to all', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vigie-open-'));
    await chmod(folder, 0o777);
    const server = await spawnServer({ dataDir: folder });
    try {
      const cookie = await signIn(server.url);
      const search = await fetch(`${server.url}/api/lucidworks-solr-api/sds-10001?q=*:*&rows=1`, {
        headers: { cookie },
      });
      const [{ 'Name.IdentificationNumber.RecordNumber_s': isn }] = (await search.json()).response.docs;
      expect((await fetch(`${server.url}/api/pdf/${isn}.pdf`, { headers: { cookie } })).status).toBe(200);
      const look = () =>
        [folder, ...globSync(join(folder, '**/*'))].filter((path) => (statSync(path).mode & 0o077) !== 0);
      // A folder without permission hides its content; what is created within has the right permissions all the same.
      expect(globSync(join(folder, '**/*')).length).toBeGreaterThan(5);
      expect(look()).toEqual([]);
      await server.stop();
      expect(look()).toEqual([]);
    } finally {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    }
  }, 30_000);

  test('stops at once when it is told so a second time, whatever it waits for', async () => {
    const server = await spawnServer({ dataDir });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    const stopping = server.stop();
    await setTimeout(500);
    process.kill(server.pid, 'SIGTERM');
    expect(await stopping).toBe(1);
    socket.destroy();
  });

  test.each([
    ['a setting it cannot use', { PORT: 'eighty' }, [], 'PORT'],
    ['a folder that cannot be made', { DATA_DIR: '/proc/nope' }, [], 'DATA_DIR: nothing can be kept in /proc/nope'],
    ['a file in place of a folder', { DATA_DIR: 'package.json' }, [], 'DATA_DIR: nothing can be kept in'],
    ['a host that is none of this machine’s', { HOST: '192.0.2.1' }, [], 'HOST: 192.0.2.1 is no address'],
    [
      'a file of lists that is not there',
      { SUBSTANCE_LISTS_FILE: '/nope.csv' },
      [],
      '/nope.csv: there is no such file',
    ],
    ['arguments, which it takes none of', {}, ['--port', '9000'], '--port is not understood'],
    ['a role that there is not', { ROLE: 'boss' }, [], 'ROLE: '],
    ['more than a role', {}, ['--role', 'web', '--port'], '--port is not understood'],
  ])('refuses to start with %s, in one line', async (_, env, given, named) => {
    const { code, words } = await startInVain({ ...(await storeSettings(dataDir)), ...env }, given);
    expect([code, words.trim().split('\n').length, words]).toEqual([1, 1, expect.stringContaining(named)]);
  });

  test('says beside the set-up link that an address of others without https is not encrypted', async () => {
    const warned = async (PUBLIC_URL: string) => {
      const server = await spawnServer({ env: { NODE_ENV: 'production', PUBLIC_URL, TRUST_PROXY: 'on' } });
      await expect.poll(() => server.words()).toContain('/setup#token=');
      await server.stop();
      return server.words().includes('is not encrypted: passwords and sessions can be read on the way');
    };
    expect(await warned('http://sheets.example.org:8080')).toBe(true);
    expect(await warned('https://sheets.example.org')).toBe(false);
  });

  test('refuses to start on a port in use, and names the setting', async () => {
    const server = await spawnServer({ dataDir });
    const { port } = new URL(server.url);
    const { code, words } = await startInVain({ ...(await storeSettings(dataDir)), PORT: port });
    await server.stop();
    expect([code, words.trim().split('\n').length, words]).toEqual([
      1,
      1,
      expect.stringContaining(`PORT: ${port} is in use`),
    ]);
  });
});
