import { describe, expect, test } from 'vitest';
import { countAttempt } from '#server/domains/accounts/count-attempt.ts';

const rule = { limit: 3, window: 100 };

describe('counting attempts', () => {
  test('lets as many through as the limit says', () => {
    expect(countAttempt([], 0, rule)).toEqual({ times: [0] });
    expect(countAttempt([0, 10], 20, rule)).toEqual({ times: [0, 10, 20] });
  });

  test('then waits a whole window from the last of them', () => {
    expect(countAttempt([0, 10, 20], 21, rule)).toEqual({ wait: 99 });
    expect(countAttempt([0, 10, 20], 119, rule)).toEqual({ wait: 1 });
    expect(countAttempt([0, 10, 20], 120, rule)).toEqual({ times: [120] });
  });

  test('forgets each attempt a window later, wherever the window began', () => {
    expect(countAttempt([0, 90], 101, rule)).toEqual({ times: [90, 101] });
    expect(countAttempt([90, 101], 102, rule)).toEqual({ times: [90, 101, 102] });
    expect(countAttempt([90, 101, 102], 103, rule)).toEqual({ wait: 99 });
  });

  test('forgets those of a clock that has been put back, but not those of another machine’s that is a little ahead', () => {
    expect(countAttempt([1000, 1010, 1020], 20, rule)).toEqual({ times: [20] });
    expect(countAttempt([0, 10, 1020], 20, rule)).toEqual({ times: [0, 10, 20] });
    expect(countAttempt([10, 20, 30], 20, rule)).toEqual({ wait: 110 });
  });
});
