import { constants, crc32, deflateRawSync } from 'node:zlib';
import { centralRecord, descriptor, endRecords, localRecord, type Packed, type Sums } from './records.ts';

/** A file of an archive. Its bytes are read at its turn, and only as fast as the archive is read. */
export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  /** Each piece must stay valid until the next one is read. */
  readonly data: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Known beforehand for a file that is stored as it is; one without is deflated. */
  readonly stored?: { readonly crc: number; readonly size: number };
}

/** Little repeats further away than the quickest level looks, and it costs half of the default's time. */
const level = 1;

/** What ends a deflated stream whose last block said that more would follow: an empty last block. RFC 1951, §3.2.6. */
const emptyLastBlock = Uint8Array.of(3, 0);

/**
 * An archive, in pieces made on demand: one open file at a time. Each piece owns its memory, except pieces of stored
 * files, which are passed on unchanged. Each piece of a file is deflated by itself, which saves half a second for a
 * workbook of 100,000 rows over a stream (the checksum of maintained libraries alone is a tenth of the export; decision
 * 10). Any number of files and bytes in all (ZIP64); throws RangeError for a file past 4 GB, and for a stored one whose
 * length differs from the declared one.
 */
export async function* zip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  modified = new Date(),
): AsyncGenerator<Uint8Array<ArrayBufferLike>> {
  const packed: Packed[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const written = { name: entry.name, modified, offset };
    const pieces = entry.stored ? storeEntry(entry, { ...written, ...entry.stored }) : deflateEntry(entry, written);
    for (let next = await pieces.next(); ; next = await pieces.next()) {
      if (next.done) {
        packed.push(next.value);
        break;
      }
      offset += next.value.length;
      yield next.value;
    }
  }
  const directory = packed.map(centralRecord);
  yield* directory;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  yield* endRecords({ count: packed.length, offset, size });
}

type Pieces = AsyncGenerator<Uint8Array, Packed>;
type Written = Pick<Packed, 'name' | 'modified' | 'offset'>;

async function* deflateEntry({ data }: ZipEntry, written: Written): Pieces {
  const method = 'deflated';
  yield localRecord({ ...written, method, crc: 0, size: 0, packed: 0 });
  let [crc, size, packed] = [0, 0, emptyLastBlock.length];
  for await (const piece of data) {
    crc = crc32(piece, crc);
    size += piece.length;
    const block = deflate(piece);
    packed += block.length;
    yield block;
  }
  const sums: Sums = { crc, size, packed };
  yield Uint8Array.from(emptyLastBlock);
  yield descriptor(sums);
  return { ...written, method, ...sums };
}

async function* storeEntry({ data }: ZipEntry, written: Written & { crc: number; size: number }): Pieces {
  const entry: Packed = { ...written, method: 'stored', packed: written.size };
  yield localRecord(entry);
  let size = 0;
  for await (const piece of data) {
    size += piece.length;
    yield piece;
  }
  if (size !== entry.size)
    throw new RangeError(`${entry.name} has ${size} bytes, not the ${entry.size} that were said`);
  return entry;
}

/** A piece as blocks that end on a byte and are not the last. */
const deflate = (piece: Uint8Array): Uint8Array<ArrayBuffer> => {
  const block = deflateRawSync(piece, { level, finishFlush: constants.Z_FULL_FLUSH });
  // Small results lie in memory that Node shares among many.
  return block.byteLength === block.buffer.byteLength ? block : Uint8Array.from(block);
};
