/**
 * Texts as UTF-8. Node's Buffer reads and writes them far quicker than anything else; without it, as in a browser, the
 * platform's own coders do.
 */
const buffer = (globalThis as { Buffer?: typeof Buffer }).Buffer;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Bytes that are all 0. */
export const createByteArray = (size: number): Uint8Array<ArrayBuffer> =>
  buffer ? buffer.alloc(size) : new Uint8Array(size);

/** The text between two places of an array that `createByteArray` made. */
export const readText = (bytes: Uint8Array<ArrayBuffer>, start: number, end: number): string =>
  buffer ? (bytes as Buffer).toString('utf8', start, end) : decoder.decode(bytes.subarray(start, end));

/** Writes a text at the beginning of such an array, which has room for it, and gives its length in bytes. */
export const writeText = (bytes: Uint8Array<ArrayBuffer>, text: string): number =>
  buffer ? (bytes as Buffer).write(text, 'utf8') : encoder.encodeInto(text, bytes).written;
