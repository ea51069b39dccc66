import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { instanceId } from '../instance-id.ts';
import type { FileSource, FileStore, StagedFile, StoredFile } from './file-store.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { readSynced, writeSynced, writeUnsynced } from './synced-files.ts';

interface Options {
  /** Where what is being written lies, in a folder of the process's mark. */
  readonly incoming: string;
  /** Gives the file at this path its name in the store. It may take it away, or leave it there. */
  readonly keep: (path: string, file: StoredFile) => Promise<void>;
}

/**
 * The place where a file is before it has its name, for any kind of store: it is written, hashed and synced on this
 * disk.
 */
export const createStaging = ({
  incoming,
  keep,
}: Options): Pick<FileStore, 'put' | 'stage' | 'receive' | 'scratch' | 'adopt'> => {
  // What a process that was killed left there; nobody waits for it.
  void removeLeftovers(incoming);
  const ownIncoming = join(incoming, instanceId);

  const scratch = async () => {
    await mkdir(ownIncoming, { recursive: true });
    return join(ownIncoming, randomUUID());
  };
  const staged = (path: string, stored: StoredFile): StagedFile => {
    const discard = () => rm(path, { force: true });
    return { ...stored, path, discard, keep: () => keep(path, stored).then(discard) };
  };
  const written = async (source: FileSource, write: typeof writeSynced): Promise<StagedFile> => {
    const path = await scratch();
    try {
      return staged(path, await write(path, source));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  };
  const stage = (source: FileSource) => written(source, writeSynced);
  return {
    stage,
    receive: (source) => written(source, writeUnsynced),
    scratch,
    adopt: async (path) => staged(path, await readSynced(path)),
    put: async (source) => {
      const { hash, size, keep, discard } = await stage(source);
      await keep().finally(discard);
      return { hash, size };
    },
  };
};
