import { describe, expect, test } from 'vitest';
import { wordsOfPieces } from '#lib/sheet-reader/text/words.ts';

const frame = { number: 1, width: 612, height: 792, turn: 0 } as const;
const wordsIn = (text: string) =>
  wordsOfPieces([{ text, x: 40, y: 40, length: text.length * 5, size: 10, turn: 0 }], frame).map((word) => word.text);

describe('the words of a run of text', () => {
  test.each([
    ['Do not f orget to rinse', 'Do not forget to rinse'],
    ['f or at least 15 minutes', 'for at least 15 minutes'],
    ['Immediately wash with w ater', 'Immediately wash with water'],
  ])('are whole where a wide letter was torn off them: %s', (torn, whole) => {
    expect(wordsIn(torn)).toEqual(whole.split(' '));
  });

  test.each(['100 w lamp', 'a cup of n butyl alcohol', 'class f', 'Symbol F flammable'])(
    'stay apart where a letter stands alone: %s',
    (text) => {
      expect(wordsIn(text)).toEqual(text.split(' '));
    },
  );
});
