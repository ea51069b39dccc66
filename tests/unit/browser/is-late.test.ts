import { afterEach, expect, test, vi } from 'vitest';
import { isLate } from '#src/resources/requests/request.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a request is late once its day is past where the provider works, and not before', () => {
  vi.useFakeTimers();
  // The evening of the 27th in Toronto is the 28th already elsewhere.
  vi.setSystemTime('2026-11-28T01:00:00Z');
  expect(isLate({ expected_on: '2026-11-27' })).toBe(false);
  vi.setSystemTime('2026-11-28T06:00:00Z');
  expect(isLate({ expected_on: '2026-11-27' })).toBe(true);
});

test('what is promised by no day is never late', () => {
  expect(isLate({ expected_on: '' })).toBe(false);
});
