import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '#lib/search-engine/analyzer.ts';
import { codeOfText, createDictionary } from '#lib/search-engine/columns/dictionary.ts';
import { codesContaining } from '#lib/search-engine/columns/folded-texts.ts';

it('finds the same among thousands of texts at once as text by text, also after more were added', () => {
  const dictionary = createDictionary();
  const texts: string[] = [];
  const add = (text: string) => {
    if (codeOfText(dictionary, text) === texts.length) texts.push(text);
  };
  // Short texts of few letters: a part often lies across the end of one and the beginning of the next.
  for (const text of fc.sample(fc.string({ unit: fc.constantFrom('a', 'É', 'œ', ' '), maxLength: 9 }), {
    numRuns: 3000,
    seed: 5,
  }))
    add(text);
  const check = (part: string) => {
    const codes = Uint32Array.from(texts.keys());
    const expected = texts.flatMap((text, code) => (fold(text).includes(fold(part)) ? [code] : []));
    expect([...codesContaining(dictionary, codes, fold(part))], part).toEqual(expected);
  };
  expect(texts.length).toBeGreaterThan(1500);
  for (const part of ['e', 'éé', 'oea', 'aea', 'E a', 'aaaa', 'xyz']) check(part);
  for (const text of ['aaaa xyz', 'zz', 'xyzé']) add(text);
  for (const part of ['xyz', 'zx', 'z', 'aaaa']) check(part);
});
