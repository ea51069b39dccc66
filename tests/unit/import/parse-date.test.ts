import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderOfDates, parseDate } from '#lib/sheet-reader/dates/parse-date.ts';

const day = fc
  .date({ min: new Date('1960-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('parseDate', () => {
  it('reads back every day as ISO, as words of either language, and as Excel counts it', () => {
    fc.assert(
      fc.property(day, (iso) => {
        const date = new Date(`${iso}T00:00:00Z`);
        const words = (locale: string) => date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
        const excel = String(Math.round(date.getTime() / 86_400_000) + 25_569);
        for (const text of [iso, words('en-CA'), words('en-GB'), words('fr-CA'), excel]) {
          expect(parseDate(text), text).toEqual({ day: iso });
        }
      }),
    );
  });

  it.each([
    ['2020/6/5', '2020-06-05'],
    ['2020-06-05 00:00:00', '2020-06-05'],
    ['2020-06-05T10:00:00Z', '2020-06-05'],
    ['25-12-2019', '2019-12-25'],
    ['12/25/2019', '2019-12-25'],
    ['25/12/2019', '2019-12-25'],
    ['12-May-2019', '2019-05-12'],
    ['1er août 2021', '2021-08-01'],
    ['Sept. 9, 2020', '2020-09-09'],
  ])('reads %s as %s', (text, expected) => expect(parseDate(text)).toEqual({ day: expected }));

  it('says how it read what could be read two ways: slashes month first, dashes day first', () => {
    expect(parseDate('5/6/2020')).toEqual({ day: '2020-05-06', assumed: 'month-first' });
    expect(parseDate('05-06-2020')).toEqual({ day: '2020-06-05', assumed: 'day-first' });
  });

  it('assumes nothing where the order is known, or makes no difference', () => {
    expect(parseDate('5/6/2020', 'day-first')).toEqual({ day: '2020-06-05' });
    expect(parseDate('6/6/2020')).toEqual({ day: '2020-06-06' });
  });

  it.each(['', 'soon', '2020', '31/31/2020', '2021-02-29', '9/5/7789', '06-2020', 'June 2020', '5 Smarch 2020'])(
    'does not read %j',
    (text) => expect(parseDate(text)).toBeUndefined(),
  );
});

describe('orderOfDates', () => {
  it('learns the order from the dates that leave no doubt', () => {
    expect(orderOfDates(['5/6/2020', '13/6/2020'])).toBe('day-first');
    expect(orderOfDates(['5/6/2020', '6/13/2020'])).toBe('month-first');
  });

  it('learns nothing from dates that contradict one another, or leave it open', () => {
    expect(orderOfDates(['6/13/2020', '13/6/2020'])).toBeUndefined();
    expect(orderOfDates(['5/6/2020', '2020-06-13', 'soon'])).toBeUndefined();
  });
});
