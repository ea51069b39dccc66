import { describe, expect, test } from 'vitest';
import { addBusinessDays, isBusinessDay } from '#lib/business-days/business-days.ts';
import { dayIn, startOfDay } from '#lib/business-days/days.ts';
import { easterSunday, quebecHolidays } from '#lib/business-days/quebec-holidays.ts';

describe('the holidays of Québec', () => {
  // As the CNESST publishes them, with Good Friday.
  test.each([
    [2023, '01-01 04-07 05-22 06-24 07-01 09-04 10-09 12-25'],
    [2024, '01-01 03-29 05-20 06-24 07-01 09-02 10-14 12-25'],
    [2025, '01-01 04-18 05-19 06-24 07-01 09-01 10-13 12-25'],
    [2026, '01-01 04-03 05-18 06-24 07-01 09-07 10-12 12-25'],
    [2027, '01-01 03-26 05-24 06-24 07-01 09-06 10-11 12-25'],
  ])('of %i are as published', (year, days) => {
    expect(quebecHolidays(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  test('that fall on a Sunday and move are the next day', () => {
    expect(quebecHolidays(2029)).toContain('2029-07-02');
    expect(quebecHolidays(2029)).toContain('2029-06-25');
    expect(quebecHolidays(2028)).toContain('2028-06-24');
  });

  test('follow Easter, the earliest and the latest too', () => {
    const known = ['1961-04-02', '2008-03-23', '2011-04-24', '2019-04-21', '2024-03-31', '2038-04-25', '2285-03-22'];
    expect(known.map((day) => easterSunday(Number(day.slice(0, 4))))).toEqual(known);
  });
});

describe('business days', () => {
  test('leave out Saturdays, Sundays and holidays', () => {
    expect(['2026-06-23', '2026-06-24', '2026-06-27', '2026-06-28'].map(isBusinessDay)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('are counted over a weekend, Christmas with New Year, and Easter', () => {
    expect(addBusinessDays('2026-11-25', 2)).toBe('2026-11-27');
    expect(addBusinessDays('2026-11-27', 2)).toBe('2026-12-01');
    expect(addBusinessDays('2026-11-28', 2)).toBe('2026-12-01');
    expect(addBusinessDays('2026-12-24', 2)).toBe('2026-12-29');
    expect(addBusinessDays('2026-12-31', 2)).toBe('2027-01-05');
    expect(addBusinessDays('2026-04-02', 2)).toBe('2026-04-07');
  });
});

describe('a day of a time zone', () => {
  test('is the one on its clocks', () => {
    expect(dayIn('2026-07-01T03:59:59.000Z', 'America/Toronto')).toBe('2026-06-30');
    expect(dayIn('2026-07-01T04:00:00.000Z', 'America/Toronto')).toBe('2026-07-01');
  });

  test('begins at its midnight, also where the clocks change', () => {
    const starts = ['2026-01-15', '2026-03-08', '2026-03-09', '2026-07-01', '2026-11-01', '2026-11-02'];
    expect(starts.map((day) => startOfDay(day, 'America/Toronto').slice(0, 13))).toEqual([
      '2026-01-15T05',
      '2026-03-08T05',
      '2026-03-09T04',
      '2026-07-01T04',
      '2026-11-01T04',
      '2026-11-02T05',
    ]);
    expect(startOfDay('2026-07-01', 'Europe/Paris')).toBe('2026-06-30T22:00:00.000Z');
    expect(startOfDay('2026-07-01', 'UTC')).toBe('2026-07-01T00:00:00.000Z');
  });
});
