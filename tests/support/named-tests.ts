import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The tests a document names that are not in the tree, each as the document names it.
 * A document writes `` `tests/server/x.test.ts` › "exact test name" ``, several names of one file with `, ` between them;
 * a file named without a test must be there too. What a test's title fills in (`${role}`, `%s`) may stand as anything.
 */
export const missingTests = (markdown: string): string[] =>
  namedTests(markdown).flatMap(({ file, names }) => {
    if (!existsSync(join(root, file))) return [file];
    const titles = titlesIn(readFileSync(join(root, file), 'utf8'));
    return names.filter((name) => !titles.some((title) => title.test(name))).map((name) => `${file} › "${name}"`);
  });

/** How many tests the document names, so that a checker can tell a document without tests from a correct one. */
export const countNamedTests = (markdown: string): number =>
  namedTests(markdown).reduce((count, { names }) => count + names.length, 0);

const root = join(import.meta.dirname, '../..');

const naming = /`(tests\/[^`\s]+\.tsx?)`((?:\s*[›,]\s*"[^"\n]+")*)/g;

const namedTests = (markdown: string) =>
  [...markdown.matchAll(naming)].map(([, file = '', names = '']) => ({
    file,
    names: [...names.matchAll(/"([^"\n]+)"/g)].map(([, name = '']) => name),
  }));

const quoted = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/.source;

/** Where a title stands: after `it(`, `test.each(…)(` and the like, after a table's end, or first in a row of a table. */
const places = [
  `\\b(?:it|test|describe)\\b[^'"\`\\n]{0,80}?\\(\\s*(?:${quoted})`,
  `^\\s*\\]?(?: as const)?\\)\\(\\s*(?:${quoted})`,
  `\\.each\\(.*\\)\\(\\s*(?:${quoted})`,
  `^\\s*\\[\\s*(?:${quoted})`,
].map((place) => new RegExp(place, 'gm'));

const titlesIn = (source: string): RegExp[] =>
  places
    .flatMap((place) => [...source.matchAll(place)])
    .map(([, ...texts]) => piecesOf(texts.find((text) => text !== undefined) ?? ''))
    .filter((pieces) => pieces.some((piece) => /\w/.test(piece)))
    .map((pieces) => new RegExp(`^${pieces.map(escapePattern).join('.+')}$`));

/** A title's own words, without the requirements it holds, parted where something is filled in. */
const piecesOf = (literal: string): string[] =>
  literal
    .replace(/ \[S\d[^\]]*\]$/, '')
    .replace(/\\(.)/g, '$1')
    .split(/\$\{[^}]*\}|%[sdifjo]|\$[a-z]\w*/);

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
