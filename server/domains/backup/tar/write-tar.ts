import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createStaging } from '#server/platform/files/staging.ts';
import { storedNameOf } from '#server/platform/files/stored-name.ts';
import { syncDirectory, writeAll } from '#server/platform/files/synced-files.ts';
import { instanceId } from '#server/platform/instance-id.ts';
import type { BackupWriter } from '../backup-place.ts';
import { manifestName } from '../manifest.ts';
import { blockBytes, paddingOf, tarHeader } from './tar-header.ts';

/** A backup in one tar file: files first, then the records, the manifest last; it has its name when it is whole. */
export const writeTar = async (file: string): Promise<BackupWriter> => {
  const unfinished = `${file}.unfinished`;
  const own = join(unfinished, instanceId);
  await mkdir(own, { recursive: true });
  const path = join(own, 'backup.tar');
  const handle = await open(path, 'wx');
  const time = new Date();
  const taken = new Set<string>();

  const write = (chunk: Uint8Array) => writeAll(handle, chunk);
  const append = async (name: string, size: number, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
    await write(tarHeader({ name, size }, time));
    for await (const chunk of chunks) await write(chunk);
    await write(Buffer.alloc(paddingOf(size)));
  };
  const appendFile = async (name: string, from: string) => {
    const source = await open(from, 'r');
    try {
      await append(name, (await source.stat()).size, source.createReadStream({ autoClose: false }));
    } finally {
      await source.close();
    }
  };
  /** One entry after the other, however many wait. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };

  const { stage } = createStaging({
    incoming: unfinished,
    keep: async (from, { hash }) => {
      await inTurn(() => appendFile(`files/${storedNameOf(hash)}`, from));
      taken.add(hash);
    },
  });
  return {
    files: { stage, has: async (hash) => taken.has(hash) },
    storePathOf: (name) => join(own, name),
    finish: async (manifest, { storeName }) => {
      await appendFile(storeName, join(own, storeName));
      await append(manifestName, manifest.length, [manifest]);
      await write(Buffer.alloc(2 * blockBytes));
      await handle.sync();
      await rename(path, file);
      await syncDirectory(dirname(file));
    },
    close: async () => {
      await handle.close();
      await rm(own, { recursive: true, force: true });
      // Somebody else may be writing one too.
      await rmdir(unfinished).catch(() => {});
    },
  };
};
