import { describe, test } from 'vitest';
import { leftOut, type Outside } from './outside.ts';

/**
 * Tests that use something outside the repository. Where it is not there one title says that they are left out and why, and nothing
 * of theirs runs, not even what is read to name them.
 */
export const describeWith = (
  needed: Outside | readonly Outside[],
  name: string,
  tests: (...found: string[]) => void,
): void => {
  const all = 'what' in needed ? [needed] : needed;
  const reason = leftOut(all);
  describe(name, () => {
    if (reason) test.skip(reason);
    else tests(...all.map(({ found = '' }) => found));
  });
};
