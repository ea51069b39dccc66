import { describe, test } from 'vitest';
import { realData } from './real-data.ts';

/**
 * Tests that read a file or folder beside the repository. Where it is not there they are left out by name, and
 * nothing of theirs runs, not even what is read to name them.
 */
export const describeWith = (path: string, name: string, tests: (found: string) => void): void => {
  const found = realData(path);
  describe(name, () => {
    if (found) tests(found);
    else test('left out', ({ skip }) => skip(`${path} is not beside the repository`));
  });
};
