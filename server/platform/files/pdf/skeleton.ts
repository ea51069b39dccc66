import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes of a stream's content up to which it is kept: what is larger are pictures, fonts and pages. */
const smallStream = 4096;

/** Bytes looked through at once. */
const windowSize = 256 * 1024;

/** Bytes before a stream in which its dictionary is looked for. */
const dictionaryReach = 2048;

/**
 * The structure of a PDF file: all of it but the content of its large streams, so that a file of many megabytes is checked
 * in little memory. Where content is left out its length is said to be none: a parser that trusted the old one would take
 * whatever comes so much later for the end of the stream, and miss the objects between.
 */
export const readSkeleton = (path: string): Buffer => {
  const file = openSync(path, 'r');
  try {
    return skeletonOf(createReader(file));
  } finally {
    closeSync(file);
  }
};

const skeletonOf = (reader: Reader): Buffer => {
  const kept: Buffer[] = [];
  let position = 0;
  const keepTo = (end: number) => {
    for (; position < end; position += windowSize)
      kept.push(reader.read(position, Math.min(end, position + windowSize)));
    position = end;
  };
  while (position < reader.size) {
    const keyword = reader.indexOf('stream', position);
    if (keyword === -1) break;
    const stream = streamAt(reader, keyword);
    if (!stream) {
      keepTo(keyword + 'stream'.length);
      continue;
    }
    const isKept = stream.isStructure || stream.end - stream.start <= smallStream;
    const { length } = stream;
    if (!isKept && length && length.start >= position) {
      keepTo(length.start);
      // As many bytes as before, so that no object begins elsewhere for it.
      kept.push(Buffer.from('0'.padEnd(length.end - length.start)));
      position = length.end;
    }
    keepTo(isKept ? stream.end : stream.start);
    position = stream.end;
  }
  keepTo(reader.size);
  return Buffer.concat(kept);
};

interface Stream {
  /** Where its content starts and ends. */
  readonly start: number;
  readonly end: number;
  /** Where its dictionary says how long it is, by a number or by the object that holds one. */
  readonly length: { readonly start: number; readonly end: number } | undefined;
  /** It holds objects or their places, which are part of the structure. */
  readonly isStructure: boolean;
}

/** The stream that this keyword opens; undefined where it is a word of something else, or the stream has no end. */
const streamAt = (reader: Reader, keyword: number): Stream | undefined => {
  const before = reader.read(Math.max(0, keyword - dictionaryReach), keyword).toString('latin1');
  if (!/>>\s*$/.test(before)) return undefined;
  const after = reader.read(keyword + 6, keyword + 8).toString('latin1');
  const start = keyword + 6 + (after.startsWith('\r\n') ? 2 : /^[\r\n]/.test(after) ? 1 : 0);
  const dictionaryAt = before.lastIndexOf(' obj') + 1;
  const dictionary = before.slice(dictionaryAt);
  const written = /(?<=\/Length\s+)\d+(\s+\d+\s+R)?(?!\d)/.exec(dictionary);
  const declared = written && !written[1] ? Number(written[0]) : -1;
  const end = endsAt(reader, start + declared) ? start + declared : reader.indexOf('endstream', start);
  if (end === -1) return undefined;
  const lengthAt = keyword - before.length + dictionaryAt + (written?.index ?? 0);
  return {
    start,
    end,
    length: written ? { start: lengthAt, end: lengthAt + written[0].length } : undefined,
    isStructure: /\/(ObjStm|XRef)\b/.test(dictionary),
  };
};

const endsAt = (reader: Reader, position: number): boolean =>
  position >= 0 && /^\s*endstream/.test(reader.read(position, position + 16).toString('latin1'));

interface Reader {
  readonly size: number;
  /** The bytes from `start` to before `end`, as far as there are any; a copy. */
  read(start: number, end: number): Buffer;
  /** Where the word next stands, at or after that place; -1 when it does not. */
  indexOf(word: string, from: number): number;
}

const createReader = (file: number): Reader => {
  const { size } = fstatSync(file);
  const read = (start: number, end: number): Buffer => {
    const bytes = Buffer.allocUnsafeSlow(Math.max(0, Math.min(end, size) - start));
    return bytes.subarray(0, bytes.length === 0 ? 0 : readSync(file, bytes, 0, bytes.length, start));
  };
  const window = Buffer.allocUnsafeSlow(windowSize);
  const indexOf = (word: string, from: number): number => {
    for (let start = from; start < size; start += windowSize - word.length + 1) {
      const length = readSync(file, window, 0, windowSize, start);
      const found = window.subarray(0, length).indexOf(word, 0, 'latin1');
      if (found !== -1) return start + found;
    }
    return -1;
  };
  return { size, read, indexOf };
};
