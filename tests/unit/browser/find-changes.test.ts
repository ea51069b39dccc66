import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComparedSheet } from '#contract/calls/get-sheet-details.ts';
import type { SheetSection } from '#contract/sheets/sheet-sections.ts';
import { compareSections, findChanges, isFirstAidCertain } from '#src/custom-pages/sds-details/compare/find-changes.ts';

const passage = (text: string) => ({ text, page: 2, doubts: [] });

/** A sheet of which only what is compared is filled in. */
const sheet = (result: Partial<ComparedSheet['result']> = {}, other: Partial<ComparedSheet> = {}): ComparedSheet =>
  ({
    result: {
      language: 'en',
      product_name: 'Thinner 7',
      manufacturer_name: 'Larch Solvents',
      product_identifier: 'LS-7',
      whmis2015_ghscode: 'GHS02\nGHS07',
      signal_word: 'danger',
      un_numbers: ['1263'],
      hazard_statements: [{ code: 'H225', text: 'Highly flammable liquid and vapour' }],
      ...result,
    },
    ingredients: [{ casnumber: '67-64-1', substancename: 'Acetone' }],
    emergency: { card: { first_aid: { eyes: passage('Rinse for 15 minutes.'), skin: null } } },
    ...other,
  }) as unknown as ComparedSheet;

const told = (before: ComparedSheet, after: ComparedSheet) =>
  Object.fromEntries(findChanges(before, after).map(({ of, gone, come }) => [of, [gone, come]]));

describe('the facts of two versions', () => {
  it('are told where they differ, and only there [S5.4-01]', () => {
    expect(told(sheet(), sheet())).toEqual({});
    expect(told(sheet(), sheet({ product_name: ' THINNER  7' }))).toEqual({});
    const h351 = { code: 'H351', text: 'Suspected of causing cancer' };
    expect(
      told(
        sheet(),
        sheet(
          { hazard_statements: [h351], signal_word: 'warning', un_numbers: [] },
          {
            ingredients: [
              { casnumber: '67-64-1', substancename: 'Propan-2-one' },
              { casnumber: '71-43-2', substancename: 'Benzene' },
            ],
          },
        ),
      ),
    ).toEqual({
      signalWord: [['danger'], ['warning']],
      hazards: [['Highly flammable liquid and vapour'], ['Suspected of causing cancer']],
      ingredients: [[], ['Benzene, 71-43-2']],
      unNumbers: [['1263'], []],
    });
  });

  it('are compared in two languages by what has a code or a number', () => {
    const french = sheet({
      language: 'fr',
      product_name: 'Diluant 7',
      hazard_statements: [{ code: 'H225', text: 'Liquide et vapeurs très inflammables' }],
    });
    expect(told(sheet(), french)).toEqual({});
    const other = sheet({ language: 'fr', hazard_statements: [] });
    expect(told(sheet(), other)).toEqual({ hazards: [['Highly flammable liquid and vapour'], []] });
  });

  it('tell of first aid in the supplier’s words', () => {
    const longer = { card: { first_aid: { eyes: passage('Rinse for 30 minutes.') } } };
    expect(told(sheet(), sheet({}, { emergency: longer as unknown as ComparedSheet['emergency'] }))).toEqual({
      firstAid: [['Rinse for 15 minutes.'], ['Rinse for 30 minutes.']],
    });
  });
});

const section = (number: number, text: string, language: 'en' | 'fr' = 'en'): SheetSection => ({
  number,
  language,
  text,
  pages: [1, 1],
  doubts: [],
});

describe('what is told of', () => {
  it('pictograms is each that went or came, in two languages too', () => {
    const other = sheet({ whmis2015_ghscode: 'GHS02\nGHS08' });
    expect(told(sheet(), other)).toEqual({ pictograms: [['GHS07'], ['GHS08']] });
    expect(told(sheet({ language: 'fr', whmis2015_ghscode: '' }), sheet())).toEqual({
      pictograms: [[], ['GHS02', 'GHS07']],
    });
  });

  it('product identifiers is each by itself', () => {
    expect(told(sheet(), sheet({ product_identifier: 'LS-7, LS-70' }))).toEqual({ identifiers: [[], ['LS-70']] });
  });

  it('first aid is nothing where one of the sheets was not read with certainty', () => {
    const unread = { state: 'unreadable', from_picture: false, card: null } as const;
    const doubtful = { card: { first_aid: { eyes: passage('') } } } as unknown as ComparedSheet['emergency'];
    expect(isFirstAidCertain(sheet(), sheet())).toBe(true);
    for (const emergency of [unread, doubtful]) {
      const other = sheet({}, { emergency });
      expect(told(sheet(), other)).toEqual({});
      expect(told(other, sheet())).toEqual({});
      expect([isFirstAidCertain(sheet(), other), isFirstAidCertain(other, sheet())]).toEqual([false, false]);
    }
  });
});

describe('sections', () => {
  it('are the same where only lines break elsewhere', () => {
    const [one] = compareSections([section(4, 'Rinse for\n15 minutes.')], [section(4, 'Rinse  for 15\nminutes.')]);
    expect(one).toMatchObject({ isSame: true, runs: undefined });
  });

  it('is the same where only marks behind words differ, and not where a number does', () => {
    const sameness = (before: string, after: string) =>
      compareSections([section(2, before)], [section(2, after)])[0]!.isSame;
    expect(sameness('H314: Causes burns; P280 • Wear gloves.', 'H314 Causes burns P280 Wear gloves')).toBe(true);
    expect(sameness('1.5 % of it', '15 % of it')).toBe(false);
    expect(sameness('Do not rinse.', 'Do rinse.')).toBe(false);
  });

  it('of two languages, and of one sheet alone, are not compared word by word', () => {
    expect(compareSections([section(4, 'Rinse')], [section(4, 'Rincer', 'fr')])[0]).toMatchObject({ runs: undefined });
    expect(compareSections([section(4, 'Rinse')], [])).toMatchObject([{ before: 'Rinse', after: '', runs: undefined }]);
  });

  it('give back both texts from their runs, whatever they say [S5.4-02]', () => {
    const text = fc
      .array(fc.constantFrom('rinse', 'eyes', '15', '30', 'minutes.', 'water,', 'é', '\n\n', '\n', '<b>'), {
        maxLength: 30,
      })
      .map((words) => words.join(' '));
    const squeezed = (words: string) => words.replace(/\s+/g, ' ').trim();
    fc.assert(
      fc.property(text, text, (before, after) => {
        for (const { runs } of compareSections([section(4, before)], [section(4, after)])) {
          if (!runs) continue;
          const of = (kind: 'gone' | 'come') =>
            runs.flatMap((run) => (run.kind === 'same' || run.kind === kind ? run.text : [])).join('');
          expect(squeezed(of('gone'))).toBe(squeezed(before));
          expect(squeezed(of('come'))).toBe(squeezed(after));
        }
      }),
    );
  });
});
