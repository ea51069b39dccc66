import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countNamedTests, missingTests } from '../support/named-tests.ts';

const document = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');

describe('docs/security.md', () => {
  test('names tests that are there', () => {
    expect(missingTests(document)).toEqual([]);
    expect(countNamedTests(document)).toBeGreaterThan(50);
  });
});

describe('a document that names tests', () => {
  test('is told which of them are not there', () => {
    const here = '`tests/unit/security-document.test.ts`';
    expect(missingTests(`${here} › "names tests that are there", "is made up"`)).toEqual([
      'tests/unit/security-document.test.ts › "is made up"',
    ]);
    expect(missingTests('`tests/unit/none.test.ts` › "x"')).toEqual(['tests/unit/none.test.ts']);
  });
});
