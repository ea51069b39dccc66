import { closeSync, openSync, writeSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

/** A PDF that is written object by object, under numbers of its own; small objects are packed together. */
export interface PdfWriter {
  /** Writes a stream whose dictionary is `entries` without its length. */
  stream(number: number, entries: string, contents: Uint8Array): void;
  object(number: number, text: string): void;
  /** Writes where everything stands and what to begin with. `count`: one more than the highest number in use. */
  finish(from: { readonly root: number; readonly info: number | undefined; readonly count: number }): void;
  close(): void;
}

/** Objects of one pack, and characters after which a pack is full: readers unpack it whole for one of them. */
const packed = { objects: 100, characters: 200_000 };

/** Bytes that wait to be written together: many streams are small. */
const mostHeld = 512 * 1024;

type Place = { readonly offset: number } | { readonly pack: number; readonly index: number };

interface Packed {
  readonly number: number;
  readonly text: string;
}

/** Starts a PDF at this path. Throws what the file system throws. */
export const createPdfWriter = (path: string): PdfWriter => {
  const file = openSync(path, 'w');
  const places = new Map<number, Place>();
  const packs: Packed[][] = [];
  let pack: Packed[] = [];
  let packSize = 0;
  let position = 0;
  let held: Uint8Array[] = [];
  let heldSize = 0;
  const flush = () => {
    const bytes = Buffer.concat(held);
    [held, heldSize] = [[], 0];
    for (let written = 0; written < bytes.byteLength; ) written += writeSync(file, bytes, written);
  };
  const write = (bytes: Uint8Array) => {
    held.push(bytes);
    heldSize += bytes.byteLength;
    position += bytes.byteLength;
    if (heldSize > mostHeld) flush();
  };
  const text = (words: string) => write(Buffer.from(words, 'latin1'));
  const stream = (number: number, entries: string, contents: Uint8Array) => {
    places.set(number, { offset: position });
    text(`${number} 0 obj\n<<${entries}/Length ${contents.byteLength}>>\nstream\n`);
    write(contents);
    text('\nendstream\nendobj\n');
  };
  const writePack = (number: number, objects: readonly Packed[]) => {
    let offset = 0;
    const heads = objects.map((object, index) => {
      places.set(object.number, { pack: number, index });
      const head = `${object.number} ${offset}`;
      offset += object.text.length + 1;
      return head;
    });
    const first = `${heads.join(' ')}\n`;
    const body = deflateSync(Buffer.from(`${first}${objects.map((object) => object.text).join('\n')}\n`, 'latin1'));
    stream(number, `/Type/ObjStm/N ${objects.length}/First ${first.length}/Filter/FlateDecode`, body);
  };

  // The second line tells programs that transfer files that this one is not text. PDF 32000-1 §7.5.2.
  text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  return {
    stream,
    object: (number, words) => {
      pack.push({ number, text: words });
      packSize += words.length;
      if (pack.length < packed.objects && packSize < packed.characters) return;
      packs.push(pack);
      [pack, packSize] = [[], 0];
    },
    finish: ({ root, info, count }) => {
      if (pack.length > 0) packs.push(pack);
      let next = count;
      for (const objects of packs) writePack(next++, objects);
      const place = position;
      places.set(next, { offset: place });
      const entries = `/Type/XRef/W[1 5 2]/Size ${next + 1}/Root ${root} 0 R${info === undefined ? '' : `/Info ${info} 0 R`}`;
      stream(next, `${entries}/Filter/FlateDecode`, deflateSync(tableOf(places, next + 1)));
      text(`startxref\n${place}\n%%EOF\n`);
      flush();
    },
    close: () => closeSync(file),
  };
};

/** Eight bytes an object: in the file or in a pack, where, and which of its pack. PDF 32000-1 §7.5.8.3. */
const tableOf = (places: ReadonlyMap<number, Place>, count: number): Buffer => {
  const table = Buffer.alloc(count * 8);
  for (const [number, place] of places) {
    const isPacked = 'pack' in place;
    table[number * 8] = isPacked ? 2 : 1;
    table.writeUIntBE(isPacked ? place.pack : place.offset, number * 8 + 1, 5);
    table.writeUInt16BE(isPacked ? place.index : 0, number * 8 + 6);
  }
  table.writeUInt16BE(65_535, 6);
  return table;
};
