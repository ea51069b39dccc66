import { describe, expect, test } from 'vitest';
import { judgeCards, sheetFolders, verdictOf } from '#tests/support/first-aid-answers.ts';
import { leftOut } from '#tests/support/outside.ts';

const missing = leftOut(sheetFolders.slice(0, 1));

describe.skipIf(missing !== undefined)(`first aid on real sheets${missing ? ` (${missing})` : ''}`, () => {
  test('stands whole under its route, on its page, and is never another section’s text', {
    timeout: 240_000,
  }, async () => {
    const judged = await judgeCards(sheetFolders);
    const of = (verdict: string) => judged.filter((one) => one.verdict === verdict);
    expect(new Set(judged.map(({ file }) => file)).size).toBeGreaterThanOrEqual(33);
    expect([...of('foreign'), ...of('wrong')]).toEqual([]);
    expect(of('right').length / judged.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe('a passage of first aid', () => {
  const answer = { page: 2, first: 'Rinse the', last: 'a doctor.', words: 7 };
  const said = (text: string, page = 2) => verdictOf({ text, page, doubts: [] }, answer);

  test('is right only with all of its words, on its page, and none of another', () => {
    expect(said('Rinse the eyes. Then call a doctor.')).toBe('right');
    expect(said('Rinse the eyes. Then call a doctor.', 3)).toBe('wrong');
    expect(said('Rinse the eyes. Call a doctor.')).toBe('wrong');
    expect(said('Rinse the eyes. Then call a doctor. SECTION 5')).toBe('foreign');
    expect(verdictOf({ text: 'Rinse.', page: 2, doubts: ['columns'] }, answer)).toBe('doubt');
    expect(verdictOf({ text: 'Rinse.', page: 2, doubts: [] }, undefined)).toBe('foreign');
    expect(verdictOf(null, answer)).toBe('absent');
  });
});
