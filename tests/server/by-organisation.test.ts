import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { freePort } from '#tests/support/free-port.ts';
import { caddy } from '#tests/support/outside.ts';
import { people, startTestServer } from '#tests/support/test-server.ts';

test('who signs in bears the number of the organisation for a proxy, and bears it no more after signing out', async () => {
  const server = await startTestServer();
  try {
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    const payload = { name: people.collectionAdmin, password: demoPassword };
    const opened = await server.app.inject({ method: 'POST', url: '/api/login', headers, payload });
    const [session, organisation] = opened.cookies;
    expect(organisation).toMatchObject({ name: 'vigie_organisation', value: '10001', httpOnly: true, path: '/' });
    const closed = await server.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { ...headers, cookie: `${session?.name}=${session?.value}` },
    });
    expect(closed.cookies.find(({ name }) => name === 'vigie_organisation')?.value).toBe('');
  } finally {
    await server.close();
  }
});

describeWith(caddy, 'a proxy that leads people by organisation', (program) => {
  let [one, other]: [Server, Server] = [createServer(), createServer()];
  let proxy: ChildProcess;
  let [folder, address] = ['', ''];
  let seen: IncomingHttpHeaders = {};

  const startProcess = async (name: string): Promise<Server> => {
    const process = createServer(({ headers }, response) => {
      seen = headers;
      response.end(name);
    });
    process.listen(0, '127.0.0.1');
    await once(process, 'listening');
    return process;
  };
  const ask = async (headers: Record<string, string> = {}): Promise<string> =>
    (await fetch(address, { headers })).text();
  const askAs = (organisation: number, name = 'vigie_organisation') =>
    ask({ cookie: `vigie_session=abc; ${name}=${organisation}; another=1` });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vigie-caddy-'));
    [one, other] = [await startProcess('one'), await startProcess('other')];
    address = `http://127.0.0.1:${await freePort()}`;
    const file = await readFile('docs/deploy/Caddyfile.by-organisation', 'utf8');
    const addresses = [one, other].map((each) => `127.0.0.1:${(each.address() as AddressInfo).port}`).join(' ');
    const here = file.replace(/dynamic a app 8080 \{[^}]*\}/, `to ${addresses}`);
    expect(here).not.toBe(file);
    await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${here}`);
    proxy = spawn(program, ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
      env: { ...process.env, PUBLIC_URL: address, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: 'ignore',
    });
    await vi.waitUntil(() => ask().catch(() => ''), { timeout: 20_000 });
  }, 60_000);
  afterAll(async () => {
    proxy.kill('SIGKILL');
    one.close();
    other.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('an organisation’s people come to one process, organisations are spread over both', async () => {
    const led = new Map<number, string>();
    for (let organisation = 10001; organisation < 10041; organisation++) {
      const names = new Set([
        await askAs(organisation),
        await askAs(organisation, '__Host-vigie_organisation'),
        await askAs(organisation),
      ]);
      expect(names.size).toBe(1);
      led.set(organisation, [...names][0] ?? '');
    }
    expect(new Set(led.values())).toEqual(new Set(['one', 'other']));
  });

  test('who has no session is led to either, and nobody chooses by a header of their own', async () => {
    expect(new Set([await ask(), await ask(), await ask(), await ask()]).size).toBe(2);
    const header = { 'X-Vigie-Organisation': '10001' };
    expect(new Set([await ask(header), await ask(header), await ask(header), await ask(header)]).size).toBe(2);
    await askAs(10001);
    expect(seen['x-vigie-organisation']).toBeUndefined();
  });

  test('people whose process is away are answered by the other', async () => {
    other.close();
    other.closeAllConnections();
    for (let organisation = 10001; organisation < 10011; organisation++) expect(await askAs(organisation)).toBe('one');
  });
});
