import { expect, test } from 'vitest';
import { sayDuration } from '#src/resources/operator/requests/say-duration.ts';

test.each([
  [0, '1 min'],
  [6, '6 min'],
  [59, '59 min'],
  [60, '1 h'],
  [210, '3 h 30 min'],
  [672, '11 h'],
  [2880, '48 h'],
  [2881, '2 days'],
  [91_020, '63 days'],
])('%d minutes are said in the unit that one reckons in: %s', (minutes, said) => {
  expect(sayDuration(minutes, 'en').replaceAll('\u00a0', ' ')).toBe(said);
});

test('days are said in French too', () => {
  expect(sayDuration(91_020, 'fr').replaceAll('\u00a0', ' ')).toBe('63 jours');
});
