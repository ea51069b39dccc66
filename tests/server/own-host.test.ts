import { connect } from 'node:net';
import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { people, startTestServer, type TestServer } from '../support/test-server.ts';

const started: TestServer[] = [];
/** The real server, listening: what a test framework hands in is tidier than what a socket may bring. */
const listening = async (env: NodeJS.ProcessEnv): Promise<number> => {
  const server = await startTestServer(env);
  started.push(server);
  return Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
};
afterAll(() => Promise.all(started.map((server) => server.close())));

/** Sends lines as they are; gives the status, the code of the refusal, what the answer sets and all of it. */
const send = async (port: number, lines: readonly string[], body = '') => {
  const length = body ? [`Content-Length: ${body.length}`, 'Content-Type: application/json'] : [];
  const socket = connect(port, '127.0.0.1');
  socket.write([...lines, ...length, 'Connection: close', '', body].join('\r\n'));
  const answer = await text(socket);
  return {
    status: Number(answer.slice(9, 12)),
    code: /"code":"([^"]+)"/.exec(answer)?.[1],
    setsCookie: /^set-cookie:/im.test(answer),
    answer,
  };
};

const get = (port: number, host: string, path = `${apiBase}/login/ways`) =>
  send(port, [`GET ${path} HTTP/1.1`, `Host: ${host}`]);

const signIn = (port: number, host: string, ...more: string[]) =>
  send(
    port,
    [
      `POST ${apiBase}/login HTTP/1.1`,
      `Host: ${host}`,
      `Origin: http://${host}`,
      `${xhrMarker.name}: ${xhrMarker.value}`,
      ...more,
    ],
    JSON.stringify({ name: people.reader, password: demoPassword }),
  );

const refused = { status: 421, code: 'request.other_host', setsCookie: false };
const malformed = { status: 400, code: 'request.malformed', setsCookie: false };

describe('a server whose PUBLIC_URL was chosen', () => {
  let port: number;
  beforeAll(async () => {
    port = await listening({ PUBLIC_URL: 'http://vigie.example.org:8080' });
  });

  test('signs in the page of its own address', async () => {
    expect(await signIn(port, 'vigie.example.org:8080')).toMatchObject({ status: 200, setsCookie: true });
  });

  test('signs nobody in for a page whose name was made to lead here, though page and host agree', async () => {
    expect(await signIn(port, 'rebound.example:8080')).toMatchObject(refused);
  });

  test.each([
    'rebound.example:8080',
    'vigie.example.org',
    'vigie.example.org:80',
    'vigie.example.org:8081',
    'vigie.example.org.:8080',
    'vigie.example.org.rebound.example:8080',
    'vigie.example.org:8080@rebound.example',
    'rebound.example/vigie.example.org:8080',
    'evil-vigie.example.org:8080',
    'vigie.example.org:8080, rebound.example',
    'vigie.example.org:8080:8080',
    '192.0.2.7:8080',
    'localhost.rebound.example',
    'localhost.',
    '127.0.0.1.rebound.example',
    '127.1',
    hostname() === 'localhost' ? 'other' : hostname(),
    '',
  ])('reads nothing out under %j', async (host) => {
    expect(await get(port, host)).toMatchObject(refused);
    expect(await get(port, host, '/')).toMatchObject(refused);
    expect(await get(port, host, '/no-such-file.js')).toMatchObject(refused);
  });

  test.each(['VIGIE.Example.ORG:8080', 'localhost', 'LOCALHOST:9', '127.0.0.1:8080', '[::1]:8080'])(
    'is itself under %s too',
    async (host) => {
      expect((await get(port, host)).status).toBe(200);
    },
  );

  test('goes by the whole address of a request line as well as by its host', async () => {
    const asked = (address: string, host: string) =>
      send(port, [`GET ${address}${apiBase}/login/ways HTTP/1.1`, `Host: ${host}`]);
    const own = 'vigie.example.org:8080';
    expect(await asked('http://rebound.example:8080', own)).toMatchObject(refused);
    expect(await asked(`http://${own}`, 'rebound.example:8080')).toMatchObject(refused);
    expect(await asked(`http://${own}@rebound.example`, own)).toMatchObject(refused);
  });

  test('takes no request that names no host, or several', async () => {
    const line = `GET ${apiBase}/login/ways`;
    expect((await send(port, [`${line} HTTP/1.1`])).status).toBe(400);
    expect(await send(port, [`${line} HTTP/1.0`])).toMatchObject(malformed);
    for (const other of ['rebound.example', 'vigie.example.org:8080'])
      expect(await send(port, [`${line} HTTP/1.1`, 'Host: vigie.example.org:8080', `hOST: ${other}`])).toMatchObject(
        malformed,
      );
  });

  test('believes nobody who says that another host was asked for', async () => {
    const forwarded = 'X-Forwarded-Host: vigie.example.org:8080';
    expect(await signIn(port, 'rebound.example:8080', forwarded)).toMatchObject(refused);
  });

  test('tells its health to whoever asks, under whatever name, and to a monitor that names none', async () => {
    expect((await get(port, '10.0.0.5:8080', `${apiBase}/health`)).status).toBe(200);
    expect((await send(port, [`GET ${apiBase}/health HTTP/1.0`])).status).toBe(200);
  });

  test('says in the language of who asks where it is, as a page to who opened one', async () => {
    const asked = (...more: string[]) =>
      send(port, ['GET /search HTTP/1.1', 'Host: 192.0.2.7:8080', 'Accept-Language: fr', ...more]);
    const words = 'Le portail ne se trouve pas à cette adresse. Ouvrez-le à http://vigie.example.org:8080';
    expect((await asked()).answer).toContain(words);
    const page = (await asked('Accept: text/html')).answer;
    expect(page).toContain(words);
    expect(page).toContain('<a href="http://vigie.example.org:8080">Ouvrir le portail</a>');
    expect(page).toMatch(/^content-security-policy:/im);
  });
});

describe('a server behind a proxy that TRUST_PROXY names', () => {
  test('goes by the host that the proxy was asked for', async () => {
    const port = await listening({ PUBLIC_URL: 'http://vigie.example.org', TRUST_PROXY: 'on' });
    const behind = (host: string) =>
      send(port, [`GET ${apiBase}/login/ways HTTP/1.1`, 'Host: app:8080', `X-Forwarded-Host: ${host}`]);
    expect((await behind('vigie.example.org')).status).toBe(200);
    expect(await behind('rebound.example')).toMatchObject(refused);
    expect(await behind('vigie.example.org, rebound.example')).toMatchObject(refused);
    expect((await get(port, 'vigie.example.org:80')).status).toBe(200);
    expect(await get(port, 'app:8080')).toMatchObject(refused);
  });
});

describe('a server whose PUBLIC_URL was not set', () => {
  let port: number;
  beforeAll(async () => {
    port = await listening({});
  });

  test.each(['localhost:8080', '127.0.0.1:9', '[::1]:8080', '192.168.1.20:8080', '198.51.100.7', '[2001:db8::7]:8080'])(
    'signs in the page of %s, which nobody can make lead elsewhere',
    async (host) => {
      expect(await signIn(port, host)).toMatchObject({ status: 200, setsCookie: true });
    },
  );

  test('signs in the page of its machine’s own name', async () => {
    expect((await signIn(port, `${hostname().toUpperCase()}:8080`)).status).toBe(200);
  });

  test.each([
    'rebound.example',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
    `${hostname()}.rebound.example`,
  ])('signs nobody in for the page of %s', async (host) => {
    expect(await signIn(port, host)).toMatchObject(refused);
    expect(await get(port, host)).toMatchObject(refused);
  });
});
