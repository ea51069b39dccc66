import { describe, expect, test } from 'vitest';
import { formatListStates, readListStates, unsaidListState } from '#contract/first-answers.ts';

const written = (states: Readonly<Record<string, string>>) => decodeURIComponent(formatListStates(states) ?? '');

describe('how lists were left', () => {
  test('is read as it was written, and is no cookie where nothing was left', () => {
    const states = { 'users.v1': 'filter=%7B%22q%22%3A%22é%3B%22%7D&page=2', 'requests.v1': 'page=3' };
    expect(formatListStates(states)).toMatch(/^[\w%.~!*'()-]+$/);
    expect(readListStates(written(states))).toEqual(states);
    expect(formatListStates({})).toBeUndefined();
  });

  test('is said not to be known where it is too long for a cookie', () => {
    const states = { 'users.v1': `filter=${'x'.repeat(400)}`, 'requests.v1': 'page=2' };
    expect(readListStates(written(states))).toEqual({ 'users.v1': unsaidListState, 'requests.v1': 'page=2' });
  });

  test.each([undefined, '', 'x', '[', 'null', '7', '"users.v1"', '[1]', '{"users.v1":1}', '{"users.v1":{"page":"2"}}'])(
    'is nothing in a cookie of %s',
    (value) => {
      expect(readListStates(value)).toEqual({});
    },
  );
});
