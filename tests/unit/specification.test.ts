import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeWith } from '../support/describe-with.ts';
import { countNamedTests, missingTests } from '../support/named-tests.ts';
import { realData } from '../support/outside.ts';
import { readHeldLines, readSections } from '../support/specification.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const parts = readHeldLines(page);

/** A file with one or more of its tests, or a reason in italics; several of either with `; ` between them. */
const part = /`tests\/[^`\s]+` › "[^"]+"(?:, "[^"]+")*|\*[^*]+\*/.source;
const holding = new RegExp(`^(?:${part})(?:; (?:${part}))*$`);

describe('the page of the specification', () => {
  test('names no test that is not there', () => {
    expect(missingTests(page)).toEqual([]);
    expect(countNamedTests(page)).toBeGreaterThan(600);
  });

  test('says of every line what holds it, or why nothing does', () => {
    const lines = parts.flatMap((one) => one.lines);
    expect(lines.length).toBeGreaterThan(600);
    expect(lines.filter(({ heldBy }) => !holding.test(heldBy))).toEqual([]);
  });

  test('numbers the lines of each heading from one', () => {
    for (const { heading, lines } of parts)
      expect(
        lines.map(({ number }) => number),
        heading,
      ).toEqual(lines.map((_, index) => index + 1));
  });
});

describeWith(realData('spec'), 'the page has a line for every sentence', (specification) => {
  test.each([
    ['Portal and sign-in', '1-portal-and-sign-in.md'],
    ['Working screens', '2-working-screens.md'],
  ])('of %s, in its words and under its heading', (document, file) => {
    const sections = readSections(readFileSync(join(specification, file), 'utf8'));
    const ours = parts.filter((one) => one.document === document);
    expect(ours.map(({ heading }) => heading)).toEqual(sections.map(({ heading }) => heading));
    for (const [index, { heading, sentences }] of sections.entries()) {
      const lines = ours[index]?.lines ?? [];
      expect(lines.length, heading).toBe(sentences.length);
      const strangers = lines.filter(({ sentence }, at) => !isOf(sentences[at] ?? '', sentence));
      expect(strangers, heading).toEqual([]);
    }
  });
});

/** Whether a line has a sentence whole, or its beginning with `…` behind it. */
const isOf = (sentence: string, line: string): boolean =>
  line.endsWith('…') ? line.length > 80 && sentence.startsWith(line.slice(0, -1)) : line === sentence;
