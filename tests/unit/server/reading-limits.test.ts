import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReadingLimits } from '#server/domains/accounts/reading-limits.ts';

const second = 1000;
const hour = 3600 * second;

describe('limits on what a reader reads', () => {
  test('let no more than an hour’s budget and what comes back of it through, and never have anybody wait longer than for one more [S1.8-12]', () => {
    const reads = fc.array(fc.record({ document: fc.nat(80), pause: fc.nat(30 * second) }), {
      minLength: 1,
      maxLength: 300,
    });
    fc.assert(
      fc.property(reads, fc.integer({ min: 1, max: 40 }), (list, documents) => {
        const limits = createReadingLimits({ documents, calls: 0 });
        let now = 0;
        let taken = 0;
        const opened = new Map<number, number>();
        for (const { document, pause } of list) {
          now += pause;
          const wait = limits.count('a', { document: String(document), now });
          const isAgain = now - (opened.get(document) ?? -hour) < hour;
          expect(wait).toBeLessThanOrEqual(Math.ceil(3600 / documents));
          if (isAgain) expect(wait).toBe(0);
          else if (wait === 0) {
            taken += 1;
            opened.set(document, now);
          } else {
            // Who waits as long as they were told is let on.
            now += wait * second;
            expect(limits.count('a', { document: String(document), now })).toBe(0);
            taken += 1;
            opened.set(document, now);
          }
          expect(taken).toBeLessThanOrEqual(documents + (now * documents) / hour + 1);
        }
      }),
    );
  });

  test('of one reader are nobody else’s', () => {
    const limits = createReadingLimits({ documents: 2, calls: 100 });
    const open = (subject: string, document: string) => limits.count(subject, { document, now: 0 });
    expect(['1', '2', '3'].map((document) => open('a', document) > 0)).toEqual([false, false, true]);
    expect(['1', '2', '3'].map((document) => open('b', document) > 0)).toEqual([false, false, true]);
    expect(limits.count('a', { now: 0 })).toBe(0);
  });

  test('count calls of every kind, and none where they are switched off', () => {
    const limits = createReadingLimits({ documents: 0, calls: 3 });
    expect([1, 2, 3, 4].map(() => limits.count('a', { now: 0 }) > 0)).toEqual([false, false, false, true]);
    const without = createReadingLimits({ documents: 0, calls: 0 });
    for (let i = 0; i < 10_000; i++) expect(without.count('a', { document: String(i), now: 0 })).toBe(0);
  });

  test('let a device keep five hours’ documents at once, then as many an hour as are read, and take none of those that its person opens', () => {
    const limits = createReadingLimits({ documents: 60, calls: 0 });
    const keep = (document: number, now: number) =>
      limits.count('a', { document: `kept ${document}`, isKept: true, now });
    for (let i = 0; i < 300; i++) expect(keep(i, 0)).toBe(0);
    expect(keep(300, 0)).toBe(60);
    for (let i = 0; i < 60; i++) expect(limits.count('a', { document: `opened ${i}`, now: 0 })).toBe(0);
    // Whoever opens nothing for an hour is not forgotten with what was kept.
    for (let i = 0; i < 60; i++) expect(keep(400 + i, hour)).toBe(0);
    expect(keep(500, hour)).toBeGreaterThan(0);
    limits.count('later', { now: 7 * hour });
    expect(limits.size()).toBe(1);
  });

  test('forget who has read nothing for an hour', () => {
    const limits = createReadingLimits({ documents: 10, calls: 10 });
    for (let i = 0; i < 100; i++) limits.count(String(i), { now: 0 });
    limits.count('later', { now: hour });
    expect(limits.size()).toBe(1);
  });
});
