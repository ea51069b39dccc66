import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Every export, with the comment that ends above it; a line for the linter may stand between them. */
const exported =
  /(\*\/\n(?:\/\/ biome-ignore .*\n)?)?^export (?:default )?(?:async )?(function\*?|const|class|interface|type) (\w+)(.*)$/gm;

/** Calls say in their `summary` what they are. */
const isOfCalls = (file: string): boolean => file.startsWith('contract/calls/');

/** A guide says it by its title and summary; a type that is made of a schema or a value on its line, by that. */
const saysElsewhere = (file: string, kind: string, rest: string): boolean =>
  /^(?:contract|lib)\//.test(file) &&
  (kind === 'type' ? /\btypeof \w|\bz\.(?:output|input|infer)</ : /^ = define[A-Z]\w*\(/).test(rest);

/** Exports of a file that no comment stands above. What is exported once more from elsewhere has its own there. */
const undocumented = (file: string, source: string): string[] =>
  [...source.matchAll(exported)].flatMap(([, comment, kind = '', name, rest = '']) =>
    comment !== undefined || saysElsewhere(file, kind, rest) ? [] : [`${file}: ${name}`],
  );

test.each([
  ['contract', 100],
  ['lib', 150],
  ['src/providers', 30],
  ['server/platform/storage', 30],
])('each export of %s says in a sentence what it is', (folder, fewest) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !file.includes('/migrations/') && !isOfCalls(file),
  );
  expect(files.length).toBeGreaterThan(fewest);
  expect(files.flatMap((file) => undocumented(file, readFileSync(resolve(root, file), 'utf8')))).toEqual([]);
});

test('an export without a comment is named, whatever stands around it', () => {
  const source = `/** Holds one. */
export const first = 1;
export const second = 2;
/** Of no export. */

export async function* third() {}
/** Lints. */
// biome-ignore lint/suspicious/noExplicitAny: a sample.
export type Fourth = any;
export type Fifth = typeof first;
export type Sixth = 'a' | 'b';
export const isSeventh = (value: unknown) => typeof value === 'string';
export const eighth = defineGuide({
export { ninth } from './ninth.ts';
`;
  const named = ['second', 'third', 'Sixth', 'isSeventh'];
  expect(undocumented('lib/a.ts', source)).toEqual(named.map((name) => `lib/a.ts: ${name}`));
  expect(undocumented('src/providers/a.ts', source)).toHaveLength(named.length + 2);
});
