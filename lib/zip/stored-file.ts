import { closeSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { ZipEntry } from './zip.ts';

/** Bytes read at a time. */
const pieceSize = 256 * 1024;

/**
 * A file on the disk, stored without compression. It is read twice, first for its checksum: an unreadable file throws here,
 * before the archive begins. A piece is valid until the next one is read. Reading is synchronous: call it in a thread of its own.
 */
export const storedFile = (name: string, path: string): ZipEntry => {
  let [crc, size] = [0, 0];
  for (const piece of piecesOf(path)) {
    crc = crc32(piece, crc);
    size += piece.length;
  }
  return { name, data: piecesOf(path), stored: { crc, size } };
};

function* piecesOf(path: string): Generator<Uint8Array> {
  const piece = Buffer.allocUnsafeSlow(pieceSize);
  const file = openSync(path, 'r');
  try {
    const read = () => readSync(file, piece, 0, pieceSize, null);
    for (let length = read(); length > 0; length = read()) yield piece.subarray(0, length);
  } finally {
    closeSync(file);
  }
}
