import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settings } from '#server/platform/config.ts';
import { countNamedTests, missingTests } from '../support/named-tests.ts';

const document = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');

describe('docs/security.md', () => {
  test('names tests that are there', () => {
    expect(missingTests(document)).toEqual([]);
    expect(countNamedTests(document)).toBeGreaterThan(50);
  });

  test('names every file that starts a process', () => {
    const files = globSync('{server,lib}/**/*.ts').filter((file) =>
      /'node:child_process'/.test(readFileSync(file, 'utf8')),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !document.includes(`\`${file}\``))).toEqual([]);
  });

  test('names every setting that leads to another server', () => {
    const outward = Object.keys(settings.shape).filter(
      (name) => /_(?:URL|ENDPOINT)$/.test(name) && name !== 'PUBLIC_URL',
    );
    expect(outward.length).toBeGreaterThan(5);
    const [row = ''] = document.split('\n').filter((line) => line.startsWith('| 13.1.1,'));
    expect(outward.filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
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
