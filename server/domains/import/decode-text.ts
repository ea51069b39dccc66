/** How the bytes of a list were written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/**
 * The text of a list. Excel writes "CSV" in Windows-1252 and "Unicode text" in UTF-16 with a mark: what carries no mark
 * and is not valid UTF-8 is taken for Windows-1252, in which every byte means something.
 */
export const decodeText = (bytes: Uint8Array): { text: string; encoding: Encoding } => {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
};

const encodingOf = (bytes: Uint8Array): Encoding => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};
