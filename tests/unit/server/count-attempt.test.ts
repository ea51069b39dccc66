import fc from 'fast-check';
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

const minute = 60_000;
const slowing = { free: 10, first: minute, longest: 15 * minute, memory: 1440 * minute };

/** Instants of asks, in order, by the pauses between them. */
const asks = fc.array(fc.oneof(fc.nat(1000), fc.nat(20 * minute)), { maxLength: 200 }).map((pauses) => {
  let now = 0;
  return pauses.map((pause) => {
    now += pause;
    return now;
  });
});

/** Those that are let through. */
const letThrough = (times: readonly number[], limit: Parameters<typeof countAttempt>[2], count = 1): number[] => {
  let remembered: number[] = [];
  return times.filter((now) => {
    const outcome = countAttempt(remembered, now, limit, count);
    if ('times' in outcome) remembered = outcome.times;
    return 'times' in outcome;
  });
};

describe('limits, whenever it is asked', () => {
  test('so many within a window: never more are let through in any window of that length', () => {
    fc.assert(
      fc.property(asks, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 4 }), (times, limit, count) => {
        fc.pre(count <= limit);
        const window = 15 * minute;
        const through = letThrough(times, { limit, window }, count);
        for (const from of through)
          expect(through.filter((time) => time >= from && time < from + window).length * count).toBeLessThanOrEqual(
            limit,
          );
      }),
    );
  });

  test('slowing down: never more than the free ones and what the waits leave room for, and never a wait beyond the longest', () => {
    fc.assert(
      fc.property(asks, (times) => {
        const through = letThrough(times, slowing);
        for (const from of through) {
          const inAnHour = through.filter((time) => time >= from && time < from + 60 * minute).length;
          // Ten, then after 1, 2, 4, 8, 15, 15 and 15 minutes.
          expect(inAnHour).toBeLessThanOrEqual(17);
        }
        let remembered: number[] = [];
        for (const now of times) {
          const outcome = countAttempt(remembered, now, slowing);
          if ('wait' in outcome) expect(outcome.wait).toBeLessThanOrEqual(slowing.longest);
          else remembered = outcome.times;
        }
      }),
    );
  });

  test('slowing down: whoever waits as long as they are told is let through', () => {
    fc.assert(
      fc.property(asks, (times) => {
        let remembered: number[] = [];
        for (const now of times) {
          const outcome = countAttempt(remembered, now, slowing);
          if ('wait' in outcome) expect(countAttempt(remembered, now + outcome.wait, slowing)).toHaveProperty('times');
          else remembered = outcome.times;
        }
      }),
    );
  });

  test('slowing down: what is remembered stays small', () => {
    fc.assert(
      fc.property(asks, (times) => {
        let remembered: number[] = [];
        for (const now of times) {
          const outcome = countAttempt(remembered, now, slowing);
          if ('times' in outcome) remembered = outcome.times;
          expect(remembered.length).toBeLessThanOrEqual(15);
        }
      }),
    );
  });
});
