import { once } from 'node:events';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readChain, sealEntries } from '#server/platform/audit/chain.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { startAuditKeeper } from '#server/platform/audit/keeper.ts';
import { type AuditStream, createAuditStream } from '#server/platform/audit/stream.ts';
import { openStore, type Store } from '#server/platform/storage/database.ts';
import { testOnly } from '#tests/support/https-proxy.ts';

const certificate = { key: testOnly('key'), cert: testOnly('crt') };
const trusted = getCACertificates('default');

let store: Store;
let faults: unknown[];
const closing: (() => unknown)[] = [];
beforeEach(async () => {
  store = await openStore(':memory:');
  faults = [];
  setDefaultCACertificates([...trusted, String(certificate.cert)]);
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await store.destroy();
  setDefaultCACertificates([...trusted]);
});

/** A receiver of syslog over TLS, and what it was sent. */
const syslogServer = async () => {
  const received: Promise<string>[] = [];
  const server = createTlsServer(certificate, (socket) => received.push(text(socket))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `syslog+tls://localhost:${port}`, received: async () => (await Promise.all(received)).join('') };
};

const httpsServer = async (answer: () => number) => {
  const received: { headers: Record<string, unknown>; body: string }[] = [];
  const server = createHttpsServer(certificate, async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(answer()).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `https://localhost:${(server.address() as AddressInfo).port}/audit`, received };
};

/** Keeps the log for the given number of rounds, without waiting between them. */
const keep = (stream: AuditStream) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const keeper = startAuditKeeper({ store, stream, onFault: (fault) => faults.push(fault) });
  closing.push(async () => {
    vi.useRealTimers();
    await keeper.stop();
  });
  return async (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(0);
      const { last_number, sent_number } = await readChain(store);
      if (last_number === 0 || (last_number !== sent_number && faults.length === 0)) throw new Error('not yet');
    }, 20_000);
  };
};

/** Messages framed by their length, as RFC 5425 has them. */
const framesOf = (stream: string): string[] => {
  const frames: string[] = [];
  let bytes = Buffer.from(stream);
  while (bytes.length > 0) {
    const space = bytes.indexOf(' ');
    const length = Number(bytes.subarray(0, space));
    frames.push(String(bytes.subarray(space + 1, space + 1 + length)));
    bytes = bytes.subarray(space + 1 + length);
  }
  return frames;
};

describe('the audit log is sent', () => {
  test('over TLS to a syslog server, in order, each entry framed by its length', async () => {
    const { url, received } = await syslogServer();
    for (const about of ['Acétone', 'a\nb']) await writeEntry(store, 'sheet-added', { record: 1, about: [about] });
    await writeEntry(store, 'sign-in-refused', { userId: null });
    const round = keep(createAuditStream(url));
    await round(5);
    const frames = framesOf(await received());
    expect(faults).toEqual([]);
    expect(frames).toHaveLength(3);
    expect(frames[0]).toMatch(
      /^<109>1 \d{4}-\d\d-\d\dT[\d:.]+Z \S+ vigie \d+ sheet-added \[vigie@32473 number="1" hash="[\da-f]{64}"/,
    );
    expect(frames[2]).toMatch(/^<108>1 /);
    expect(frames.map((frame) => JSON.parse(frame.slice(frame.indexOf('\uFEFF') + 1)).names.about)).toEqual([
      ['Acétone'],
      ['a\nb'],
      undefined,
    ]);
  });

  test('as lines of JSON to an https address, with its token, and once', async () => {
    const { url, received } = await httpsServer(() => 204);
    await writeEntry(store, 'sign-in', { userId: null });
    const round = keep(createAuditStream(url, 'a-token'));
    await round(5);
    await round(5);
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer a-token' });
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ number: 1, event: 'sign-in' });
  });

  test('again after a minute when it was not taken, from where it was', async () => {
    let status = 503;
    const { url, received } = await httpsServer(() => status);
    await writeEntry(store, 'sign-in', { userId: null });
    const round = keep(createAuditStream(url));
    await round(5);
    expect(String(faults)).toContain('answered 503');
    expect((await readChain(store)).sent_number).toBe(0);
    [status, faults.length] = [200, 0];
    await round(65);
    expect((await readChain(store)).sent_number).toBe(1);
    expect(received.map(({ body }) => JSON.parse(body).number)).toEqual([1, 1]);
  });

  test('to nobody whose certificate is not trusted, nor anywhere else that they name', async () => {
    setDefaultCACertificates([...trusted]);
    const syslog = await syslogServer();
    const https = await httpsServer(() => 200);
    await writeEntry(store, 'sign-in', { userId: null });
    await sealEntries(store);
    const entry = {
      number: 1,
      hash: '',
      id: 1,
      at: '',
      event: 'sign-in',
      user_id: null,
      organisation_id: null,
      records: [],
      details: {},
      network: '',
      request: '',
      names: {},
    } as const;
    for (const { url } of [syslog, https]) await expect(createAuditStream(url).send([entry])).rejects.toThrow();
    expect(https.received).toEqual([]);
    expect(await syslog.received()).toBe('');
    setDefaultCACertificates([...trusted, String(certificate.cert)]);
    const elsewhere = await httpsServer(() => 307);
    await expect(createAuditStream(elsewhere.url).send([entry])).rejects.toThrow();
    expect(elsewhere.received).toHaveLength(1);
  });
});
