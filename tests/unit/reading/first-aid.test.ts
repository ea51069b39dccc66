import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exposureRoutes } from '#contract/sheets/sheet-sections.ts';
import { readSections } from '#lib/sheet-reader/sections/read-sections.ts';
import { readPages } from '#lib/sheet-reader/text/read-pages.ts';
import { leftOut, realData } from '#tests/support/outside.ts';
import answers from '../../data/first-aid-answers.json' with { type: 'json' };

const sheets = realData('data/sds-pdfs');
const missing = leftOut([sheets]);

/** The answers of sheets that are there, with their bytes. */
const there = () => {
  const byHash = new Map(answers.map((answer) => [answer.hash, answer]));
  return ['en', 'fr'].flatMap((folder) =>
    readdirSync(join(sheets.found!, folder)).flatMap((file) => {
      const bytes = readFileSync(join(sheets.found!, folder, file));
      const answer = byHash.get(createHash('sha256').update(bytes).digest('hex'));
      return answer ? [{ answer, bytes }] : [];
    }),
  );
};

describe.skipIf(missing !== undefined)(`first aid on real sheets${missing ? ` (${missing})` : ''}`, () => {
  test('stands whole under its route, on its page, and is never another section’s text', {
    timeout: 120_000,
  }, async () => {
    const wrong: string[] = [];
    const known = there();
    for (const { answer, bytes } of known) {
      const [card] = readSections((await readPages(new Uint8Array(bytes))).pages).cards;
      for (const route of exposureRoutes) {
        const said = card?.first_aid[route];
        const expected = answer.routes[route];
        const isRight =
          said && expected
            ? said.text.replace(/\s+/g, ' ').startsWith(expected.first) &&
              said.text.replace(/\s+/g, ' ').endsWith(expected.last) &&
              said.page === expected.page &&
              said.doubts.length === 0
            : !said && !expected;
        if (!isRight) wrong.push(`${answer.file} ${route}: ${said?.text.slice(0, 60) ?? 'nothing'}`);
      }
    }
    expect(known.length).toBeGreaterThanOrEqual(33);
    expect(wrong).toEqual([]);
  });
});
