import { closeSync, openSync, writeSync } from 'node:fs';

/** Smallest number of bytes written at a time; only the last write is shorter. */
const fewestBytes = 256 * 1024;

/**
 * Writes pieces to a file as they come, over what it held, and gives its size. When writing or making a piece fails, the
 * file is closed and the error passed on with its code (`ENOSPC`); what was written until then is the caller's to remove.
 * Writes without yielding to others, for a thread of its own.
 */
export const writePieces = async (
  target: string,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> => {
  const file = openSync(target, 'w');
  try {
    let size = 0;
    const buffer = Buffer.allocUnsafeSlow(fewestBytes);
    let held = 0;
    for await (const piece of pieces) {
      size += piece.length;
      if (held + piece.length > fewestBytes) {
        writeAll(file, buffer.subarray(0, held));
        held = 0;
      }
      if (piece.length > fewestBytes) writeAll(file, piece);
      else {
        buffer.set(piece, held);
        held += piece.length;
      }
    }
    writeAll(file, buffer.subarray(0, held));
    return size;
  } finally {
    closeSync(file);
  }
};

/** A single write may write less than it was given. */
const writeAll = (file: number, bytes: Uint8Array) => {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
};
