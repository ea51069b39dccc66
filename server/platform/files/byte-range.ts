import type { ByteRange } from './file-store.ts';

/**
 * The part of a file of so many bytes that a Range header asks for: undefined when it asks for the whole, for several parts or
 * for what is no range, all of which get the whole; `beyond` when the part does not lie in the file.
 */
export const readByteRange = (header: string | undefined, size: number): ByteRange | 'beyond' | undefined => {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '')
    return size > 0 && Number(to) > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : 'beyond';
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'beyond';
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
};
