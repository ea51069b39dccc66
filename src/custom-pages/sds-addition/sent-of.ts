import type { UploadProgress } from '#src/providers/upload.ts';

/**
 * How many bytes of each file have gone out. The form says only how much of it has in all; the files follow one another, behind
 * what was typed.
 */
export const sentOf = (sizes: readonly number[], { sent, total }: UploadProgress): number[] => {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let left = Math.max(0, sent - Math.max(0, total - all));
  return sizes.map((size) => {
    const part = Math.min(size, left);
    left -= part;
    return part;
  });
};
