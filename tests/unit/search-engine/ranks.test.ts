import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareValues } from '#lib/search-engine/collation.ts';
import { codeOfText, createDictionary } from '#lib/search-engine/columns/dictionary.ts';
import { ranksOf } from '#lib/search-engine/columns/ranks.ts';

const inRankOrder = (texts: readonly string[], ranks: Uint32Array) =>
  texts.map((text, code) => ({ text, rank: ranks[code]! })).toSorted((a, b) => a.rank - b.rank);

it('ranks texts as their language sorts them, however they were added', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom('e', 'é', 'E', '1', '2', '0', ' ', 'z'), maxLength: 4 }));
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 8 }),
      fc.constantFrom('en' as const, 'fr' as const),
      (batches, language) => {
        const dictionary = createDictionary();
        for (const batch of batches) {
          for (const text of batch) codeOfText(dictionary, text);
          ranksOf(dictionary, language);
        }
        const texts = [...new Set(batches.flat())];
        const order = inRankOrder(texts, ranksOf(dictionary, language)).map(({ text }) => text);
        expect(order).toEqual(texts.toSorted(compareValues(language)));
      },
    ),
  );
});

it('finds room for texts that all belong in the same place', () => {
  const dictionary = createDictionary();
  for (let at = 0; at < 400; at++) codeOfText(dictionary, `start ${at}`);
  ranksOf(dictionary, 'en');
  // Each goes between the one before it and "start 1": the gap is halved until the ranks must be spread anew.
  const added = Array.from({ length: 200 }, (_, at) => `start 0.${at}`);
  for (const text of added) {
    codeOfText(dictionary, text);
    ranksOf(dictionary, 'en');
  }
  const texts = [...Array.from({ length: 400 }, (_, at) => `start ${at}`), ...added];
  const ranked = inRankOrder(texts, ranksOf(dictionary, 'en'));
  expect(ranked.map(({ text }) => text)).toEqual(texts.toSorted(compareValues('en')));
  expect(new Set(ranked.map(({ rank }) => rank)).size).toBe(texts.length);
});
