import type { Readable } from 'node:stream';

/** What can be stored: bytes in memory, bytes as they come, or the path of a file to copy. */
export type FileSource = Buffer | AsyncIterable<Uint8Array> | string;

/** A stored file: the SHA-256 of its bytes in hex, which is its name, and its size in bytes. */
export interface StoredFile {
  readonly hash: string;
  readonly size: number;
}

/** A file as it came, on this disk under a name that nobody looks for. */
export interface IncomingFile extends StoredFile {
  readonly path: string;
  /** Removes it, unless it was kept. */
  discard(): Promise<void>;
}

/** A connection that may be kept; until then nobody looks for it. */
export interface StagedFile extends IncomingFile {
  /** SHA-256 of the bytes as they were sent, hex, when a rewritten file is kept. */
  readonly originalHash?: string;
  /** Gives it the name of its content; from then on the store has it. */
  keep(): Promise<void>;
}

/** Part of a file: its first byte and its last one, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Stored files at paths of this machine, for who reads by path: threads, and libraries that know nothing else. */
export interface LocalFiles {
  /** A path at which the whole file can be read until `end`; undefined when there is no such file. */
  pathOf(hash: string): Promise<string | undefined>;
  /** The reader is done. */
  end(): Promise<void>;
}

/**
 * Files named by their content: the same bytes are stored once, and what has a name is whole. Every function throws TypeError
 * for a name that is no SHA-256 in hex, and FilesUnavailable while the place where the files are does not answer.
 */
export interface FileStore {
  /** Stores the bytes; when this answers, they are safe. Throws what reading the source or writing throws. */
  readonly put: (source: FileSource) => Promise<StoredFile>;
  /** Writes the bytes without storing them yet; the caller keeps or discards them. Throws likewise. */
  readonly stage: (source: FileSource) => Promise<StagedFile>;
  /** Writes bytes that are looked at and thrown away: they need not outlive a power cut, and are never kept. Throws likewise. */
  readonly receive: (source: FileSource) => Promise<IncomingFile>;
  /** A path at which the caller may write a file for `adopt`; no file is there yet. */
  readonly scratch: () => Promise<string>;
  /** Takes a file over that was written at a scratch path. Throws what reading it throws. */
  readonly adopt: (path: string) => Promise<StagedFile>;
  readonly has: (hash: string) => Promise<boolean>;
  /** The file of this name and its size; undefined when there is no such file. */
  readonly find: (hash: string) => Promise<StoredFile | undefined>;
  /** The bytes of a file, or of a range within it. Throws ENOENT when there is no such file. */
  readonly open: (hash: string, range?: ByteRange) => Promise<Readable>;
  /** Checks files out by path. */
  readonly checkout: () => LocalFiles;
  /** Removes a file that nothing refers to any more. */
  readonly remove: (hash: string) => Promise<void>;
}
