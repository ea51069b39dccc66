import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LabelContent,
  type LabelLanguage,
  type LabelStockName,
  labelContents,
  labelLanguages,
  labelStocks,
  readableText,
} from '#contract/labels/label-options.ts';
import { type Pictogram, pictograms } from '#contract/sheets/pictogram.ts';
import { hazards } from '#lib/hazards/hazards.ts';
import type { Mark } from '#server/domains/documents/label/blocks.ts';
import type { LabelRecord } from '#server/domains/documents/label/label-record.ts';
import { makeLabel } from '#server/domains/documents/label/make-labels.ts';
import { writeLabel } from '#server/domains/documents/label/write-label.ts';
import { bareSheet, demoSheet } from '#tests/server/documents/sheets.ts';

const millimetre = 72 / 25.4;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a mark covers: of text the whole of its line, of a code also the white around it. */
const boxOf = (mark: Mark): Box => {
  switch (mark.kind) {
    case 'text':
      return around(mark.x, mark.y - 0.93 * mark.size, mark.width, 1.16 * mark.size);
    case 'rule':
      return around(mark.x, mark.y, mark.width, mark.thickness);
    case 'qr': {
      const quiet = (4 * mark.size) / mark.modules.length;
      return around(mark.x - quiet, mark.y - quiet, mark.size + 2 * quiet, mark.size + 2 * quiet);
    }
    case 'pictogram':
      return around(mark.x, mark.y, mark.size, mark.size);
  }
};

const around = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const slack = 0.05;

const doOverlap = (one: Box, other: Box) =>
  one.left < other.right - slack &&
  other.left < one.right - slack &&
  one.top < other.bottom - slack &&
  other.top < one.bottom - slack;

const overlaps = (marks: readonly Mark[]): [Mark, Mark][] =>
  marks.flatMap((one, index) =>
    marks
      .slice(index + 1)
      .filter((other) => doOverlap(boxOf(one), boxOf(other)))
      .map((other): [Mark, Mark] => [one, other]),
  );

const name = fc.oneof(
  fc.constantFrom('', 'Aqua-Nett Javel 12', 'Acide (N,N-diméthyl-4-aminobenzyl)phosphonothioïque/éthylhexyle'),
  fc.lorem({ maxCount: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: fc.constantFrom('W', 'm', '-', '/'), maxLength: 200 }),
);

const facts = fc.record({
  productName: name.filter((text) => text.trim() !== ''),
  alternativeName: name,
  manufacturer: name,
  productIds: fc.array(name, { maxLength: 3 }),
  language: fc.constantFrom('en', 'fr'),
  hazardous: fc.constantFrom('yes', 'no', 'unknown'),
  signalWord: fc.constantFrom('danger', 'warning', ''),
  pictograms: fc.subarray(Object.keys(pictograms) as Pictogram[]),
  hazardCodes: fc.oneof(
    fc.subarray(Object.keys(hazards), { maxLength: 4 }),
    fc.subarray(Object.keys(hazards), { maxLength: 40 }),
  ),
});

const record: fc.Arbitrary<LabelRecord> = fc.record({ own: facts, other: fc.option(facts) }).map(({ own, other }) => ({
  isn: 1,
  sheet: { ...bareSheet, ...own },
  ...(other && {
    counterpart: { ...bareSheet, ...other, language: own.language === 'en' ? ('fr' as const) : ('en' as const) },
  }),
  address: 'https://portail.vigie.example/sds-details/isn/123456',
}));

const decanted = fc.option(fc.constant('2026-11-20'), { nil: undefined });
const keysOf = <Key extends string>(declared: Record<Key, unknown>) => Object.keys(declared) as Key[];

const cases = keysOf<LabelStockName>(labelStocks).flatMap((stock) =>
  keysOf<LabelContent>(labelContents).flatMap((content) =>
    keysOf<LabelLanguage>(labelLanguages).map((lang) => [stock, content, lang] as const),
  ),
);

const textsOf = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind === 'text');
const joined = (texts: readonly string[]) => texts.join('').replace(/\s/g, '');

describe.each(cases)('a label on %s, %s, %s', (stock, content, lang) => {
  it('has everything readable in its place, whatever the product', () => {
    fc.assert(
      fc.property(record, decanted, (made, day) => {
        const options = { content, lang, decanted: day };
        const label = makeLabel(made, options, stock);
        const { marks, width, height, textSize, fits, notes } = label;
        const text = writeLabel(made, options);
        const said = joined(textsOf(marks).map((mark) => mark.text));

        expect(overlaps(marks)).toEqual([]);
        for (const mark of marks) {
          const { left, top, right, bottom } = boxOf(mark);
          const margin = mark.kind === 'qr' ? 0 : 2.5 * millimetre;
          expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThanOrEqual(margin);
        }
        expect(textSize).toBeGreaterThanOrEqual(5.5);
        if (notes.includes('too-small')) {
          expect([marks, fits]).toEqual([[], false]);
          return;
        }
        expect(Math.min(...textsOf(marks).map(({ size }) => size))).toBeCloseTo(textSize);
        expect(Math.max(...textsOf(marks).map(({ size }) => size))).toBeGreaterThanOrEqual(1.3 * textSize - 1e-9);
        expect(marks.flatMap((mark) => (mark.kind === 'pictogram' ? mark.code : []))).toEqual(text.pictograms);

        // Nothing is left out in silence.
        for (const column of content === 'full' ? text.columns : [])
          for (const statement of column.statements) expect(said).toContain(joined([statement.text]));
        if (fits && content === 'full')
          for (const column of text.columns)
            for (const precaution of column.precautions) expect(said).toContain(joined([precaution.text]));
        for (const each of text.names) expect(said).toContain(joined([each]));
        for (const column of text.columns)
          for (const { text: precaution } of column.precautions.filter((line) =>
            content === 'full' ? line.isVital : line.isMinimal,
          ))
            expect(said).toContain(joined([precaution]));
        for (const [index, notice] of text.sheetAvailable.entries())
          expect([joined([notice]), joined([text.seeSheet[index] ?? ''])].some((each) => said.includes(each))).toBe(
            true,
          );
      }),
      { numRuns: 12 },
    );
  });
});

describe('a label of the demo', () => {
  const corrosive = demoSheet(({ hazardCodes }) => hazardCodes.includes('H314') && hazardCodes.length < 4);
  const labelOf = (stock: LabelStockName, content: LabelContent, sheet = corrosive) =>
    makeLabel(
      { isn: 1, sheet, address: 'http://localhost:8080/sds-details/isn/12345' },
      { content, lang: 'both' },
      stock,
    );
  const sizesOf = (marks: readonly Mark[], kind: 'pictogram' | 'qr') =>
    marks.flatMap((mark) => (mark.kind === kind ? mark.size / millimetre : []));

  it('fits whole on 6 × 4, in both languages', () => {
    const label = labelOf('roll-6x4', 'full');
    expect(label).toMatchObject({ width: 432, height: 288, fits: true });
    expect(label.textSize).toBeGreaterThanOrEqual(6);
  });

  it('has its two languages side by side, from one height and in one size', () => {
    const words = textsOf(labelOf('roll-6x4', 'full').marks).filter(({ text }) => text === 'DANGER');
    expect(words).toHaveLength(2);
    expect(words[0]!.y).toBe(words[1]!.y);
    expect(words[0]!.size).toBe(words[1]!.size);
    expect(words[1]!.x).toBeGreaterThan(180);
  });

  it.each<[LabelStockName, LabelContent]>([
    ['roll-6x4', 'full'],
    ['roll-4x3', 'full'],
    ['roll-3x2', 'minimal'],
    ['sheet-1', 'full'],
  ])('has pictograms of ten millimetres or more on %s, %s', (stock, content) => {
    expect(Math.min(...sizesOf(labelOf(stock, content).marks, 'pictogram'))).toBeGreaterThanOrEqual(10);
  });

  it.each<[LabelStockName, number]>([
    ['roll-6x4', 15],
    ['roll-4x3', 15],
    ['sheet-4', 15],
    ['roll-3x2', 12],
  ])('has a QR code on %s of %s millimetres at least where its lines leave room', (stock, least) => {
    const content = stock === 'roll-3x2' ? 'minimal' : 'full';
    const irritant = demoSheet(({ hazardCodes }) => hazardCodes.join() === 'H319');
    expect(sizesOf(labelOf(stock, content, irritant).marks, 'qr')[0]).toBeGreaterThanOrEqual(least);
  });

  it('is refused on 2 × 1 where the burns it warns of leave no room, with the next larger stock that has it', () => {
    expect(labelOf('roll-2x1', 'full')).toMatchObject({ fits: false, marks: [], larger: 'roll-3x2' });
    expect(labelOf('roll-2x1', 'minimal').notes).toContain('too-small');
    expect(labelOf('roll-4x2', 'full').notes).not.toContain('too-small');
  });

  it.each([
    ['Sulfuric acid 93 %', ['H314', 'H290'], 'DANGER'],
    ['Ammonia 10 %', ['H314', 'H335', 'H290'], 'DANGER'],
  ] as const)(
    'of %s keeps every hazard statement on ten a page, and gives up precautions for them',
    (name, codes, word) => {
      const sheet = { ...corrosive, productName: name, hazardCodes: [...codes] };
      const record = { isn: 1, sheet, address: 'http://localhost:8080/sds-details/isn/12345' };
      const label = makeLabel(record, { content: 'full', lang: 'both' }, 'sheet-10');
      const said = joined(textsOf(label.marks).map(({ text }) => text));
      expect(label.notes).not.toContain('too-small');
      expect(said).toContain(word);
      for (const { statements } of writeLabel(record, { lang: 'both' }).columns)
        for (const { text } of statements) expect(said).toContain(joined([text]));
      expect(label.notes.some((note) => note.endsWith('-left-out'))).toBe(true);
    },
  );

  it('is refused where its hazard statements leave no room for a precaution, with a larger stock', () => {
    const all = ['H225', 'H301', 'H311', 'H314', 'H317', 'H331', 'H334', 'H350', 'H360', 'H370', 'H372'];
    const label = labelOf('roll-3x2', 'full', { ...corrosive, hazardCodes: all });
    expect(label).toMatchObject({ fits: false, marks: [] });
    expect(label.notes).toContain('too-small');
    expect(label.larger).toBeDefined();
  });

  it('names the next larger stock on which its text is readable, where it is small to read', () => {
    const label = labelOf('sheet-10', 'full');
    expect(label.textSize).toBeLessThan(readableText);
    const next = labelOf(label.larger!, 'full');
    expect(next.textSize).toBeGreaterThanOrEqual(readableText);
    expect(next.fits).toBe(true);
    expect(next.larger).toBeUndefined();
  });

  it('is refused where a name is longer than the label, and never shortens it', () => {
    const label = labelOf('roll-2x1', 'minimal', { ...corrosive, productName: 'Bromochlorodifluoro'.repeat(60) });
    expect(label).toMatchObject({ fits: false, marks: [], larger: 'roll-6x4' });
  });
});
