import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  boundedFetch,
  ForbiddenAddress,
  isForbidden,
  outboundLimits,
} from '#server/platform/outbound/bounded-fetch.ts';

const nowhere = { allowsPrivate: false, allowsLoopback: false };
const locally = { allowsPrivate: false, allowsLoopback: true };
const byOperator = { allowsPrivate: true, allowsLoopback: false };

let server: Server;
let origin: string;
let answer: (response: ServerResponse) => void = (response) => response.end('{}');
let asked = 0;
beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1;
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('an address that somebody typed', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://localhost/',
    'https://app.localhost/',
  ])('leads nowhere that is not everybody’s: %s [S1.10-08]', async (address) => {
    await expect(boundedFetch(nowhere)(address, {})).rejects.toThrow();
    const error = await boundedFetch(nowhere)(address, {}).catch((reason: unknown) => reason);
    // A name that the system does not know leads nowhere either.
    if (!address.includes('app.localhost')) expect(error).toBeInstanceOf(ForbiddenAddress);
  });

  test.each(['http://login.example.org/', 'http://10.0.0.1/', 'file:///etc/passwd', 'gopher://localhost/'])(
    'has to be encrypted: %s',
    async (address) => {
      for (const bounds of [nowhere, byOperator])
        await expect(boundedFetch(bounds)(address, {})).rejects.toBeInstanceOf(ForbiddenAddress);
    },
  );

  test('is asked at no time where its name leads to this machine: what it leads to is looked at as the connection is made', async () => {
    const before = asked;
    await expect(boundedFetch(nowhere)(origin.replace('http:', 'https:'), {})).rejects.toBeInstanceOf(ForbiddenAddress);
    expect(asked).toBe(before);
    expect((await boundedFetch(locally)(origin, {})).status).toBe(200);
  });

  test('of a private network is the operators’ to name, the machine’s own surroundings nobody’s', () => {
    for (const address of ['10.1.2.3', '192.168.0.9', 'fd00::1', '127.0.0.1'])
      expect([isForbidden(nowhere, address), isForbidden(byOperator, address)]).toEqual([true, false]);
    for (const address of ['169.254.169.254', '0.0.0.0', '::', 'fe80::1', '::ffff:10.0.0.1', '240.0.0.1'])
      expect(isForbidden(byOperator, address)).toBe(true);
    for (const address of ['93.184.216.34', '2606:2800:220:1::1']) expect(isForbidden(nowhere, address)).toBe(false);
  });
});

describe('an answer', () => {
  test('that leads elsewhere is not followed', async () => {
    answer = (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    const { status, headers } = await boundedFetch(locally)(origin, {});
    expect([status, headers.get('location')]).toEqual([302, 'http://169.254.169.254/']);
  });

  test('that is too long is broken off', async () => {
    answer = (response) => {
      const chunk = Buffer.alloc(65_536, 'a');
      const write = () => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    };
    await expect(boundedFetch(locally)(origin, {})).rejects.toThrow(`more than ${outboundLimits.bytes} bytes`);
  });

  test('that never ends is broken off', async () => {
    answer = (response) => void response.write('{');
    const begun = Date.now();
    await expect(boundedFetch(locally)(origin, {})).rejects.toThrow(/abort|timeout/i);
    expect(Date.now() - begun).toBeLessThan(outboundLimits.time + 4000);
  });
});
