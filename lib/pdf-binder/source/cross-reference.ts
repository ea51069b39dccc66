import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/** Where an object stands: in the file, or as one of those packed in the stream of that number. */
export type Place = { readonly offset: number } | { readonly pack: number; readonly index: number };

/** Where each object in use stands, by its number, and the newest trailer. */
interface CrossReference {
  readonly places: ReadonlyMap<number, Place>;
  readonly trailer: PDFDict;
}

/** Thrown for a file that is not as it should be; anyone who reads all of it may still make something of it. */
export class IrregularPdf extends Error {}

/** Reads where the objects of a file stand, from its end. Throws `IrregularPdf`. */
export const readCrossReference = (bytes: Buffer, context: PDFContext): CrossReference => {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 1024));
  const [, last] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(end) ?? [];
  const places = new Map<number, Place | undefined>();
  const seen = new Set<number>();
  const waiting = [Number(last ?? Number.NaN)];
  let trailer: PDFDict | undefined;
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at) || !(at >= 0 && at < bytes.length)) throw new IrregularPdf('a section stands nowhere');
    seen.add(at);
    const section = bytes.toString('latin1', at, at + 4) === 'xref' ? readTable : readStream;
    const dictionary = section(bytes, { at, context, places });
    trailer ??= dictionary;
    // What a table lacks stands in the stream beside it, before older sections. PDF 32000-1 §7.5.8.4.
    const next = ['XRefStm', 'Prev'].map((key) => dictionary.get(PDFName.of(key)));
    waiting.unshift(...next.flatMap((place) => (place instanceof PDFNumber ? [place.asNumber()] : [])));
  }
  if (!trailer || trailer.has(PDFName.of('Encrypt'))) throw new IrregularPdf('nothing that can be read piece by piece');
  const free = [...places].flatMap(([number, place]) => (place ? [[number, place] as const] : []));
  return { places: new Map(free), trailer };
};

/** Parses the object at that offset; with `number`, the object must have that number. */
export const parseAt = (
  bytes: Buffer,
  { at, context, number }: { at: number; context: PDFContext; number?: number },
) => {
  const [header = '', found] = /^\s*(\d+)\s+\d+\s+obj/.exec(bytes.toString('latin1', at, at + 40)) ?? [];
  if (found === undefined || (number !== undefined && Number(found) !== number))
    throw new IrregularPdf('no such object');
  return PDFObjectParser.forBytes(bytes.subarray(at + header.length), context).parseObject();
};

interface Section {
  readonly at: number;
  readonly context: PDFContext;
  readonly places: Map<number, Place | undefined>;
}

/** The newest section that names an object says where it is. */
const note = (places: Section['places'], number: number, place: Place | undefined) => {
  if (!places.has(number)) places.set(number, place);
};

const readTable = (bytes: Buffer, { at, context, places }: Section): PDFDict => {
  const end = bytes.indexOf('trailer', at);
  if (end === -1) throw new IrregularPdf('a table without an end');
  const words = bytes
    .toString('latin1', at + 4, end)
    .trim()
    .split(/\s+/);
  for (let index = 0; index < words.length; ) {
    const first = Number(words[index]);
    const count = Number(words[index + 1]);
    index += 2;
    for (let number = first; number < first + count; number++, index += 3) {
      const kind = words[index + 2];
      if (kind !== 'n' && kind !== 'f') throw new IrregularPdf('a table with a gap');
      note(places, number, kind === 'n' ? { offset: Number(words[index]) } : undefined);
    }
  }
  const trailer = PDFObjectParser.forBytes(bytes.subarray(end + 'trailer'.length), context).parseObject();
  if (!(trailer instanceof PDFDict)) throw new IrregularPdf('no trailer');
  return trailer;
};

const readStream = (bytes: Buffer, { at, context, places }: Section): PDFDict => {
  const stream = parseAt(bytes, { at, context });
  if (!(stream instanceof PDFRawStream)) throw new IrregularPdf('no section');
  const [typeWidth = 0, placeWidth = 0, thirdWidth = 0] = numbersOf(stream.dict.get(PDFName.of('W')));
  const size = stream.dict.lookup(PDFName.of('Size'), PDFNumber).asNumber();
  const ranges = stream.dict.has(PDFName.of('Index')) ? numbersOf(stream.dict.get(PDFName.of('Index'))) : [0, size];
  const rows = Buffer.from(decodePDFRawStream(stream).decode());
  let position = 0;
  const field = (width: number): number => {
    let value = 0;
    for (const end = position + width; position < end; position++) value = value * 256 + (rows[position] ?? 0);
    return value;
  };
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    for (let number = ranges[range]!; number < ranges[range]! + ranges[range + 1]!; number++) {
      if (position >= rows.length) throw new IrregularPdf('a section that ends early');
      const type = typeWidth === 0 ? 1 : field(typeWidth);
      const second = field(placeWidth);
      const third = field(thirdWidth);
      if (type === 1) note(places, number, { offset: second });
      else note(places, number, type === 2 ? { pack: second, index: third } : undefined);
    }
  }
  return stream.dict;
};

const numbersOf = (array: unknown): number[] =>
  array instanceof PDFArray
    ? array.asArray().map((each) => (each instanceof PDFNumber ? each.asNumber() : Number.NaN))
    : [];
