import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { journeys, longFiles } from '../long-runs.ts';

test('what takes long and what is a journey are files that exist, each named once', () => {
  const files = [
    ...longFiles.map((file) => `tests/${file}.test.ts`),
    ...journeys.map((name) => `tests/e2e/${name}.spec.ts`),
  ];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  // What is left out of `npm test` is the smaller part.
  const specs = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  expect(longFiles.length).toBeLessThan(specs.length / 5);
});
