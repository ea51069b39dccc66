import { type FileHandle, open, rm } from 'node:fs/promises';
import type { RecognisedPart } from '#server/domains/documents/generator.ts';
import { readScanPages } from '#server/domains/reading/scans/scans.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** Keeps what was recognised in scans in one file, for a thread that has no database. */
export interface RecognisedFile {
  /** Writes that of a PDF to the end of the file; undefined where it is no scan. */
  add(hash: string): Promise<RecognisedPart | undefined>;
  /** Removes the file. */
  end(): Promise<void>;
}

/** Such a file, which is made with the first scan. */
export const createRecognisedFile = (db: Database, files: FileStore): RecognisedFile => {
  let written: { readonly path: string; readonly file: FileHandle } | undefined;
  let size = 0;
  return {
    add: async (hash) => {
      const { recognised } = await readScanPages(db, hash);
      if (recognised.length === 0) return undefined;
      written ??= await openAt(await files.scratch());
      const bytes = Buffer.from(JSON.stringify(recognised));
      const part = { path: written.path, start: size, length: bytes.length };
      await written.file.write(bytes, 0, bytes.length, size);
      size += bytes.length;
      return part;
    },
    end: async () => {
      if (!written) return;
      await written.file.close();
      await rm(written.path, { force: true });
    },
  };
};

const openAt = async (path: string) => ({ path, file: await open(path, 'w') });
