import type { Readable } from 'node:stream';
import type { FileTarget } from './copy-files.ts';
import type { Manifest } from './manifest.ts';

/** Where a backup is being written; what was there before holds until `finish` has ended. */
export interface BackupWriter {
  /** Takes the files in. */
  readonly files: FileTarget;
  /** Path at which the records may be written as a SQLite file of this name; nothing is there yet. */
  readonly storePathOf: (name: string) => string;
  /** Makes it a backup: of the records at their path, and of these files, which have been taken in. */
  readonly finish: (
    manifest: Buffer,
    contents: { readonly storeName: string; readonly files: ReadonlySet<string> },
  ) => Promise<void>;
  /** Removes useless files, finished or not. */
  readonly close: () => Promise<void>;
}

/** A backup as it is read. */
export interface BackupReader {
  /** Where it is, for messages. */
  readonly where: string;
  readonly manifest: Manifest;
  /** The records, as a SQLite file. */
  readonly openStore: () => Promise<Readable>;
  /** A file of it. Throws ENOENT when it is not there. */
  readonly open: (hash: string) => Promise<Readable>;
  readonly close: () => Promise<void>;
}
