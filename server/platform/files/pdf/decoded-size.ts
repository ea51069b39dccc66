import { createInflate, inflateSync, constants as zlib } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';

/** A PDF that a reader could open only with far more memory or time than a sheet is worth. */
export class TooComplexPdf extends Error {}

/**
 * Bytes that a page, a font or a form may unpack to; a picture; and all of a file together. `assumed`: what so little was packed
 * into that it is taken for as much as it can be, rather than unpacked.
 */
const limits = { stream: 32_000_000, picture: 256_000_000, file: 1_000_000_000, assumed: 500_000_000 };

/** Times that deflated bytes can grow at most. RFC 1951: 258 bytes for two bits, less what the block's head takes. */
const mostGrowth = 1032;

/** Dots of a picture: a page of 1,200 dots an inch has 140 million. */
const mostDots = 200_000_000;

const nameOf = (name: string) => PDFName.of(name);
const expanding = new Set(['FlateDecode', 'Fl', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL'].map(nameOf));
const textual = new Set(['ASCII85Decode', 'A85', 'ASCIIHexDecode', 'AHx'].map(nameOf));

/** Adds up what the streams of one file unpack to, without keeping any of it. Throws TooComplexPdf when it is too much. */
export const createDecodedSizes = (): ((stream: PDFRawStream) => Promise<void>) => {
  let total = 0;
  let assumed = 0;
  return async (stream) => {
    const { dict } = stream;
    const isPicture = dict.lookup(nameOf('Subtype')) === nameOf('Image');
    if (isPicture && dotsOf(dict) > mostDots) throw new TooComplexPdf('a picture of too many dots');
    const filters = filtersOf(dict);
    const first = filters.findIndex((filter) => expanding.has(filter));
    if (first === -1) return;
    const most = isPicture ? limits.picture : limits.stream;
    const outer = unwrap(stream, filters.slice(0, first));
    const isTwice = filters.filter((filter) => expanding.has(filter)).length > 1;
    const packed = isTwice ? unpackSmall(outer, { filters: filters.slice(first), dict }) : outer;
    const filter = filters[isTwice ? first + 1 : first]!;
    const atMost = isDeflate(filter) ? packed.byteLength * mostGrowth : Number.POSITIVE_INFINITY;
    if (atMost <= Math.min(most, limits.assumed - assumed)) {
      assumed += atMost;
      return;
    }
    const room = Math.min(most, limits.file - total);
    const size = await sizeOf(filter, { packed, room, dict });
    if (size > room) throw new TooComplexPdf('too many bytes');
    total += size;
  };
};

/** The filters of a stream, in the order in which they are undone. */
export const filtersOf = (dict: PDFDict): PDFName[] => {
  const filter = dict.lookup(nameOf('Filter')) ?? dict.lookup(nameOf('F'));
  const listed = filter instanceof PDFArray ? filter.asArray().map((each) => dict.context.lookup(each)) : [filter];
  return listed.filter((each) => each instanceof PDFName);
};

const dotsOf = (dict: PDFDict): number => {
  const [width, height] = ['Width', 'Height'].map((side) => dict.lookup(nameOf(side)));
  return width instanceof PDFNumber && height instanceof PDFNumber ? width.asNumber() * height.asNumber() : 0;
};

/** What letters and digits stand for; no more bytes than four for each. */
const unwrap = (stream: PDFRawStream, filters: readonly PDFName[]): Uint8Array => {
  const contents = stream.getContents();
  if (filters.length === 0 || !filters.every((filter) => textual.has(filter))) return contents;
  const outer = PDFDict.withContext(stream.dict.context);
  const long = filters.map((filter) => nameOf(/A85|85/.test(filter.asString()) ? 'ASCII85Decode' : 'ASCIIHexDecode'));
  outer.set(nameOf('Filter'), stream.dict.context.obj(long));
  return decodePDFRawStream(PDFRawStream.of(outer, contents)).decode();
};

/** Bytes that what is packed twice may have between: a logo that a program packed, and the next one packed again. */
const mostBetween = 1_000_000;

/** Undoes the outer of two packings. Throws TooComplexPdf where they are more, of another kind, or would be more than a logo. */
const unpackSmall = (
  packed: Uint8Array,
  { filters, dict }: { filters: readonly PDFName[]; dict: PDFDict },
): Uint8Array => {
  const [outer, inner, ...others] = filters;
  const isPlain = outer && inner && others.length === 0 && isDeflate(outer) && expanding.has(inner);
  // A predictor makes other bytes of what was unpacked.
  if (!isPlain || parmsOf(dict).some((each) => each instanceof PDFDict)) throw new TooComplexPdf('packed twice');
  try {
    return inflateSync(packed, { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength: mostBetween });
  } catch {
    throw new TooComplexPdf('packed twice');
  }
};

const parmsOf = (dict: PDFDict) => {
  const given = dict.lookup(nameOf('DecodeParms')) ?? dict.lookup(nameOf('DP'));
  return given instanceof PDFArray ? given.asArray().map((each) => dict.context.lookup(each)) : [given];
};

interface Counting {
  readonly packed: Uint8Array;
  /** Bytes after which nobody counts any further. */
  readonly room: number;
  readonly dict: PDFDict;
}

const isDeflate = (filter: PDFName) => filter === PDFName.FlateDecode || filter === nameOf('Fl');

const sizeOf = async (filter: PDFName, counting: Counting): Promise<number> => {
  if (isDeflate(filter)) return inflatedSize(counting);
  return /LZW/.test(filter.asString()) ? lzwSize(counting) : runLengthSize(counting);
};

/** Bytes that are unpacked at once, and forgotten; more is unpacked piece by piece. */
const atOnce = 8_000_000;

/** As much as unpacks before the end or the first fault: readers get no further either. */
const inflatedSize = async ({ packed, room }: Counting): Promise<number> => {
  try {
    return inflateSync(packed, { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength: atOnce }).byteLength;
  } catch {
    return countInflated({ packed, room });
  }
};

const countInflated = async ({ packed, room }: Pick<Counting, 'packed' | 'room'>): Promise<number> => {
  const inflate = createInflate({ finishFlush: zlib.Z_SYNC_FLUSH, chunkSize: 256 * 1024 });
  let size = 0;
  inflate.end(packed);
  try {
    for await (const chunk of inflate) {
      size += (chunk as Buffer).byteLength;
      if (size > room) break;
    }
  } catch {
    // A stream with a fault in it is shown as far as it goes.
  }
  return size;
};

/** Lengths of what the codes stand for are enough to count. PDF 32000-1 §7.4.4. */
const lzwSize = ({ packed, room, dict }: Counting): number => {
  const given = dict.lookup(nameOf('DecodeParms'));
  const early = given instanceof PDFDict ? given.lookup(nameOf('EarlyChange')) : undefined;
  const change = early instanceof PDFNumber ? early.asNumber() : 1;
  const lengths = new Uint32Array(4097).fill(1, 0, 256);
  let [size, next, width, bits, held, previous] = [0, 258, 9, 0, 0, 0];
  for (const byte of packed) {
    held = ((held << 8) | byte) & 0xff_ff_ff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >>> bits) & ((1 << width) - 1);
    if (code === 257 || size > room) break;
    if (code === 256) {
      [next, width, previous] = [258, 9, 0];
      continue;
    }
    if (previous > 0 && next < 4096) lengths[next++] = previous + 1;
    previous = code < next ? (lengths[code] ?? 0) : 0;
    size += previous;
    width = next + change >= 2048 ? 12 : next + change >= 1024 ? 11 : next + change >= 512 ? 10 : 9;
  }
  return size;
};

const runLengthSize = ({ packed }: Counting): number => {
  let size = 0;
  for (let at = 0; at < packed.length && packed[at] !== 128; ) {
    const length = packed[at] ?? 128;
    size += length < 128 ? length + 1 : 257 - length;
    at += length < 128 ? length + 2 : 2;
  }
  return size;
};
