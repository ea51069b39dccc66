import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readAhead } from '#server/domains/requests/additions/read-ahead.ts';
import { connectStore } from '#server/platform/storage/database.ts';
import { makeLargePdf, makePdf } from '#tests/support/pdfs.ts';
import { inPieces, signInAt, streamForm } from '#tests/support/slow-form.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { copyDemoStore } from '#tests/support/templates.ts';
import { people } from '#tests/support/test-server.ts';
import { storeAddressIn } from '#tests/support/test-store.ts';
import { until } from '../until.ts';

let dataDir: string;
let server: Awaited<ReturnType<typeof spawnServer>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vigie-uploads-'));
  copyDemoStore(join(dataDir, 'vigie.sqlite'));
  server = await spawnServer({ dataDir });
}, 60_000);
afterAll(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
});

/** Files on the disk, those of the additions that are stored, and how many additions there are. */
const holdings = async () => {
  const store = connectStore(await storeAddressIn(dataDir));
  try {
    const rows = await store
      .selectFrom('requests')
      .select(['file_hash', 'file_name'])
      .where('file_hash', '<>', '')
      .execute();
    const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    return {
      onDisk: entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort(),
      stored: [...new Set(rows.map(({ file_hash }) => file_hash))].sort(),
      names: rows.map(({ file_name }) => file_name),
      claims: (await store.selectFrom('file_claims').selectAll().execute()).length,
    };
  } finally {
    await store.destroy();
  }
};

const send = async (
  files: { name: string; pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array> }[],
  signal?: AbortSignal,
) =>
  streamForm(
    server.url,
    { path: '/sds-addition', cookie: await signInAt(server.url, people.companyAdmin), ...(signal && { signal }) },
    { fields: { 'locations[]': '1' }, field: 'files[]', files },
  );

/** Until what was sent has been read ahead, which a thread does behind the answer. */
const untilRead = async () => {
  const store = connectStore(await storeAddressIn(dataDir));
  try {
    await until(async () => {
      const waiting = await store.selectFrom('jobs').select('id').where('kind', '=', readAhead.kind).execute();
      expect(waiting).toEqual([]);
    });
  } finally {
    await store.destroy();
  }
};

/** Resident memory of the server in bytes. */
const memory = async () => {
  const status = await readFile(`/proc/${server.pid}/status`, 'latin1');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
};

test('twenty files of 25 megabytes at once take no more than 60 megabytes of memory', {
  timeout: 120_000,
}, async () => {
  let most = 0;
  const template = await makeLargePdf('large', 25_000_000);
  const place = template.indexOf('x'.repeat(64));
  const fileOf = (index: number) => ({
    name: `scan-${index}.pdf`,
    pieces: (function* () {
      const own = Buffer.from(template);
      own.write(`file ${index} `, place);
      yield* inPieces(own);
    })(),
  });
  // What the first one makes ready, and the thread that reads it, is there for all that follow.
  await send([fileOf(20)]);
  await untilRead();
  const idle = await memory();
  const watching = setInterval(async () => {
    most = Math.max(most, await memory());
  }, 20);
  const response = await send(Array.from({ length: 20 }, (_, index) => fileOf(index)));
  clearInterval(watching);
  expect(await response.json()).toMatchObject({ data: { length: 20 } });
  const grown = Math.round((most - idle) / 1_000_000);
  console.log(`server memory: ${Math.round(idle / 1_000_000)} MB idle, ${grown} MB more at most`);
  expect(most).toBeGreaterThan(idle);
  expect(grown).toBeLessThanOrEqual(60);
});

test('a connection cut half-way leaves no file and no request', async () => {
  const before = await holdings();
  const giveUp = new AbortController();
  const halfway = async function* () {
    yield* inPieces((await makeLargePdf('cut', 3_000_000)).subarray(0, 1_500_000));
    await wait(200);
    giveUp.abort();
    await wait(5000);
  };
  const files = [
    { name: 'whole.pdf', pieces: inPieces(await makePdf('sent whole')) },
    { name: 'cut.pdf', pieces: halfway() },
  ];
  await expect(send(files, giveUp.signal)).rejects.toThrow();
  await vi.waitFor(async () => expect(await holdings()).toEqual(before), { timeout: 5000 });
});

test('kill -9 at any moment of an upload leaves no half request and no orphan file', { timeout: 120_000 }, async () => {
  for (const [round, delay] of [30, 90, 140, 180, 230, 300].entries()) {
    const bytes = await Promise.all([0, 1, 2].map((index) => makeLargePdf(`round ${round} ${index}`, 400_000)));
    const files = bytes.map((one, index) => ({ name: `r${round}-${index}.pdf`, pieces: inPieces(one) }));
    const answer = send(files).then(
      ({ ok }) => ok,
      () => false,
    );
    await wait(delay);
    await server.kill();
    const isAcknowledged = await answer;
    server = await spawnServer({ dataDir });
    await vi.waitFor(async () => {
      const { onDisk, stored, names, claims } = await holdings();
      expect(onDisk).toEqual(stored);
      expect(claims).toBe(0);
      const made = names.filter((name) => name.startsWith(`r${round}-`)).length;
      expect(isAcknowledged ? [3] : [0, 3]).toContain(made);
    });
  }
});
