import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeOfText, createDictionary, knownCodeOf, textOfCode } from '#lib/search-engine/columns/dictionary.ts';

it('numbers texts in order of first sight and gives them back', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
      const dictionary = createDictionary();
      const distinct = [...new Set(texts)];
      expect(texts.map((text) => codeOfText(dictionary, text))).toEqual(texts.map((text) => distinct.indexOf(text)));
      expect(distinct.map((_, code) => textOfCode(dictionary, code))).toEqual(distinct);
    }),
  );
});

it('keeps ten thousand texts apart, and knows none that it was not given', () => {
  const dictionary = createDictionary();
  for (let at = 0; at < 10_000; at++) codeOfText(dictionary, `name ${at}`);
  for (let at = 0; at < 10_000; at += 97) {
    expect(knownCodeOf(dictionary, `name ${at}`)).toBe(at);
    expect(textOfCode(dictionary, at)).toBe(`name ${at}`);
  }
  expect(knownCodeOf(dictionary, 'name 10000')).toBe(-1);
  expect(knownCodeOf(dictionary, '')).toBe(-1);
});

it('takes a text longer than any before', () => {
  const dictionary = createDictionary();
  const long = 'é'.repeat(50_000);
  expect(textOfCode(dictionary, codeOfText(dictionary, long))).toBe(long);
});
