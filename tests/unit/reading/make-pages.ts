import { type Sheet, toSheet } from '#lib/sheet-reader/sheet/sheet.ts';
import type { Page, Word } from '#lib/sheet-reader/text/layout.ts';
import { linesOf } from '#lib/sheet-reader/text/lines.ts';

/**
 * Pages as if typed on a typewriter: each character stands 5 points from the next, so that two spaces part the cells of a
 * table; lines are 13 points apart, and a form feed starts a page.
 */
export const makePages = (text: string): Page[] =>
  text
    .replace(/^\n/, '')
    .split('\f')
    .map((page, index) => makePage(page.split('\n'), index + 1));

const makePage = (lines: readonly string[], number: number): Page => {
  const frame = { number, width: 612, height: 792, turn: 0 } as const;
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(
      ({ 0: text, index }): Word => ({
        text,
        x: 40 + index * 5,
        y: 40 + row * 13,
        width: text.length * 5,
        height: 10,
        frame,
      }),
    ),
  );
  return { frame, lines: linesOf(words, frame) };
};

/** The sheet that such pages make. */
export const makeSheet = (text: string): Sheet => toSheet(makePages(text));
