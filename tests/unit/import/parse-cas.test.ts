import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCasNumber } from '#contract/sheets/cas.ts';
import { parseCas } from '#server/domains/import/parse-cas.ts';

/** A CAS number made by the rule as CAS words it: digits from the right, each times its place. */
const casNumber = fc.integer({ min: 10_00, max: 9_999_999_99 }).map((body) => {
  const digits = String(body);
  let sum = 0;
  for (let place = 1; place <= digits.length; place++) sum += place * Number(digits[digits.length - place]);
  return `${digits.slice(0, -2)}-${digits.slice(-2)}-${sum % 10}`;
});

describe('isCasNumber', () => {
  it.each(['67-64-1', '7732-18-5', '64742-48-9', '1344-09-8'])('accepts %s', (cas) =>
    expect(isCasNumber(cas)).toBe(true),
  );

  it.each(['67-64-2', '67641', '67-64-1 ', '067-64-1', '6-76-41', ''])('refuses %j', (text) =>
    expect(isCasNumber(text)).toBe(false),
  );

  it('refuses a number of which one digit was mistyped', () => {
    fc.assert(
      fc.property(casNumber, fc.integer({ min: 1, max: 9 }), (cas, step) => {
        const mistyped = cas.slice(0, -1) + ((Number(cas.at(-1)) + step) % 10);
        expect(isCasNumber(cas)).toBe(true);
        expect(isCasNumber(mistyped)).toBe(false);
      }),
    );
  });
});

describe('parseCas', () => {
  it('finds every number of a cell once, in its order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(casNumber), fc.constantFrom(';', ' | ', ', ', '\n'), (numbers, separator) => {
        expect(parseCas([...numbers, ...numbers].join(separator))).toEqual({ numbers, problems: [] });
      }),
    );
  });

  it.each([
    'CAS 67-64-1',
    'CAS No. 67-64-1',
    'CAS#: 67-64-1',
    '000067-64-1',
    '67–64‑1',
    '67 - 64 - 1',
    ' 67-64-1;',
    '67641',
    '067641',
    '67.64.1',
    '67/64/1',
    '67_64_1',
    '67 64 1',
    'CAS : 67-64-1',
    '67-64-1 (acetone)',
  ])('reads %j as 67-64-1', (cell) => expect(parseCas(cell)).toEqual({ numbers: ['67-64-1'], problems: [] }));

  it.each(['', ' ', '-', 'N/A', 'none', 'Aucun', 'NOCAS-2134', 'NO  CAS', 'Mélange'])(
    'takes %j for no number',
    (cell) => expect(parseCas(cell)).toEqual({ numbers: [], problems: [] }),
  );

  it('names what is no number and keeps the others', () => {
    expect(parseCas('67-64-2; 64-17-5; C2H10N2O5')).toEqual({
      numbers: ['64-17-5'],
      problems: [
        expect.objectContaining({ en: 'CAS number “67-64-2” has a wrong check digit' }),
        expect.objectContaining({ en: '“C2H10N2O5” is not a CAS number' }),
      ],
    });
  });

  it.each(['67-64-1 64-17-5', '67-64-1/64-17-5', '67-64-1 and 64-17-5', '67641 64175', '67641 & 64-17-5'])(
    'reads two numbers of %j',
    (cell) => expect(parseCas(cell)).toEqual({ numbers: ['67-64-1', '64-17-5'], problems: [] }),
  );

  it.each(['67642', '200-662-2', '12', '67-64-1 64-17-6'])(
    'takes no number from %j, whose check digits do not fit',
    (cell) => expect(parseCas(cell)).toMatchObject({ numbers: [], problems: [{ en: expect.stringContaining(cell) }] }),
  );

  it('says which number a spreadsheet may have taken for a date', () => {
    expect(parseCas('9/5/7789').problems[0]?.en).toContain('7789-09-5');
  });
});
