import type { Picture } from './picture.ts';

/** Dots from which down one is ink. */
const ink = 205;

/** Dots: no letter has a stroke so long, and no rule of a table is so thick. */
const [shortest, thickest] = [110, 9];

/**
 * The picture without the rules of its tables: Tesseract takes what is ruled for a drawing, and leaves out the rows. A rule is a long thin stretch of ink,
 * level or upright; where letters touch it, their ink stays.
 */
export const withoutRules = ({ width, height, dots }: Picture): Picture => {
  const cleared = dots.slice(0, width * height);
  const wipe = (along: number, across: number, lines: number, length: number) => {
    for (let line = 0; line < lines; line++) {
      let start = 0;
      for (let at = 0; at <= length; at++) {
        if (at < length && dots[line * across + at * along]! < ink) continue;
        if (at - start >= shortest) wipeRun(line, start, at);
        start = at + 1;
      }
    }
    function wipeRun(line: number, from: number, to: number) {
      for (let at = from; at < to; at++) {
        const dot = line * across + at * along;
        let thickness = 1;
        for (const way of [-1, 1])
          for (let step = 1; step <= thickest; step++) {
            const other = line + way * step;
            if (other < 0 || other >= lines || dots[dot + way * step * across]! >= ink) break;
            thickness++;
          }
        if (thickness <= thickest) cleared[dot] = 255;
      }
    }
  };
  wipe(1, width, height, width);
  wipe(width, 1, width, height);
  return { width, height, dots: cleared };
};
