import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const sections = page.split(/^### /m).slice(1);

/** `- **S1.2-07** What is required. *Why no test holds it.*` */
const requirement = /^- \*\*(S[\d.]+-\d+)\*\* ([^*]+?)(?: \*([^*]+)\*)?$/;

const requirements = sections.flatMap((section) =>
  linesOf(section).map((line) => {
    const [, id = '', words = '', reason] = requirement.exec(line) ?? [];
    return { line, heading: section.split(' ', 1)[0] ?? '', id, words, reason };
  }),
);
const known = new Set(requirements.map(({ id }) => id));
const carried = globSync('tests/**/*.{ts,tsx}', { cwd: root })
  .flatMap((file) => bracketsIn(readFileSync(join(root, file), 'utf8')).map((bracket) => ({ file, bracket })))
  .flatMap(({ file, bracket }) => idsOf(bracket).map((id) => ({ file, id })));

describe('the page of requirements', () => {
  test('has nothing but requirements, each under the heading of its id, and says how many', () => {
    expect(requirements.filter(({ id }) => id === '')).toEqual([]);
    expect(requirements.filter(({ heading, id }) => !id.startsWith(`${heading}-`))).toEqual([]);
    expect(page).toContain(`in ${requirements.length} requirements`);
    expect(requirements.length).toBeGreaterThan(600);
  });

  test('has every id once and in order', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids).toEqual([...known].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })));
  });

  test('says each in fifteen words at most', () => {
    const long = requirements.filter(({ words }) => words.split(/\s+/).filter((word) => /\w/.test(word)).length > 15);
    expect(long).toEqual([]);
  });

  test('has a test for each, or says why there is none', () => {
    const held = new Set(carried.map(({ id }) => id));
    expect(requirements.filter(({ id, reason }) => !held.has(id) && !reason)).toEqual([]);
  });
});

test('code and documents cite no section and no requirement that is not there', () => {
  const places = new Set([...known, ...sections.map((section) => section.split(' ', 1)[0] ?? '')]);
  const cited = globSync('{server,src,contract,lib,bench,tests,docs}/**/*.{ts,tsx,md}', { cwd: root }).flatMap((file) =>
    citationsIn(readFileSync(join(root, file), 'utf8')).flatMap((citation) =>
      idsOf(citation).map((id) => ({ file, id })),
    ),
  );
  expect(cited.length).toBeGreaterThan(known.size);
  expect(cited.filter(({ id }) => !places.has(id))).toEqual([]);
});

describe('the title of a test', () => {
  test('bears no id that the page does not have', () => {
    expect(carried.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  test('may write neighbouring ids as a range', () => {
    expect(idsOf('S1.2-04…06 S2.2.10-10')).toEqual(['S1.2-04', 'S1.2-05', 'S1.2-06', 'S2.2.10-10']);
  });
});

function linesOf(section: string): string[] {
  return section.split('\n').filter((line) => line.startsWith('- '));
}

/** The brackets at the end of a file's test titles. */
function bracketsIn(source: string): string[] {
  return [...source.matchAll(/ \[(S\d[^\]\n]*)\](?=['"`])/g)].map(([, bracket = '']) => bracket);
}

/** `S2.7`, `S2.2.13`, `S2.7-04`, `S2.4-31…34`. */
function citationsIn(source: string): string[] {
  return source.match(/\bS[12](?:\.\d+)+(?:-\d+(?:…\d+)?)?/g) ?? [];
}

/** The ids of a bracket. Other text is returned unchanged, so that it is reported as unknown. */
function idsOf(bracket: string): string[] {
  return bracket.split(' ').flatMap((entry) => {
    const [, section, first = '', last] = /^(S[\d.]+)-(\d+)…(\d+)$/.exec(entry) ?? [];
    if (!section) return [entry];
    const count = Math.max(Number(last) - Number(first) + 1, 0);
    return Array.from({ length: count }, (_, index) => `${section}-${String(Number(first) + index).padStart(2, '0')}`);
  });
}
