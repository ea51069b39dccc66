import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClamdScanner } from '#server/platform/files/clamd.ts';
import { harmful, startClamd } from '#tests/support/clamd.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { freePort } from '#tests/support/free-port.ts';
import { clamd } from '#tests/support/outside.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vigie-clamd-'));
});
afterAll(() => rm(directory, { recursive: true }));

const write = async (bytes: Buffer): Promise<string> => {
  const path = join(directory, randomUUID());
  await writeFile(path, bytes);
  return path;
};

test('a file of many pieces arrives whole', async () => {
  const clamd = await startClamd();
  const bytes = Buffer.alloc(3_000_000, 'abcdefg');
  expect(await createClamdScanner(clamd.url).scan(await write(bytes))).toBeUndefined();
  expect(clamd.scanned[0]?.equals(bytes)).toBe(true);
  await clamd.close();
});

test('what was found is told by its name', async () => {
  const clamd = await startClamd();
  expect(await createClamdScanner(clamd.url).scan(await write(Buffer.from(harmful)))).toBe('Vigie.Test');
  await clamd.close();
});

test('one that says nothing is given up after a while, whether it is to scan or to answer', async () => {
  const clamd = await startClamd({ isMute: true });
  const scanner = createClamdScanner(clamd.url, { allowed: 200 });
  await expect(scanner.scan(await write(Buffer.from('anything')))).rejects.toThrow('does not answer');
  expect(await scanner.findFault()).toBe('it does not answer');
  await clamd.close();
});

test('one that is gone cannot scan, and says why', async () => {
  const clamd = await startClamd();
  await clamd.close();
  const scanner = createClamdScanner(clamd.url);
  await expect(scanner.scan(await write(Buffer.from('anything')))).rejects.toThrow();
  expect(await scanner.findFault()).toContain('ECONNREFUSED');
});

describeWith(clamd, 'a clamd that is installed', (program) => {
  let running: ReturnType<typeof spawn>;
  let url: string;
  beforeAll(async () => {
    const port = await freePort();
    await mkdir(join(directory, 'signatures'));
    const signature = `Vigie.Test:0:*:${Buffer.from(harmful).toString('hex')}\n`;
    await writeFile(join(directory, 'signatures', 'vigie.ndb'), signature);
    const settings = [`DatabaseDirectory ${join(directory, 'signatures')}`, `TCPSocket ${port}`, 'TCPAddr 127.0.0.1'];
    const path = join(directory, 'clamd.conf');
    await writeFile(path, [...settings, 'Foreground yes', ''].join('\n'));
    running = spawn(program, [`--config-file=${path}`], { stdio: 'ignore' });
    url = `tcp://127.0.0.1:${port}`;
    await vi.waitFor(async () => expect(await createClamdScanner(url).findFault()).toBeUndefined(), {
      timeout: 30_000,
    });
  }, 40_000);
  afterAll(() => void running.kill());

  test('takes 25 megabytes, and finds what it knows in them', async () => {
    const bytes = Buffer.alloc(25_000_000, '%PDF-1.7 filler ');
    expect(await createClamdScanner(url).scan(await write(bytes))).toBeUndefined();
    bytes.write(harmful, 24_000_000);
    expect(await createClamdScanner(url).scan(await write(bytes))).toContain('Vigie.Test');
  });
});
