import { inflateSync, constants as zlib } from 'node:zlib';
import {
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  type PDFStream,
} from '@cantoo/pdf-lib';
import { filtersOf, TooComplexPdf } from './decoded-size.ts';

/** Bytes that the structure of a file may unpack to: so much for any, more for a large one, never above the last. */
const limits = { least: 4_000_000, timesFile: 20, most: 48_000_000 };

const nameOf = (name: string) => PDFName.of(name);

/**
 * Facts noted while one file is read; pdf-lib turns every exception of its parser into the fault of one object, so they
 * are noted here too.
 */
interface Reading {
  room: number;
  isTooComplex: boolean;
  /** Objects that were packed in streams. */
  readonly packed: Set<PDFRef>;
}

/**
 * pdf-lib's parser with its own unpacking of object streams: a limited number of bytes, and each object once. pdf-lib
 * would unpack without a limit, and read an object as often as a stream lists it.
 */
class BoundedParser extends PDFParser {
  readonly #reading: Reading;

  constructor(reading: Reading, ...given: ConstructorParameters<typeof PDFParser>) {
    super(...given);
    this.#reading = reading;
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const object = super.parseDictOrStream(ref);
    if (!(object instanceof PDFRawStream)) return object;
    const type = object.dict.lookup(nameOf('Type'));
    if (type === nameOf('XRef')) return withoutEntries(object);
    if (type !== nameOf('ObjStm')) return object;
    try {
      this.#takeIn(object);
    } catch (error) {
      if (error instanceof TooComplexPdf) this.#reading.isTooComplex = true;
      throw error;
    }
    return PDFRawStream.of(PDFDict.withContext(this.context), new Uint8Array());
  }

  #takeIn(pack: PDFRawStream): void {
    const bytes = this.#unpack(pack);
    const [first, count] = ['First', 'N'].map((key) => pack.dict.lookup(nameOf(key), PDFNumber).asNumber());
    const numbers = latin1(bytes.subarray(0, first))
      .trim()
      .split(/\s+/)
      .map(Number)
      .slice(0, 2 * (count ?? 0));
    const offsets = numbers.filter((_, index) => index % 2 === 1);
    const ordered = [...new Set(offsets)].sort((one, other) => one - other);
    if (ordered.length < offsets.length) throw new TooComplexPdf('one object under many numbers');
    const ends = new Map(ordered.map((offset, index) => [offset, ordered[index + 1]]));
    for (const [index, offset] of offsets.entries()) {
      const end = ends.get(offset);
      const own = bytes.subarray((first ?? 0) + offset, end === undefined ? undefined : (first ?? 0) + end);
      const ref = PDFRef.of(numbers[2 * index]!, 0);
      this.context.assign(ref, PDFObjectParser.forBytes(own, this.context).parseObject());
      this.#reading.packed.add(ref);
    }
  }

  #unpack({ dict, contents }: PDFRawStream): Uint8Array {
    const [filter, another] = filtersOf(dict);
    const parameters = dict.lookup(nameOf('DecodeParms'));
    const predictor = parameters instanceof PDFDict ? parameters.lookup(nameOf('Predictor')) : undefined;
    const isPlain = !(predictor instanceof PDFNumber) || predictor.asNumber() < 2;
    if (another || !isPlain || (filter && filter !== PDFName.FlateDecode)) throw new TooComplexPdf('packed strangely');
    const bytes = filter ? inflate(contents, this.#reading.room) : contents;
    this.#reading.room -= bytes.length;
    if (this.#reading.room < 0) throw new TooComplexPdf('too many objects');
    return bytes;
  }
}

/** Where objects stand is of no interest to pdf-lib, which reads them all; only the trailer is. */
const withoutEntries = ({ dict }: PDFRawStream): PDFRawStream => {
  const { context } = dict;
  for (const key of ['Filter', 'DecodeParms']) dict.delete(nameOf(key));
  dict.set(nameOf('Index'), context.obj([]));
  dict.set(nameOf('W'), context.obj([0, 0, 0]));
  return PDFRawStream.of(dict, new Uint8Array());
};

const inflate = (bytes: Uint8Array, room: number): Uint8Array => {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, room), finishFlush: zlib.Z_SYNC_FLUSH });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooComplexPdf('too many objects');
    throw error;
  }
};

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

export interface BoundedDocument {
  readonly context: PDFContext;
  /** Whether the string of an object is plain bytes rather than PDF syntax: pdf-lib gives those it deciphered like that. */
  readonly hasPlainStrings: (ref: PDFRef) => boolean;
}

/** Reads all objects of a PDF, deciphered with the empty password. One at a time. Throws TooComplexPdf, and what pdf-lib throws. */
export const readBounded = async (bytes: Uint8Array): Promise<BoundedDocument> => {
  const room = Math.min(limits.most, Math.max(limits.least, limits.timesFile * bytes.byteLength));
  let reading: Reading = { room, isTooComplex: false, packed: new Set() };
  // pdf-lib asks this for its parser; it has no other way to be given one.
  PDFParser.forBytesWithOptions = (...given) => {
    reading = { room, isTooComplex: reading.isTooComplex, packed: new Set() };
    return new BoundedParser(reading, ...given);
  };
  const document = await PDFDocument.load(bytes, {
    password: '',
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  }).catch((error: unknown) => {
    throw reading.isTooComplex ? new TooComplexPdf('too many objects') : error;
  });
  if (reading.isTooComplex) throw new TooComplexPdf('too many objects');
  const { context } = document;
  const { packed } = reading;
  return { context, hasPlainStrings: (ref) => context.isDecrypted && !packed.has(ref) };
};
