import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClamdScanner } from '#server/platform/files/clamd.ts';
import { harmful, startClamd } from '#tests/support/clamd.ts';

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
