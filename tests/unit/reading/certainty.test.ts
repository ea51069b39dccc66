import { describe, expect, it } from 'vitest';
import { isSure } from '#contract/reading/sheet-reading.ts';
import { readSheet } from '#lib/sheet-reader/read-sheet.ts';
import { canadianLayouts } from './canadian-layouts.ts';
import { frenchLayouts } from './french-layouts.ts';
import { makeSheet } from './make-pages.ts';
import { olderLayouts } from './older-layouts.ts';
import { otherLayouts } from './other-layouts.ts';

interface Said {
  readonly identification?: string;
  readonly hazards?: string;
  readonly last?: string;
}

const read = ({ identification = '', hazards = '', last = '' }: Said) =>
  readSheet(
    makeSheet(`
SAFETY DATA SHEET
1. IDENTIFICATION
Product name: Harbour Degreaser
${identification}
2. HAZARDS IDENTIFICATION
${hazards}
3. COMPOSITION
Acetone     67-64-1     30 - 60
16. OTHER INFORMATION
${last}`),
  );

const certaintyIn = (field: keyof ReturnType<typeof read>, said: Said): number => {
  const found = read(said)[field];
  if (!found) throw new Error(`${field} was not found`);
  return found.certainty;
};

describe('a value is surer', () => {
  it('where the maker’s address of the web bears its name', () => {
    const labelled = 'Manufacturer: Northline Coatings Ltd.';
    expect(certaintyIn('manufacturer', { identification: `${labelled}\nwww.northline.example` })).toBeGreaterThan(
      certaintyIn('manufacturer', { identification: labelled }),
    );
  });

  it('where no other date stands against it', () => {
    const dated = 'Revision date: 2021-03-14';
    expect(certaintyIn('sheetDate', { last: dated })).toBeGreaterThan(
      certaintyIn('sheetDate', { last: `${dated}\nIssue date: 2023-08-02` }),
    );
  });

  it('where signal word and hazards ask for each other', () => {
    const flammable = 'Hazard statements: H225 Highly flammable liquid and vapour';
    expect(certaintyIn('signalWord', { hazards: `Signal word: Danger\n${flammable}` })).toBeGreaterThan(
      certaintyIn('signalWord', { hazards: `Signal word: Warning\n${flammable}` }),
    );
  });
});

describe('a value is hardly sure', () => {
  it.each([
    ['a label', 'Manufacturer: Telephone numbers'],
    ['a name that another label’s value contradicts', 'Trade name: Prairie Solvent'],
  ])('that is %s', (_, identification) => {
    const fields = read({ identification });
    const found = identification.startsWith('Manufacturer') ? fields.manufacturer : fields.productName;
    expect(found && isSure(found)).not.toBe(true);
  });
});

const layouts = Object.values({ ...canadianLayouts, ...frenchLayouts, ...olderLayouts, ...otherLayouts });

it('how sure a value is lies between nothing and certainty, whatever the sheet, and sheets as they should be are mostly sure', () => {
  const all = layouts.flatMap(({ text }) => Object.values(readSheet(makeSheet(text))));
  for (const { certainty } of all) {
    expect(certainty).toBeGreaterThanOrEqual(0);
    expect(certainty).toBeLessThanOrEqual(1);
  }
  expect(all.filter(isSure).length / all.length).toBeGreaterThan(0.75);
});

it('A value of which the file lost a letter is not sure, whatever speaks for it [S2.2.5-26]', () => {
  const named = (name: string) => certaintyIn('manufacturer', { identification: `Manufacturer: ${name}`, last: name });
  expect(named('Northline Coatings Ltd.')).toBeGreaterThan(0.5);
  expect(named('North\ufffdline Coatings Ltd.')).toBe(0);
});
