import { closeSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

/** A PDF that is written while it comes to be: only the places of its objects are kept in memory. */
export interface PdfFile {
  /** A number for an object that is written later; an object that is never written is null. */
  reserve(): number;
  /** Writes an object; with `contents`, a stream whose dictionary is `body` without its end and its length. */
  write(number: number, body: string, contents?: Uint8Array): void;
  /** Writes an object under the next number, and gives that. */
  add(body: string, contents?: Uint8Array): number;
  mark(): PdfMark;
  /** Takes back what was reserved and written since. */
  rewind(mark: PdfMark): void;
  /** Writes where everything stands and what to begin with; gives the size. Bytes are on the disk when it returns. */
  finish(from: { readonly catalog: number; readonly info: number }): number;
  /** Gives the file back to the system, finished or not. */
  close(): void;
}

/** A point to go back to: the next free number, and the bytes written. */
interface PdfMark {
  readonly objects: number;
  readonly position: number;
}

const bufferSize = 1024 * 1024;

/** Starts a PDF at this path and replaces a file that is there. Throws what the file system throws. */
export const createPdfFile = (path: string): PdfFile => {
  const file = openSync(path, 'w');
  const buffer = Buffer.allocUnsafeSlow(bufferSize);
  let flushed = 0;
  let used = 0;
  let places = new Float64Array(4096);
  let objects = 1;

  const flush = () => {
    writeAll(file, buffer.subarray(0, used), flushed);
    flushed += used;
    used = 0;
  };
  const text = (piece: string) => {
    if (piece.length > bufferSize - used) flush();
    if (piece.length > bufferSize) return bytes(Buffer.from(piece, 'latin1'));
    used += buffer.write(piece, used, 'latin1');
  };
  const bytes = (piece: Uint8Array) => {
    if (piece.byteLength > bufferSize - used) flush();
    if (piece.byteLength > bufferSize) {
      writeAll(file, piece, flushed);
      flushed += piece.byteLength;
      return;
    }
    buffer.set(piece, used);
    used += piece.byteLength;
  };

  const reserve = () => {
    if (objects === places.length) places = doubled(places);
    return objects++;
  };
  const write = (number: number, body: string, contents?: Uint8Array) => {
    places[number] = flushed + used;
    text(`${number} 0 obj\n${body}`);
    if (contents) {
      text(`/Length ${contents.byteLength}>>\nstream\n`);
      bytes(contents);
      text('\nendstream');
    }
    text('\nendobj\n');
  };
  const add = (body: string, contents?: Uint8Array) => {
    const number = reserve();
    write(number, body, contents);
    return number;
  };

  // The second line tells programs that transfer files that this one is not text. PDF 32000-1 §7.5.2.
  text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  return {
    reserve,
    write,
    add,
    mark: () => ({ objects, position: flushed + used }),
    rewind: (mark) => {
      places.fill(0, mark.objects, objects);
      objects = mark.objects;
      used = Math.max(0, mark.position - flushed);
      flushed = Math.min(flushed, mark.position);
    },
    finish: ({ catalog, info }) => {
      const number = reserve();
      const place = flushed + used;
      places[number] = place;
      const table = deflateSync(entriesOf(places.subarray(0, objects)));
      const dictionary = `<</Type/XRef/W[1 5 2]/Size ${objects}/Root ${catalog} 0 R/Info ${info} 0 R/Filter/FlateDecode`;
      write(number, dictionary, table);
      text(`startxref\n${place}\n%%EOF\n`);
      flush();
      ftruncateSync(file, flushed);
      fsyncSync(file);
      return flushed;
    },
    close: () => closeSync(file),
  };
};

/** A single `write` may write less than it was given. */
const writeAll = (file: number, bytes: Uint8Array, position: number) => {
  for (let written = 0; written < bytes.byteLength; )
    written += writeSync(file, bytes, written, bytes.byteLength - written, position + written);
};

const doubled = (places: Float64Array<ArrayBuffer>) => {
  const larger = new Float64Array(places.length * 2);
  larger.set(places);
  return larger;
};

/** Eight bytes an object: whether there is one, its place in five bytes, which are enough for a terabyte, its generation. */
const entriesOf = (places: Float64Array): Buffer => {
  const entries = Buffer.alloc(places.length * 8);
  places.forEach((place, number) => {
    entries[number * 8] = place === 0 ? 0 : 1;
    entries.writeUIntBE(place, number * 8 + 1, 5);
  });
  // The first object is the head of those that are not there. PDF 32000-1 §7.5.4.
  entries.writeUInt16BE(65_535, 6);
  return entries;
};
