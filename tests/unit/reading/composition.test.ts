import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCasNumber } from '#contract/sheets/cas.ts';
import { readSheet } from '#lib/sheet-reader/read-sheet.ts';
import { toSheet } from '#lib/sheet-reader/sheet/sheet.ts';
import { makePages, makeSheet } from './make-pages.ts';

const ingredientsOf = (section: string, identification = 'Product name: Sand') =>
  readSheet(
    makeSheet(`\n1. IDENTIFICATION\n${identification}\n3. COMPOSITION\n${section}\n4. FIRST AID MEASURES\n108-88-3`),
  ).ingredients?.value ?? [];

const checkDigit = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at + 1), 0) % 10;

const casNumbers = fc
  .tuple(fc.integer({ min: 10, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([first, second]) => {
    const two = String(second).padStart(2, '0');
    return `${first}-${two}-${checkDigit(`${first}${two}`)}`;
  });

describe('a CAS number', () => {
  it('is found with any dash, in brackets, behind its label or alone', () => {
    const dashes = fc.constantFrom('-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2212', ' - ');
    const settings = fc.constantFrom(
      '#',
      '(#)',
      'CAS: #',
      'CAS-No. #',
      'Acetone (CAS #)',
      'Acetone  #  10 - 30 %',
      'N° CAS : #',
    );
    fc.assert(
      fc.property(casNumbers, dashes, settings, (cas, dash, setting) => {
        const found = ingredientsOf(setting.replace('#', cas.replaceAll('-', dash)));
        expect(found.map((one) => one.cas)).toEqual([cas]);
      }),
    );
  });

  it.each([
    ['Acetone CAS 67-64-1 60 - 80 %', 'Acetone', '60 - 80 %'],
    ['Acetone, CAS 67-64-1, > 99.5 %', 'Acetone', '> 99.5 %'],
    ['67-64-1 Acetone 60-80%', 'Acetone', '60-80%'],
    ['Acetone 67-64-1 60 - 80', 'Acetone', '60 - 80'],
    ['Polysorbate 80 CAS: 67-64-1 < 5 %', 'Polysorbate 80', '< 5 %'],
    ['Polysorbate 80 67-64-1', 'Polysorbate 80', ''],
  ])('in one piece with its name and its share leaves each what it is: %s', (line, name, percent) => {
    expect(ingredientsOf(line)).toEqual([{ cas: '67-64-1', name, percent }]);
  });

  it('with a wrong check digit is none', () => {
    fc.assert(
      fc.property(casNumbers, fc.integer({ min: 1, max: 9 }), (cas, more) => {
        const wrong = `${cas.slice(0, -1)}${(Number(cas.at(-1)) + more) % 10}`;
        expect(isCasNumber(wrong)).toBe(false);
        expect(ingredientsOf(`Acetone  ${wrong}  10 %`).filter((one) => one.cas)).toEqual([]);
      }),
    );
  });

  it.each(['EC 200-662-2', 'Index 603-081-00-6', 'REACH 01-2119471330-49-0000', '1-800-424-9300', '2021-05-06'])(
    'is not seen in %s',
    (number) => {
      expect(ingredientsOf(`Acetone  ${number}`)).toEqual([]);
    },
  );

  it('broken over two lines of a narrow column is one', () => {
    expect(
      ingredientsOf('Name          CAS No.      %\nBase oil      64742-52-    30 - 60\n              5').map(
        (one) => one.cas,
      ),
    ).toEqual(['64742-52-5']);
    const listed = '* contains one or more of these CAS numbers: 64742-\n53-6, 64742-54-7, 848301-69-\n9.';
    expect(
      ingredientsOf(listed)
        .map((one) => one.cas)
        .toSorted(),
    ).toEqual(['64742-53-6', '64742-54-7', '848301-69-9']);
  });

  it('of a pure substance may stand in section 1 alone', () => {
    const identification = 'Product name: Acetone\nCAS No.: 67-64-1';
    expect(ingredientsOf('Substance', identification)).toEqual([{ cas: '67-64-1', name: 'Acetone', percent: '' }]);
  });
});

describe('a pure substance with its facts above a table that has no numbers', () => {
  const facts =
    'Formula              :   C2H3X\nMolecular Weight     :   65.12 g/mol\nCAS-No.              :   67-64-1\nEC-No.               :   205-792-3\n\n';
  it('has the name and the share of the table, over several lines', () => {
    const table =
      'Component                       Classification              Concentration\nPropan-2-one\n                                Flam. Liq. 2; H225          90 - 100 %';
    expect(ingredientsOf(facts + table)).toEqual([{ cas: '67-64-1', name: 'Propan-2-one', percent: '90 - 100 %' }]);
  });

  it('has no share where none is told', () => {
    const table =
      'Component                       Classification              Concentration\nPropan-2-one\n                                Flam. Liq. 2; H225          -';
    expect(ingredientsOf(facts + table)).toEqual([{ cas: '67-64-1', name: 'Propan-2-one', percent: '' }]);
  });

  it('is never called by its weight or its formula', () => {
    const units = fc.constantFrom('g/mol', 'kg/mol', 'amu', 'u', 'Da', 'g·mol-1', '°C', 'kPa', 'mg/m3', 'kg/m³');
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 999, noNaN: true }), units, (weight, unit) => {
        const amount = `${weight.toFixed(2)} ${unit}`;
        const [found] = ingredientsOf(`Molecular Weight     :   ${amount}\nCAS-No.              :   67-64-1`);
        expect(found).toEqual({ cas: '67-64-1', name: 'Sand', percent: '' });
      }),
    );
  });
});

describe('a row of the table of ingredients', () => {
  it('has no share where a picture shows a range that falls, or a figure that may be a sign', () => {
    const table =
      'Name                 CAS No.      %\nToluene              108-88-3     25.0 - <10\nXylene               1330-20-7    21.0\nHexane               110-54-3     22.0 - <30\nEthanol              64-17-5      20 - 30\nWater                7732-18-5    60 - 80';
    const pages = makePages(`\n1. IDENTIFICATION\nProduct name: Sand\n3. COMPOSITION\n${table}\n4. FIRST AID MEASURES`);
    const sharesIn = (read: typeof pages) => readSheet(toSheet(read)).ingredients?.value.map(({ percent }) => percent);
    const asPicture = pages.map((page) => ({
      ...page,
      lines: page.lines.map((line) => ({
        ...line,
        cells: line.cells.map((cell) => ({ ...cell, words: cell.words.map((word) => ({ ...word, confidence: 95 })) })),
      })),
    }));
    expect(sharesIn(pages)).toEqual(['25.0 - <10', '21.0', '22.0 - <30', '20 - 30', '60 - 80']);
    expect(sharesIn(asPicture)).toEqual(['', '', '', '20 - 30', '60 - 80']);
  });

  it('has a name of several lines, from the top down or around its number', () => {
    const fromTop =
      'Name                 CAS No.      %\nDipropylene glycol   34590-94-8   1 - 5\nmethyl ether\nWater                7732-18-5    60 - 80';
    const around =
      'Name                 CAS No.      %\nDipropylene glycol\nmonomethyl           34590-94-8   1 - 5\nether\n\nWater                7732-18-5    60 - 80';
    for (const table of [fromTop, around])
      expect(ingredientsOf(table).map((one) => one.percent)).toEqual(['1 - 5', '60 - 80']);
    expect(ingredientsOf(fromTop)[0]!.name).toBe('Dipropylene glycol methyl ether');
    expect(ingredientsOf(around)[0]!.name).toBe('Dipropylene glycol monomethyl ether');
  });

  it('without a number stays, where the sheet withholds it', () => {
    expect(
      ingredientsOf(
        'Ingrédient           No CAS              %\nAcétone              67-64-1             10 - 30\nRésine               Secret commercial   30 - 60',
      ),
    ).toEqual([
      { cas: '67-64-1', name: 'Acétone', percent: '10 - 30' },
      { cas: '', name: 'Résine', percent: '30 - 60' },
    ]);
  });

  it('goes on after a page’s end, and each number counts once', () => {
    const table =
      'Name          CAS No.      %\nAcetone       67-64-1      10 - 30\fName          CAS No.      %\nToluene       108-88-3     < 1\nAcetone       67-64-1';
    expect(ingredientsOf(table)).toEqual([
      { cas: '67-64-1', name: 'Acetone', percent: '10 - 30' },
      { cas: '108-88-3', name: 'Toluene', percent: '< 1' },
    ]);
  });
});
