import type { Pictogram } from '#contract/sheets/pictogram.ts';

const drawings = import.meta.glob<string>('../../contract/pictograms/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Under 30 px the full drawings blur; each has a simplified one. */
const smallBelow = 30;

/** Address of a pictogram's drawing, for the size in pixels at which it will stand; the full one when left out. */
export const drawingOf = (code: Pictogram, size = smallBelow): string | undefined =>
  drawings[`../../contract/pictograms/${code}${size < smallBelow ? '-small' : ''}.svg`];
