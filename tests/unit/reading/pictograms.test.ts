import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSure } from '#contract/reading/sheet-reading.ts';
import { type Pictogram, pictograms } from '#contract/sheets/pictogram.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { brightness, type ColourPicture, findDiamonds } from '#lib/sheet-reader/pictograms/diamonds.ts';
import { drawings } from '#lib/sheet-reader/pictograms/drawings.ts';
import { lookForPictograms, type SeenPictogram } from '#lib/sheet-reader/pictograms/look.ts';
import { pagesOfHazards } from '#lib/sheet-reader/pictograms/of-hazards.ts';
import { gridSide, inks, pictogramOf, symbolIn } from '#lib/sheet-reader/pictograms/symbols.ts';
import { readSheet } from '#lib/sheet-reader/read-sheet.ts';
import { drawnPictograms } from '#tests/support/drawn-pictograms.ts';
import { makeSheet } from './make-pages.ts';

/** Those in a red diamond. */
const framed = valuesOf(pictograms).filter((pictogram) => pictogram !== 'BIO');

const toldIn = (picture: ColourPicture): (Pictogram | undefined)[] =>
  findDiamonds(picture).map((box) => pictogramOf(symbolIn(picture, box)));

describe('a pictogram on the picture of a page', () => {
  it('is told by its symbol, as small as a finger’s nail and as large as a stamp, whatever stands beside it', async () => {
    for (const size of [24, 36, 48, 54])
      expect(toldIn(await drawnPictograms(framed, { size })), `${size} points`).toEqual(framed);
  });

  it('is told in a row without a gap, of which the frames are one shape', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...framed), { minLength: 1, maxLength: 5 }), async (row) => {
        expect(toldIn(await drawnPictograms(row, { size: 48, gap: -5.6 }))).toEqual(row);
      }),
      { numRuns: 25 },
    );
  });

  it('is nothing that is red and no frame: circles, squares, full diamonds, crosses, and a frame with one side', () => {
    const shapes: Record<string, (x: number, y: number) => boolean> = {
      circle: (x, y) => Math.abs(Math.hypot(x, y) - 0.9) < 0.08,
      square: (x, y) => Math.max(Math.abs(x), Math.abs(y)) > 0.85,
      'full diamond': (x, y) => Math.abs(x) + Math.abs(y) < 1,
      cross: (x, y) => Math.min(Math.abs(x), Math.abs(y)) < 0.12,
      side: (x, y) => Math.abs(x + y - 0.9) < 0.1 && x > 0 && y > 0,
      page: () => true,
    };
    for (const [name, isRed] of Object.entries(shapes)) expect(findDiamonds(paint(80, isRed)), name).toEqual([]);
  });

  it('is never told as another one where its symbol is drawn small, flat or narrow within the frame', () => {
    /** A drawing of ours, as makers squeeze it into its frame. */
    const squeezed = (pictogram: keyof typeof drawings, [wide, high]: readonly [number, number]): Float32Array => {
      const drawing = drawings[pictogram].join('');
      return Float32Array.from({ length: gridSide ** 2 }, (_, at) => {
        const from = (part: number, scale: number) =>
          Math.floor(((part + 0.5) / gridSide - 0.5) * (gridSide / scale) + gridSide / 2);
        const [x, y] = [from(at % gridSide, wide), from(Math.floor(at / gridSide), high)];
        const isWithin = x >= 0 && y >= 0 && x < gridSide && y < gridSide;
        return isWithin ? inks.indexOf(drawing[y * gridSide + x]!) / (inks.length - 1) : 0;
      });
    };
    const scale = fc.double({ min: 0.45, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...framed), fc.tuple(scale, scale), (pictogram, scales) => {
        expect([pictogram, undefined]).toContain(pictogramOf(squeezed(pictogram, scales)));
      }),
      { numRuns: 200 },
    );
  });

  it('is not told where the frame is empty, or holds something else', () => {
    const frame = (x: number, y: number) => Math.abs(Math.abs(x) + Math.abs(y) - 0.93) < 0.06;
    for (const isInk of [() => false, (x: number, y: number) => Math.hypot(x, y) < 0.35, (x: number) => x > 0])
      expect(toldIn(paint(80, frame, isInk))).toEqual([undefined]);
  });
});

describe('a pictogram without colours', () => {
  const grey = ({ width, height, dots }: ColourPicture): ColourPicture => ({
    width,
    height,
    dots: dots.map((_, at) => brightness(dots, at - (at % 4))),
  });
  const lookAt = (picture: ColourPicture) =>
    lookForPictograms(
      { draw: async () => undefined, drawInColour: async () => ({ picture, scale: 1 }), close() {} },
      [1],
    );

  it('is told by its symbol as one in red is', async () => {
    for (const size of [48, 54]) {
      const seen = await lookAt(grey(await drawnPictograms(framed, { size })));
      expect(seen.map(({ pictogram }) => pictogram).toSorted(), `${size} points`).toEqual(framed.toSorted());
      expect(seen.every(({ isGrey }) => isGrey)).toBe(true);
    }
  });

  it('is nothing that another black diamond holds: the four fields of an NFPA label, a letter, nothing', async () => {
    const frame = (x: number, y: number) => Math.abs(Math.abs(x) + Math.abs(y) - 0.93) < 0.06;
    const insides: readonly ((x: number, y: number) => boolean)[] = [
      () => false,
      (x, y) => Math.min(Math.abs(x - y), Math.abs(x + y)) < 0.05,
      (x, y) => (Math.abs(x + 0.2) < 0.08 && Math.abs(y) < 0.4) || (Math.abs(y - 0.35) < 0.08 && Math.abs(x) < 0.25),
    ];
    for (const isInside of insides) expect(await lookAt(grey(paint(80, frame, isInside)))).toEqual([]);
  });
});

/** A picture with a shape of this side in the middle, from -1 to 1 each way. */
const paint = (
  side: number,
  isRed: (x: number, y: number) => boolean,
  isInk: (x: number, y: number) => boolean = () => false,
): ColourPicture => {
  const [width, height, margin] = [side * 4, side * 2, 20];
  const dots = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < side * side; at++) {
    const [column, row] = [at % side, Math.floor(at / side)];
    const [x, y] = [((column + 0.5) / side) * 2 - 1, ((row + 0.5) / side) * 2 - 1];
    const colour = isRed(x, y) ? [225, 0, 26] : isInk(x, y) && Math.abs(x) + Math.abs(y) < 0.85 ? [0, 0, 0] : undefined;
    if (colour) dots.set(colour, ((row + margin) * width + column + margin) * 4);
  }
  return { width, height, dots };
};

describe('pictograms that are seen in section 2', () => {
  const text = (hazards: string, pages = '') => `
SAFETY DATA SHEET
1. IDENTIFICATION
Product name: Harbour Degreaser
2. HAZARDS IDENTIFICATION
${hazards}${pages}
3. COMPOSITION
Acetone     67-64-1     30 - 60
14. TRANSPORT INFORMATION
UN number   1090`;
  const flammable = 'Signal word: Danger\nHazard statements: H225 Highly flammable liquid and vapour';
  const at = (pictogram: Pictogram | undefined, y = 70, page = 1): SeenPictogram => ({
    place: { page, x: 300, y, width: 50, height: 50 },
    ...(pictogram && { pictogram }),
  });
  const read = (hazards: string, seen: readonly SeenPictogram[]) => readSheet(makeSheet(text(hazards)), { seen });

  it('are what the sheet has, whatever its codes ask for, and where they stand', () => {
    const { pictograms: found } = read(flammable, [at('GHS02'), at('GHS09'), at('GHS02')]);
    expect(found).toMatchObject({ value: ['GHS02', 'GHS09'] });
    expect(found!.places).toHaveLength(3);
  });

  it('make hazards and pictograms sure that agree with them, and doubtful that do not', () => {
    const agreed = read(flammable, [at('GHS02')]);
    const other = read(flammable, [at('GHS02'), at('GHS08')]);
    expect(isSure(agreed.pictograms!)).toBe(true);
    expect(agreed.hazardCodes!.certainty).toBeGreaterThan(read(flammable, []).hazardCodes!.certainty);
    expect(other.hazardCodes!.certainty).toBeLessThan(agreed.hazardCodes!.certainty);
    const named = `${flammable}\nPictograms: Exclamation mark`;
    expect(isSure(read(named, [at('GHS02')]).pictograms!)).toBe(false);
  });

  it('stand beside those that words tell where one cannot be told, and are doubtful', () => {
    const { pictograms: found } = read(flammable, [at('GHS09'), at(undefined)]);
    expect(found).toMatchObject({ value: ['GHS02', 'GHS09'] });
    expect(isSure(found!)).toBe(false);
  });

  it('without colours take nothing away from what words tell: a grey frame is easily missed', () => {
    const seen: SeenPictogram[] = [{ ...at('GHS09'), isGrey: true }];
    const { pictograms: found } = read(flammable, seen);
    expect(found).toMatchObject({ value: ['GHS02', 'GHS09'] });
    expect(isSure(found!)).toBe(false);
    expect(isSure(read(flammable, [{ ...at('GHS02'), isGrey: true }]).pictograms!)).toBe(true);
    // The environment that words alone tell is in doubt as all others are.
    const toxic = `${flammable}\nH411 Toxic to aquatic life with long lasting effects`;
    const told = read(toxic, [{ ...at('GHS02'), isGrey: true }]).pictograms!;
    expect(told).toMatchObject({ value: ['GHS02', 'GHS09'] });
    expect(isSure(told)).toBe(false);
  });

  it('are none below the next section: those are of transport', () => {
    const { pictograms: found } = read(flammable, [at('GHS02'), at('GHS09', 400), at('GHS08', 60, 2)]);
    expect(found).toMatchObject({ value: ['GHS02'] });
  });

  it('are looked for from the heading of section 2 to that of the next, on three pages at most', () => {
    expect(pagesOfHazards(makeSheet(text(flammable)))).toEqual([1]);
    expect(pagesOfHazards(makeSheet(text(flammable, '\f')))).toEqual([1, 2]);
    expect(pagesOfHazards(makeSheet(text(flammable, '\f\n\f\n\f\n\f')))).toEqual([1, 2, 3]);
    expect(pagesOfHazards(makeSheet('Nothing of the kind'))).toEqual([1, 2]);
  });

  it('are not looked for on a page that lies turned, where a symbol may be like another', () => {
    const sheet = makeSheet(text(flammable, '\f'));
    const lines = sheet.lines.map((line) =>
      line.frame.number === 1 ? { ...line, frame: { ...line.frame, turn: 90 as const } } : line,
    );
    expect(pagesOfHazards({ ...sheet, lines })).toEqual([2]);
  });
});
