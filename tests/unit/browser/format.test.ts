import { expect, test } from 'vitest';
import { formatLongDate } from '../../../src/i18n/format.ts';
import { formatNumber } from '../../../src/i18n/format-number.ts';
import { formatShortDate } from '../../../src/i18n/format-short-date.ts';

test('long dates are written as each language writes them', () => {
  expect(formatLongDate('2026-11-20', 'en')).toBe('November 20, 2026');
  expect(formatLongDate('2026-11-20', 'fr')).toBe('20 novembre 2026');
  expect(formatLongDate('2026-01-01', 'fr')).toBe('1er janvier 2026');
});

test('short dates are DD-MM-YYYY in both', () => {
  expect(formatShortDate('2026-11-05')).toBe('05-11-2026');
});

test('numbers are grouped as each language groups them', () => {
  expect(formatNumber(1200, 'en')).toBe('1,200');
  expect(formatNumber(1200, 'fr')).toMatch(/^1\s200$/);
});
