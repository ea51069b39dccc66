import { expect, test } from 'vitest';
import { formatShortDate } from '#contract/short-date.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { fromTypedDate, toTypedDate } from '#src/ui/forms/typed-date.ts';

test('long dates are written as each language writes them [S1.1-10 S2.9-31]', () => {
  expect(formatLongDate('2026-11-20', 'en')).toBe('November 20, 2026');
  expect(formatLongDate('2026-11-20', 'fr')).toBe('20 novembre 2026');
  expect(formatLongDate('2026-01-01', 'fr')).toBe('1er janvier 2026');
});

test('short dates are DD-MM-YYYY in both [S1.1-10 S1.9-10 S2.9-31]', () => {
  expect(formatShortDate('2026-11-05')).toBe('05-11-2026');
});

test('numbers are grouped as each language groups them', () => {
  expect(formatNumber(1200, 'en')).toBe('1,200');
  expect(formatNumber(1200, 'fr')).toMatch(/^1\s200$/);
});

test.each([
  ['05-11-2026', '2026-11-05'],
  ['5/1/2026', '2026-01-05'],
  ['05.11.2026 ', '2026-11-05'],
  // What is pasted as machines write it, what is not whole yet, and no date at all.
  ['2026-11-05', '2026-11-05'],
  ['05-11-202', '05-11-202'],
  ['soon', 'soon'],
  ['', ''],
])('the date typed as %j is held as %j', (typed, held) => {
  expect(fromTypedDate(typed)).toBe(held);
});

test('an input shows the date it holds in the short form, and what is none as it was typed', () => {
  expect(['2026-11-05', '05-11-202', ''].map(toTypedDate)).toEqual(['05-11-2026', '05-11-202', '']);
});
