import { describe, expect, it } from 'vitest';
import type { Turn, Word } from '#lib/sheet-reader/text/layout.ts';
import { placesOfWords } from '#lib/sheet-reader/text/place-of.ts';

/** `x` and `y` as the text is read, on a page of 600 by 800 points as it is shown. */
const word = (x: number, y: number, { turn = 0, number = 1 }: { turn?: Turn; number?: number } = {}): Word => ({
  text: 'word',
  x,
  y,
  width: 50,
  height: 10,
  frame: { ...frames[turn], number },
});
const frame = (turn: Turn) => ({ number: 1, width: 600, height: 800, turn }) as const;
const frames = { 0: frame(0), 90: frame(90), 180: frame(180), 270: frame(270) };

describe('the places of words', () => {
  it('are one box a line', () => {
    const [first, second] = [word(100, 200), word(160, 201)];
    const same = { ...second, frame: first.frame };
    const below = { ...word(100, 215), frame: first.frame };
    expect(placesOfWords([first, same, below])).toEqual([
      { page: 1, x: 100, y: 200, width: 110, height: 11 },
      { page: 1, x: 100, y: 215, width: 50, height: 10 },
    ]);
  });

  it.each([
    [90, { x: 600 - 200 - 10, y: 100, width: 10, height: 50 }],
    [180, { x: 600 - 100 - 50, y: 800 - 200 - 10, width: 50, height: 10 }],
    [270, { x: 200, y: 800 - 100 - 50, width: 10, height: 50 }],
  ] as const)('are told on the page as it is shown, where its text lies turned by %i degrees', (turn, box) => {
    expect(placesOfWords([word(100, 200, { turn })])).toEqual([{ page: 1, ...box }]);
  });
});
