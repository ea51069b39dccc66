import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateKindOf } from '#lib/sheet-reader/dates/date-label.ts';
import { findDates } from '#lib/sheet-reader/dates/find-dates.ts';
import { labelledDates } from '#lib/sheet-reader/dates/labelled-dates.ts';
import { parseDate } from '#lib/sheet-reader/dates/parse-date.ts';
import { readSheet } from '#lib/sheet-reader/read-sheet.ts';
import { linesOf } from '#lib/sheet-reader/text/lines.ts';
import { makePages, makeSheet } from './make-pages.ts';

const english = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];
const french = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre'];
const months = { en: [...english, 'November', 'December'], fr: [...french, 'novembre', 'décembre'] };

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const two = (number: number) => String(number).padStart(2, '0');

/** Every notation that needs nobody to say which part is the day. */
const notations: Readonly<Record<string, (day: Day) => string>> = {
  iso: ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
  'year first, slashes': ({ year, month, day }) => `${year}/${two(month)}/${two(day)}`,
  'year first, points, spaces around': ({ year, month, day }) => `${year} . ${two(month)} . ${two(day)}`,
  'day, English month': ({ year, month, day }) => `${day} ${months.en[month - 1]} ${year}`,
  'English month, day': ({ year, month, day }) => `${months.en[month - 1]} ${day}, ${year}`,
  'short month between hyphens': ({ year, month, day }) => `${two(day)}-${months.en[month - 1]!.slice(0, 3)}-${year}`,
  'short month in capitals': ({ year, month, day }) =>
    `${two(day)}${months.en[month - 1]!.slice(0, 3).toUpperCase()}${year}`,
  'year, short month, day': ({ year, month, day }) => `${year}-${months.en[month - 1]!.slice(0, 3)}-${two(day)}`,
  'jour, mois': ({ year, month, day }) => `${day === 1 ? '1er' : day} ${months.fr[month - 1]} ${year}`,
  'jour et mois, une virgule': ({ year, month, day }) => `le ${day} ${months.fr[month - 1]}, ${year}`,
  'mois en capitales': ({ year, month, day }) => `${day} ${months.fr[month - 1]!.toUpperCase()} ${year}`,
};

const days = fc.record({
  year: fc.integer({ min: 1990, max: 2040 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});

describe('a date', () => {
  it.each(Object.entries(notations))('is read back whatever stands around it: %s', (_, write) => {
    fc.assert(
      fc.property(days, (date) => {
        const found = findDates(`Version 4.1 Revision Date: ${write(date)} Page 1/8`);
        expect(found.map(({ text }) => parseDate(text)?.day)).toEqual([notations.iso!(date)]);
      }),
    );
  });

  it('of two figures for the year is of this century or of the last, and the sign of subtraction is a hyphen', () => {
    const dayIn = (text: string) => findDates(text).map(({ text }) => parseDate(text)?.day);
    expect([dayIn('8/25/98'), dayIn('8/25/17'), dayIn('11−DEC−04')]).toEqual([
      ['1998-08-25'],
      ['2017-08-25'],
      ['2004-12-11'],
    ]);
  });

  it('of a month alone is its first day', () => {
    expect(findDates('mars 2024').map(({ text }) => parseDate(text)?.day)).toEqual(['2024-03-01']);
    expect(findDates('03/2024').map(({ text }) => parseDate(text)?.day)).toEqual(['2024-03-01']);
  });

  it.each([
    '67-64-1',
    '02 / 08 / 11 / 12 / 16',
    '2/8/11/12',
    '1-800-555-0199',
    '1907/2006',
    '29 CFR 1910.1200',
    '01-2119475796-19',
    '10 - 30 %',
    'V 1.20',
  ])('is not seen in %s', (text) => {
    expect(findDates(text)).toEqual([]);
  });
});

describe('the words before a date tell what it is of', () => {
  it.each([
    ['Revision Date', 'revision'],
    ['Date of issue/Date of revision', 'revision'],
    ['Date de révision', 'revision'],
    ['Dernière révision le', 'revision'],
    ['Last Updated', 'revision'],
    ['Date de mise à jour', 'revision'],
    ['Reviewed on', 'revision'],
    ['Date of issue', 'issue'],
    ['Date of Issuance', 'issue'],
    ["Date d'émission", 'issue'],
    ['Date de préparation', 'issue'],
    ['Entrée en vigueur', 'issue'],
    ['SDS date', 'date'],
    ['Date of last issue', 'previous'],
    ['Date of previous issue', 'previous'],
    ["Date d'édition précédente", 'previous'],
    ['Supersedes', 'previous'],
    ['Remplace la version de', 'previous'],
    ['Date de la première parution', 'first'],
    ['Creation Date', 'first'],
    ['Print Date', 'print'],
    ["Date d'impression", 'print'],
    ['Printing date', 'print'],
    ['Product name', undefined],
  ])('%s: %s', (label, kind) => {
    expect(dateKindOf(label)).toBe(kind);
  });
});

const sheet = (head: string, rule = '') =>
  readSheet(makeSheet(`\nSAFETY DATA SHEET\n${head}\n${rule}\n1. IDENTIFICATION\nProduct name: Sand`)).sheetDate?.value;

describe('of the dates on a sheet', () => {
  it('the revision counts before the issue, and neither print nor previous issue ever', () => {
    expect(sheet('Issue Date: 2019-02-03  Revision Date: 2023-05-06  Print Date: 2024-07-08')).toBe('2023-05-06');
    expect(sheet('Date of issue: 2019-02-03\nDate of previous issue: 2018-01-01')).toBe('2019-02-03');
    expect(sheet('Print Date: 2024-07-08')).toBeUndefined();
  });

  it('one without an ambiguity tells how the others are written', () => {
    expect(sheet('Revision Date: 04/05/2023  Supersedes: 25/11/2021')).toBe('2023-05-04');
    expect(sheet('Revision Date: 04/05/2023  Supersedes: 11/25/2021')).toBe('2023-04-05');
  });

  it('those before and after tell it too', () => {
    expect(sheet('Date of previous issue: 03/02/2020  Revision Date: 02/03/2020')).toBe('2020-03-02');
  });

  it('the rule it was written under tells it where the dates do not', () => {
    expect(sheet('Revision Date: 04/05/2023', 'Regulation (EC) No 1907/2006')).toBe('2023-05-04');
    expect(sheet('Revision Date: 04/05/2023', '29 CFR 1910.1200')).toBe('2023-04-05');
  });

  it('one between the two lines of its label is of that label', () => {
    const frame = { number: 1, width: 612, height: 792, turn: 0 } as const;
    const word = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 5, height: 10, frame });
    const words = [
      word('METALLIC', 170, 36),
      word('Revision', 313, 36),
      word('09/15/2011', 380, 41),
      word('Date:', 313, 46),
    ];
    expect(labelledDates(linesOf(words, frame)).map(({ kind }) => kind)).toEqual(['revision']);
  });

  it('one in a sentence has no label above it', () => {
    const text = 'Revision\nThis sheet applies to what was manufactured after January 1, 2015.';
    expect(labelledDates(makePages(text)[0]!.lines).map(({ kind }) => kind)).toEqual([undefined]);
  });

  it('a last revision after the day of preparation is the sheet’s own; one before it is that of the former sheet', () => {
    expect(sheet('Last Revision Date  04/March/2015\nPreparation Date  19/June/2013')).toBe('2015-03-04');
    expect(sheet('Last Revision Date  04/March/2012\nPreparation Date  19/June/2013')).toBe('2013-06-19');
  });

  it('one with the hour behind the number of a page is that of printing, whatever form was revised', () => {
    const foot = 'Form 12, Revision 3, Page 1 of 10, 22-Jul-2021 02:03:08';
    expect(sheet(`${foot}\nRevision Date: 28 Feb 2020`)).toBe('2020-02-28');
    expect(sheet(foot)).toBeUndefined();
  });

  it('one long after today counts for nothing', () => {
    expect(sheet('Revision Date: 2085-08-01  Issue Date: 2019-02-03')).toBe('2019-02-03');
  });

  it('a label above a column of a table is the date’s below it', () => {
    expect(
      sheet('Version   Revision Date:   SDS Number:   Print date\n7.0       2021-04-06       1000012       2022-01-01'),
    ).toBe('2021-04-06');
  });
});
