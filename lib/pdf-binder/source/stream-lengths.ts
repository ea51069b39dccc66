/**
 * Writes the length of a stream that is an object of its own into the stream's dictionary. pdf-lib does not follow the
 * reference: it looks for the end of the stream byte by byte, and drops a last byte that looks like an end of line.
 * Only lengths that the keyword at the end of the stream confirms are written.
 */
export const writeStreamLengths = (bytes: Buffer): void => {
  for (let at = bytes.indexOf(key); at !== -1; at = bytes.indexOf(key, at + key.length)) {
    const after = bytes.toString('latin1', at, at + reach);
    const [, space, reference, object] = declaration.exec(after) ?? [];
    if (space === undefined || reference === undefined) continue;
    const from = at + key.length + space.length;
    const start = streamStart(bytes, from + reference.length);
    const length = start === undefined ? undefined : findLength(bytes, { object: `${object} 0 obj`, start });
    if (length === undefined || length.length > reference.length) continue;
    bytes.write(length.padEnd(reference.length), from, 'latin1');
  }
};

const key = '/Length';
const declaration = /^\/Length(\s*)((\d+)\s+0\s+R)/;

/** Bytes in which what follows a key is looked for. */
const reach = 512;

/** Where the content of a stream begins after the rest of its dictionary. */
const streamStart = (bytes: Buffer, from: number): number | undefined => {
  const rest = bytes.toString('latin1', from, from + reach);
  const [found] = /^[\s\S]*?>>\s*stream(\r\n|\n|\r)/.exec(rest) ?? [];
  return found === undefined || found.includes('endobj') ? undefined : from + found.length;
};

/** The digits of a length: most often the object that follows the stream. */
const findLength = (bytes: Buffer, { object, start }: { object: string; start: number }): string | undefined => {
  for (const from of [start, 0]) {
    const at = bytes.indexOf(object, from);
    const [, digits] =
      at === -1 ? [] : (/^\d+ 0 obj\s+(\d+)\s+endobj/.exec(bytes.toString('latin1', at, at + 64)) ?? []);
    const end = start + Number(digits);
    if (digits && /^\s*endstream/.test(bytes.toString('latin1', end, end + 16))) return digits;
  }
  return undefined;
};
