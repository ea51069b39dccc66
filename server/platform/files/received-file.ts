import type { TakenOut } from '#contract/requests/taken-out.ts';
import type { StagedFile } from './file-store.ts';

/** A file that was sent, as it is kept: what the sender calls it, and its bytes on the disk. */
export interface ReceivedFile extends StagedFile {
  readonly name: string;
  /** SHA-256 of the bytes as they were sent, hex: the very same file is known by it. */
  readonly originalHash: string;
  readonly takenOut: readonly TakenOut[];
}
