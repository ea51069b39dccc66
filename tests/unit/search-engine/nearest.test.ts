import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareNearness,
  editsOf,
  editsOfBeginning,
  keepsFirstLetter,
  type Nearness,
  nearnessOf,
} from '#lib/search-engine/nearest.ts';

/** Few letters, so that words are often near each other. */
const word = fc.array(fc.constantFrom(...'abcde'), { minLength: 3, maxLength: 9 }).map((letters) => letters.join(''));

/** Edits between two whole words, by the book: every place of both is compared with every other. */
const editsBetween = (a: string, b: string): number => {
  const known = new Map<string, number>();
  const between = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    const found =
      known.get(key) ??
      Math.min(
        between(i - 1, j) + 1,
        between(i, j - 1) + 1,
        between(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? between(i - 2, j - 2) + 1 : Infinity,
      );
    known.set(key, found);
    return found;
  };
  return between(a.length, b.length);
};

const nearnessByTheBook = (typed: string, term: string): Nearness | undefined => {
  if (keepsFirstLetter(typed) && typed[0] !== term[0]) return undefined;
  const beginnings = Array.from({ length: term.length }, (_, at) => at + 1).map((length) => ({
    edits: editsBetween(typed, term.slice(0, length)),
    begun: length === term.length ? 0 : length,
  }));
  return beginnings
    .filter(({ edits, begun }) => edits <= (begun === 0 ? editsOf(typed) : editsOfBeginning(typed)))
    .toSorted(compareNearness)[0];
};

describe('how near a word is to a typed one', () => {
  it('is what comparing every beginning of it letter by letter says', () => {
    fc.assert(
      fc.property(word, word, (typed, term) => {
        expect(nearnessOf(typed, term)).toEqual(nearnessByTheBook(typed, term));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['acetne', 'acetone', { edits: 1, begun: 0 }],
    ['hydrocloric', 'hydrochloric', { edits: 1, begun: 0 }],
    ['acteone', 'acetone', { edits: 1, begun: 0 }],
    ['xylne', 'acetone', undefined],
    ['xilene', 'xylene', { edits: 1, begun: 0 }],
    // Other words, and no misspelt ones.
    ['glue', 'blue', undefined],
    ['mold', 'cold', undefined],
    ['windex', 'winter', undefined],
  ])('of %s and %s is known', (typed, term, nearness) => {
    expect(nearnessOf(typed, term)).toEqual(nearness);
  });
});
