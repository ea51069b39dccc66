import { describe, expect, test } from 'vitest';
import { textOfLine } from '#lib/sheet-reader/text/layout.ts';
import { linesOf } from '#lib/sheet-reader/text/lines.ts';
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

test.each([
  ['Rinse for \u00185 minutes', 'Rinse for \ufffd5 minutes'],
  ['Medical atten\u0000on', 'Medical atten\ufffdon'],
  ['\u0018 Rinse', '\ufffd Rinse'],
])('A control character stands for a letter that is lost: %j', (written, read) => {
  expect(wordsIn(written).join(' ')).toBe(read);
});

test.each([
  ['120\uf0b0F', '120°F'],
  ['\uf0a310%', '≤10%'],
  ['\uf0b35', '≥5'],
  ['ULTRAMID\uf0d2', 'ULTRAMID®'],
  // Without a number or a name beside them the same places are bullets of another font.
  ['\uf0b0 Rinse', '\uf0b0 Rinse'],
  ['\uf0a3 Rinse', '\uf0a3 Rinse'],
])('A sign of the font of symbols is read beside a number or a name: %s', (printed, read) => {
  expect(wordsIn(printed).join(' ')).toBe(read);
});

describe('a bullet of a font of symbols', () => {
  const piece = (text: string, x: number, font: string) =>
    ({ text, x, y: 40, length: text.length * 5, size: 10, turn: 0, font }) as const;
  test('is no word, and parts a label from its value', () => {
    const pieces = [piece('Product Name', 40, 'text'), piece('l', 140, 'symbols'), piece('Gull Wipes', 160, 'text')];
    expect(wordsOfPieces(pieces, frame).map(({ text }) => text)).toEqual(['Product', 'Name', 'Gull', 'Wipes']);
  });

  test('is not taken for litres, which are written as the words beside them', () => {
    const pieces = [piece('Dilute in 5', 40, 'text'), piece('l', 110, 'text'), piece('of water', 120, 'other')];
    expect(
      wordsOfPieces(pieces, frame)
        .map(({ text }) => text)
        .join(' '),
    ).toBe('Dilute in 5 l of water');
  });
});

describe('of two words printed over each other one is read', () => {
  const word = (text: string, x: number, width: number) => ({ text, x, y: 40, width, height: 10, frame });
  test.each([
    [
      'an older text of the same place',
      [word('Northline,', 40, 42), word('NORTHLINE', 41, 51), word('Ltd.', 95, 20)],
      'NORTHLINE Ltd.',
    ],
    [
      'pieces of a word under the whole',
      [word('Nu', 90, 12), word('Number(s)', 90.5, 45), word('mber(s)', 102, 33)],
      'Number(s)',
    ],
    ['two equal words side by side', [word('that', 40, 20), word('that', 65, 20)], 'that that'],
  ])('%s', (_, words, read) => {
    expect(linesOf(words, frame).map(textOfLine)).toEqual([read]);
  });
});

describe('letters of a run', () => {
  const piece = (text: string, x: number, y = 40) => ({ text, x, y, length: 6, size: 10, turn: 0 as const });
  const textOf = (pieces: readonly Parameters<typeof wordsOfPieces>[0][number][]) =>
    wordsOfPieces(pieces, frame).map((word) => word.text);

  test('printed twice, a hair apart, to look bold are read once', () => {
    const bold = [...'SEED'].flatMap((letter, at) => [piece(letter, 40 + at * 6), piece(letter, 39.6 + at * 6, 39.6)]);
    expect(textOf(bold)).toEqual(['SEED']);
  });
});
