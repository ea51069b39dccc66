import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSections } from '#lib/sheet-reader/sections/read-sections.ts';
import { makePages } from './make-pages.ts';
import { sectionTitles } from './section-titles.ts';

const labels = { eyes: 'Eye contact', skin: 'Skin contact', inhalation: 'Inhalation', ingestion: 'Ingestion' } as const;
const routes = ['eyes', 'skin', 'inhalation', 'ingestion'] as const;
const alphabet = 'abcdefghij';
const letters = { eyes: 'y', skin: 'k', inhalation: 'n', ingestion: 'g' } as const;

/** A word that no other part has, as long as words are. */
const wordOf = (part: string, at: number) =>
  `q${part.replace(/\d/g, (digit) => alphabet[Number(digit)]!)}z${[...String(at)].map((digit) => alphabet[Number(digit)]).join('')}q`;

const drawn = fc.record({
  width: fc.integer({ min: 38, max: 52 }),
  gap: fc.integer({ min: 3, max: 8 }),
  rows: fc.integer({ min: 20, max: 60 }),
  // Sections of a few lines at least; routes of first aid may have less than one.
  sizes: fc.tuple(
    fc.array(fc.integer({ min: 25, max: 60 }), { minLength: 16, maxLength: 16 }),
    fc.array(fc.integer({ min: 4, max: 60 }), { minLength: 4, maxLength: 4 }),
  ),
  isLabelInLine: fc.boolean(),
  isNewspaper: fc.boolean(),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

const wrap = (words: readonly string[], width: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const markedWords = (part: string, size: number) => Array.from({ length: size }, (_, at) => wordOf(part, at));

const sectionLines = ({ sizes, isLabelInLine, width }: Drawn, section: number): string[] => {
  if (section !== 4) return wrap(markedWords(`s${section}`, sizes[0][section - 1]!), width);
  return routes.flatMap((route, at) => {
    const words = markedWords(letters[route], sizes[1][at]!);
    return isLabelInLine ? wrap([`${labels[route]}:`, ...words], width) : [labels[route], ...wrap(words, width)];
  });
};

/** Left half of the lines beside the right one. */
const beside = (lines: readonly string[], { width, gap }: Drawn): string[] => {
  const half = Math.ceil(lines.length / 2);
  return Array.from({ length: half }, (_, at) =>
    `${(lines[at] ?? '').padEnd(width + gap)}${lines[half + at] ?? ''}`.trimEnd(),
  );
};

/** As a newspaper, one column of each page after the other; or each section in two columns of its own below its heading. */
const layOut = (sheet: Drawn): string => {
  const parts = sectionTitles.en.map((title, at) => ({
    heading: `${at + 1}. ${title}`.slice(0, sheet.width),
    lines: sectionLines(sheet, at + 1),
  }));
  if (!sheet.isNewspaper) return parts.flatMap(({ heading, lines }) => [heading, ...beside(lines, sheet)]).join('\n');
  const all = parts.flatMap(({ heading, lines }) => [heading, ...lines]);
  const pages: string[] = [];
  for (let at = 0; at < all.length; at += 2 * sheet.rows)
    pages.push(beside(all.slice(at, at + 2 * sheet.rows), sheet).join('\n'));
  return pages.join('\f');
};

describe('a sheet set in two columns', () => {
  test('is told for sure only where no word of another part, and every word of its own, is in it', () => {
    fc.assert(
      fc.property(drawn, (sheet) => {
        const { cards } = readSections(makePages(layOut(sheet)));
        for (const { first_aid, spill } of cards) {
          for (const [at, route] of routes.entries()) {
            const said = first_aid[route];
            if (!said || said.doubts.length > 0) continue;
            expect(said.text.match(/q\w+z[a-j]+q/g)).toEqual(markedWords(letters[route], sheet.sizes[1][at]!));
          }
          if (spill && spill.doubts.length === 0)
            expect(spill.text.match(/q\w+z[a-j]+q/g)).toEqual(markedWords('s6', sheet.sizes[0][5]!));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('shows where first aid stands though it does not tell it', () => {
    const sheet = {
      ...{ width: 44, gap: 4, rows: 40, isLabelInLine: true, isNewspaper: false },
      sizes: [Array.from({ length: 16 }, () => 40), [40, 40, 40, 40]] as [number[], number[]],
    };
    const [card] = readSections(makePages(layOut(sheet))).cards;
    expect(card!.section_pages[4]).toBe(1);
    expect(routes.every((route) => card!.first_aid[route]?.doubts.includes('columns') ?? true)).toBe(true);
  });
});
