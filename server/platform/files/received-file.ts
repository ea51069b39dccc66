import type { StagedFile } from './file-store.ts';

/** A file that was sent: what the sender calls it, and its bytes on the disk. */
export interface ReceivedFile extends StagedFile {
  readonly name: string;
}
