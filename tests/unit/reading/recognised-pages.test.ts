import { describe, expect, test } from 'vitest';
import { linesOfHocr } from '#lib/sheet-reader/scans/hocr.ts';
import { lightenBands, likelyTurns, type Picture, straighten, turnPicture } from '#lib/sheet-reader/scans/picture.ts';
import { type RecognisedPicture, toPage, toRecognisedPage } from '#lib/sheet-reader/scans/recognised.ts';
import { withoutRules } from '#lib/sheet-reader/scans/rules.ts';
import { type Turn, textOfLine, wordsOfLine } from '#lib/sheet-reader/text/layout.ts';
import { placesOfWords } from '#lib/sheet-reader/text/place-of.ts';

const page = { number: 3, width: 600, height: 800 };
/** Two dots to a point: a label and its value, whose base line lies 100 points below the edge. */
const recognised = (turn: Turn, skew = 0): RecognisedPicture => ({
  turn,
  skew,
  scale: 2,
  lines: [
    {
      size: 20,
      turn: 0,
      words: [
        { text: 'Name:', confidence: 96, left: 100, right: 150, base: 200 },
        { text: '|Sand|', confidence: 91, left: 300, right: 340, base: 201 },
        { text: '|', confidence: 40, left: 360, right: 362, base: 200 },
        { text: '~~', confidence: 3, left: 380, right: 390, base: 200 },
      ],
    },
  ],
});
const placeOf = (turn: Turn, skew?: number) =>
  placesOfWords(wordsOfLine(toPage(toRecognisedPage(page, recognised(turn, skew))).lines[0]!).slice(0, 1))[0]!;

describe('what was recognised in the picture of a page', () => {
  test('is a line of cells like any other, without rules of tables and stains', () => {
    const { lines } = toPage(toRecognisedPage(page, recognised(0)));
    expect(lines.map(textOfLine)).toEqual(['Name: Sand']);
    expect(lines[0]!.cells).toHaveLength(2);
    expect(wordsOfLine(lines[0]!).map(({ confidence }) => confidence)).toEqual([96, 91]);
  });

  test('stands where it stands on the page as a reader shows it, whichever way the paper lay', () => {
    // Upright it begins 50 points from the left and 92.2 from the top, 25 wide and 10 high.
    expect(placeOf(0)).toEqual({ page: 3, x: 50, y: 92.2, width: 25, height: 10 });
    expect(placeOf(180)).toEqual({ page: 3, x: 600 - 75, y: 800 - 102.2, width: 25, height: 10 });
    expect(placeOf(90)).toEqual({ page: 3, x: 600 - 102.2, y: 50, width: 10, height: 25 });
    expect(placeOf(270)).toEqual({ page: 3, x: 92.2, y: 800 - 75, width: 10, height: 25 });
  });

  test('stands where it stands on a page that lay askew', () => {
    const level = placeOf(0);
    const askew = placeOf(0, 0.05);
    // 237 points left of the middle, what rises to the right by 0.05 lies some 12 points lower.
    expect(askew.y + askew.height / 2 - (level.y + level.height / 2)).toBeCloseTo(237.5 * 0.05, 0);
  });

  test('bears how sure it was, by the letters of the words', () => {
    expect(toRecognisedPage(page, recognised(0)).confidence).toBe(94);
    expect(toRecognisedPage(page, { ...recognised(0), lines: [] }).confidence).toBe(0);
  });
});

test('sets the hyphen again that a CAS number lost, where its check digit agrees, and touches no other number', () => {
  const words = ['100-414', '(7727-540)', '100-415', '555-123', '800-422-2436'].map((text, at) => ({
    text,
    confidence: 90,
    left: 100 + at * 200,
    right: 220 + at * 200,
    base: 200,
  }));
  const { lines } = toPage(
    toRecognisedPage({ ...page, width: 900 }, { ...recognised(0), lines: [{ size: 20, turn: 0, words }] }),
  );
  expect(textOfLine(lines[0]!)).toBe('100-41-4 (7727-54-0) 100-415 555-123 800-422-2436');
});

test('light letters on a black band are made dark on light, and a rule, a letter and a photograph stay as they are', () => {
  const [width, height] = [300, 400];
  const dots = new Uint8Array(width * height).fill(255);
  const paint = ([x, y, right, bottom]: readonly number[], dot: number) => {
    for (let row = y!; row < bottom!; row++) dots.fill(dot, row * width + x!, row * width + right!);
  };
  const letter = [60, 56, 64, 66];
  paint([40, 50, 240, 72], 0);
  paint(letter, 255);
  const [rule, stroke, photograph] = [
    [40, 100, 240, 104],
    [40, 120, 70, 150],
    [40, 180, 240, 380],
  ];
  for (const shape of [rule, stroke, photograph]) paint(shape, 0);
  const lightened = lightenBands({ width, height, dots });
  const at = ([x, y]: readonly number[]) => lightened.dots[y! * width + x!];
  expect([at(letter), at([50, 60])]).toEqual([0, 255]);
  expect([rule, stroke, photograph].map(at)).toEqual([0, 0, 0]);
});

test('a line of hOCR gives its type’s size and each word’s base line, with its marks as they are', () => {
  const hocr = `<span class='ocr_line' id='line_1_1' title="bbox 100 200 500 230; baseline 0.01 -4; x_size 30; x_descenders 6; x_ascenders 7">
    <span class='ocrx_word' id='word_1_1' title='bbox 100 200 140 226; x_wconf 92'>&lt;5</span>
    <span class='ocrx_word' id='word_1_2' title='bbox 400 204 500 230; x_wconf 7'><strong>R&amp;D</strong></span>
   </span>`;
  expect(linesOfHocr(hocr)).toEqual([
    {
      size: 30,
      turn: 0,
      words: [
        { text: '<5', confidence: 92, left: 100, right: 140, base: 226.2 },
        { text: 'R&D', confidence: 7, left: 400, right: 500, base: 229.5 },
      ],
    },
  ]);
});

test.each([
  ['down the picture', ['2012 202 2033 307', '2013 317 2033 381'], 90],
  ['up the picture', ['2012 1202 2033 1307', '2013 1017 2033 1181'], 270],
  ['across it', ['202 2012 307 2033', '317 2013 381 2033'], 0],
] as const)('a line of hOCR without angle and base line runs %s', (_, boxes, turn) => {
  const words = boxes.map((box) => `<span class='ocrx_word' title='bbox ${box}; x_wconf 95'>SAFETY</span>`).join('');
  const hocr = `<span class='ocr_line' id='line_1_1' title="bbox 10 10 2100 1500; x_size 27">${words}</span>`;
  expect(linesOfHocr(hocr)).toMatchObject([{ turn, words: [{ text: 'SAFETY' }, { text: 'SAFETY' }] }]);
});

/** Lines of black words on white. */
const striped: Picture = (() => {
  const [width, height] = [200, 300];
  const dots = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 10; x < 190; x++) if (y % 20 < 8 && (x * 7 + y) % 5 > 1) dots[y * width + x] = 0;
  return { width, height, dots };
})();

describe('a picture', () => {
  test('turned back is the picture that it was', () => {
    for (const turn of [90, 180, 270] as const) {
      const back = turnPicture(turnPicture(striped, turn), ((360 - turn) % 360) as Turn);
      expect(Buffer.from(back.dots).equals(Buffer.from(striped.dots))).toBe(true);
    }
  });

  test('tells which way its lines run, and has none where it is blank', () => {
    expect(likelyTurns(striped)).toEqual([0, 180]);
    expect(likelyTurns(turnPicture(striped, 90))).toEqual([90, 270]);
    expect(likelyTurns({ width: 9, height: 9, dots: new Uint8Array(81).fill(255) })).toEqual([]);
  });

  test('that is straightened and laid askew again is much the same', () => {
    const twice = straighten(straighten(striped, 0.03), -0.03);
    let other = 0;
    for (let y = 40; y < 260; y++)
      for (let x = 40; x < 160; x++) if (Math.abs(twice.dots[y * 200 + x]! - striped.dots[y * 200 + x]!) > 160) other++;
    expect(other / (220 * 120)).toBeLessThan(0.1);
  });
});

test('the rules of a table are taken off a picture, level and upright, and letters and bars stay', () => {
  const [width, height] = [300, 200];
  const dots = new Uint8Array(width * height).fill(255);
  const draw = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++) dots.fill(0, y * width + left, y * width + right);
  };
  draw(10, 20, 290, 23);
  draw(10, 20, 13, 190);
  draw(40, 60, 52, 90);
  draw(40, 120, 290, 150);
  const { dots: cleared } = withoutRules({ width, height, dots });
  const inkIn = (left: number, top: number, right: number, bottom: number) => {
    let count = 0;
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (cleared[y * width + x]! < 128) count++;
    return count;
  };
  expect(inkIn(30, 20, 290, 23)).toBe(0);
  expect(inkIn(10, 40, 13, 190)).toBe(0);
  expect(inkIn(40, 60, 52, 90)).toBe(12 * 30);
  expect(inkIn(40, 120, 290, 150)).toBe(250 * 30);
});
