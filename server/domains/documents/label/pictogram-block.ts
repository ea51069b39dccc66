import type { Pictogram } from '#contract/sheets/pictogram.ts';
import { type Block, emptyBlock } from './blocks.ts';

/** Of a pictogram's side, between two of them. */
const gap = 0.08;

/** Pictograms in as few rows as `width` allows, rows of about the same length. */
export const pictogramBlock = (pictograms: readonly Pictogram[], size: number, width: number): Block => {
  if (pictograms.length === 0) return emptyBlock;
  const pitch = size * (1 + gap);
  const perRow = Math.max(1, Math.floor((width + size * gap) / pitch));
  const rows = Math.ceil(pictograms.length / perRow);
  const columns = Math.ceil(pictograms.length / rows);
  return {
    width: columns * pitch - size * gap,
    height: rows * pitch - size * gap,
    place: (x, y) =>
      pictograms.map((code, index) => ({
        kind: 'pictogram',
        x: x + (index % columns) * pitch,
        y: y + Math.floor(index / columns) * pitch,
        code,
        size,
      })),
  };
};
