import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from '#server/domains/backup/folder.ts';
import { instanceId } from '#server/platform/instance-id.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-lock-'));
  lock = join(folder, 'backup.lock');
});
afterEach(() => rm(folder, { recursive: true }));

const markOf = (pid: number) => `${instanceId.split('.')[0]}.${pid}.00000000`;

it('is one process’s until it gives it back', async () => {
  const release = await takeLock(lock);
  await expect(takeLock(lock)).rejects.toThrow('Another command is writing there');
  await release();
  await (await takeLock(lock))();
});

it('is somebody’s from before the mark stands in it', async () => {
  await writeFile(lock, '');
  const taken = takeLock(lock);
  await wait(20);
  await writeFile(lock, markOf(process.ppid));
  await expect(taken).rejects.toThrow('Another command is writing there');
  expect(await readFile(lock, 'utf8')).toBe(markOf(process.ppid));
});

it.each([
  ['was killed', () => markOf(2 ** 30)],
  ['was killed before its mark stood there', () => ''],
])('is taken over from one that %s', async (_, mark) => {
  await writeFile(lock, mark());
  const release = await takeLock(lock);
  expect(await readFile(lock, 'utf8')).toBe(instanceId);
  await release();
});
