import { findCode, type Interner, intern, startOf } from './interner.ts';
import { createByteArray, readText, writeText } from './utf8.ts';

/** Distinct texts as UTF-8, each known by its code. */
export type Texts = Interner<Uint8Array<ArrayBuffer>>;

/** The code of a text; a new text gets a code now. */
export const internText = (texts: Texts, text: string): number => {
  const length = encode(text);
  return intern(texts, encoded(), length);
};

/** The code of a text, or -1 when it was never interned. */
export const findText = (texts: Texts, text: string): number => {
  const length = encode(text);
  return findCode(texts, encoded(), length);
};

/** The text of a code. */
export const decode = (texts: Texts, code: number): string => {
  const { data } = texts.cells;
  const start = startOf(texts, code);
  const end = texts.ends.data[code]!;
  if (end - start > shortest) return readText(data, start, end);
  let text = '';
  for (let at = start; at < end; at++) {
    if (data[at]! > 127) return readText(data, start, end);
    text += String.fromCharCode(data[at]!);
  }
  return text;
};

/** Writes a text as UTF-8 at the beginning of `encoded()` and gives its length in bytes. */
export const encode = (text: string): number => {
  if (text.length * 3 > scratch.length) scratch = createByteArray(text.length * 3);
  return writeText(scratch, text);
};

/** The bytes of the last text given to `encode`; the next call overwrites them. */
export const encoded = (): Uint8Array<ArrayBuffer> => scratch;

/** Up to this many bytes an ASCII text is read quicker by hand than by a call into Node. */
const shortest = 12;
let scratch = createByteArray(4096);
