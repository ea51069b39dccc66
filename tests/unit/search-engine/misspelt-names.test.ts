import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { substances } from '#lib/hazards/common-names/substances.ts';
import { inOneSpelling, tokenise } from '#lib/search-engine/analyzer.ts';
import { asksOf, commonNames } from '#lib/search-engine/asks.ts';
import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import { isRespellable, nearnessOf } from '#lib/search-engine/nearest.ts';
import type { SearchEngine } from '#lib/search-engine/port.ts';
import { snapshotFiles } from '#lib/search-engine/snapshots/snapshot-files.ts';
import { query, scope, sheet } from '#tests/support/search/queries.ts';

/** Every common name of two or more words, with the number of its substance. */
const names = substances.flatMap(({ cas, names }) =>
  names.filter((name) => tokenise(name).length > 1).map((name) => ({ cas, name })),
);

const isName = (words: string): boolean => {
  const [ask, ...more] = asksOf({ heading: 'everything', words });
  return more.length === 0 && (ask?.substances.length ?? 0) > 0;
};

/** Edits from typed words to those of a name; none where a word is too far. */
const editsTo = (typed: readonly string[], name: readonly string[]): number =>
  typed.reduce((sum, word, at) => sum + (word === name[at] ? 0 : (nearnessOf(word, name[at]!)?.edits ?? Infinity)), 0);

/** Whether words are no farther from the name of another substance than from the one they were made of. */
const isAmbiguous = (words: string, right: string, cas: string): boolean => {
  const [typed, own] = [words, right].map((text) => tokenise(inOneSpelling(text))) as [string[], string[]];
  const most = editsTo(typed, own);
  return commonNames.some(({ tokens }) => {
    if (tokens.length !== typed.length || typed.filter((word, at) => word !== tokens[at]).length > most) return false;
    if (editsTo(typed, tokens) > most) return false;
    return !asksOf({ heading: 'everything', words: tokens.join(' ') })[0]?.substances.includes(cas.replaceAll('-', ''));
  });
};

/** Whether the words have the name of another substance in them, which is right as it is. */
const namesAnother = (words: string, cas: string): boolean =>
  asksOf({ heading: 'everything', words }).some(
    ({ substances }) => substances.length > 0 && !substances.includes(cas.replaceAll('-', '')),
  );

/** One edit of a word. */
const edits = fc.record({
  how: fc.constantFrom('missing', 'added', 'changed', 'swapped'),
  place: fc.nat(),
  letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
});
type Edit = typeof edits extends fc.Arbitrary<infer Value> ? Value : never;

const withEdit = (word: string, { how, place, letter }: Edit): string => {
  const at = place % word.length;
  const after = word.slice(at + 1);
  if (how === 'missing') return word.slice(0, at) + after;
  if (how === 'added') return word.slice(0, at) + letter + word.slice(at);
  if (how === 'changed') return word.slice(0, at) + letter + after;
  return word.slice(0, at) + after.slice(0, 1) + word[at] + after.slice(1);
};

describe('a common name of several words, one of them misspelt', () => {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = createColumnsEngine(snapshotFiles);
    const records = substances.map(({ cas }, at) => sheet(at + 1, { productName: `Lot ${at}`, casNumbers: [cas] }));
    await engine.upsert(scope.organisation, records, 1);
  });

  it('is not another name of which two words are begun', async () => {
    const { records } = await engine.search(
      scope,
      query({ keyword: { heading: 'everything', words: 'methyl chlorid' } }),
    );
    expect(records.map(({ casNumbers }) => casNumbers)).toEqual([['74-87-3']]);
  });

  it('still finds its substance [S2.2.4-36]', async () => {
    const misspelt = fc
      .tuple(fc.constantFrom(...names), fc.nat(), fc.array(edits, { minLength: 1, maxLength: 2 }))
      .map(([{ cas, name }, pick, changes]) => {
        const words = tokenise(name);
        const at = pick % words.length;
        const right = words[at]!;
        const typed = changes.reduce(withEdit, right);
        return {
          cas,
          right,
          typed,
          name: words.join(' '),
          words: words.map((word, index) => (index === at ? typed : word)).join(' '),
        };
      })
      .filter(({ cas, right, typed, name, words }) => {
        const isFair = isRespellable(right) && isRespellable(typed) && nearnessOf(typed, right) !== undefined;
        const isOther = isName(typed) || isName(words) || namesAnother(words, cas) || isAmbiguous(words, name, cas);
        return isFair && typed !== right && !isOther;
      });
    await fc.assert(
      fc.asyncProperty(misspelt, async ({ cas, words }) => {
        const { records } = await engine.search(scope, query({ keyword: { heading: 'everything', words } }));
        expect(records.flatMap(({ casNumbers }) => casNumbers)).toContain(cas);
      }),
      { numRuns: 400 },
    );
  }, 120_000);
});
