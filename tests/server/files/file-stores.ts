import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { s3 as s3Server } from '#tests/support/outside.ts';
import { type S3, startS3 } from '#tests/support/s3/start-s3.ts';

/** A store that a test may do anything to. */
export interface TestedStore {
  readonly files: FileStore;
  /** A folder of the test's own. */
  readonly directory: string;
  /** Where this machine keeps what is being written. */
  readonly filesDir: string;
  /** Names of every file that the store holds or is writing, without copies of what it holds. */
  readonly everyFile: () => Promise<string[]>;
  /** Another store in the same place, as another process would open it. */
  readonly again: () => Promise<FileStore>;
  readonly close: () => Promise<void>;
}

let s3: S3 | undefined;
let opened = 0;

/** The places where files can be kept; each takes the same tests. */
export const kindsOfStore = [
  { kind: 'on the disk', needs: [], before: async () => {}, after: async () => {} },
  {
    kind: 'on S3',
    needs: [s3Server],
    before: async () => {
      s3 = await startS3();
    },
    after: async () => {
      await s3?.close();
      s3 = undefined;
    },
  },
] as const;

/** The S3 server that runs for the tests of a kind; none for those on the disk. */
export const runningS3 = (): S3 | undefined => s3;

export const openTestedStore = async (): Promise<TestedStore> => {
  const directory = await mkdtemp(join(tmpdir(), 'vigie-files-'));
  const filesDir = join(directory, 'files');
  const prefix = `store-${++opened}`;
  const where = { filesUrl: s3?.urlOf(prefix), filesDir };
  const folders = s3 ? [s3.objectsOf(prefix), join(filesDir, 'incoming')] : [filesDir];
  return {
    files: await openFileStore(where),
    directory,
    filesDir,
    everyFile: async () => (await Promise.all(folders.map(filesUnder))).flat(),
    again: () => openFileStore(where),
    close: () => rm(directory, { recursive: true }),
  };
};

const filesUnder = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
