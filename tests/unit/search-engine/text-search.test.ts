import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenise } from '#lib/search-engine/analyzer.ts';
import { searchPhrases } from '#lib/search-engine/search-phrases.ts';
import { type SnippetPart, snippetOf } from '#lib/search-engine/snippet.ts';

const spellingsOf = (keyword: string) =>
  searchPhrases(keyword).map(
    ({ spellings, isOpen }) => `${spellings.map((one) => one.join(' ')).join('/')}${isOpen ? '*' : ''}`,
  );

const hitsOf = (parts: readonly SnippetPart[]) => parts.filter(({ isHit }) => isHit).map(({ text }) => text);

describe('what a text has to have for a keyword', () => {
  test.each([
    ['respirator cartridge', ['respirator', 'cartridge*']],
    ['water-reactive', ['water reactive*']],
    ['"contact with water" gas', ['contact with water', 'gas*']],
    ['gas "contact with water"', ['gas', 'contact with water']],
    ['« au contact de l’eau »', ['au contact de eau']],
    ['1/2" pipe', ['1 2', 'pipe*']],
    ['67-64-1', ['67 64 1']],
    ['Sulphuric acid', ['sulphuric/sulfuric', 'acid*']],
    ['"sulfuric acid"', ['sulfuric acid/sulphuric acid']],
    ['Évacuer l’hôpital', ['evacuer', 'hopital*']],
    ['pH 7', ['ph', '7']],
    ['" - * : ^ ( NEAR', ['near*']],
    ['!? ""', []],
  ])('%s', (keyword, wanted) => {
    expect(spellingsOf(keyword)).toEqual(wanted);
  });

  test('is letters and digits, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (keyword) => {
        for (const { spellings } of searchPhrases(keyword))
          for (const token of spellings.flat()) expect(token).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe('a snippet', () => {
  const text = `8. Exposure controls\n\nRespiratory protection:\tUse a NIOSH-approved respirator with organic vapour cartridges.
    Hand protection: butyl rubber gloves. ${'Change them often. '.repeat(30)}A respirator is needed where vapours gather.`;

  test('is the supplier’s words around what was looked for, which is apart', () => {
    const parts = snippetOf(text, searchPhrases('respirator cartr'));
    expect(hitsOf(parts)).toEqual(['respirator', 'cartridges']);
    expect(parts.map((part) => part.text).join('')).toMatch(
      /^… Respiratory protection: Use a NIOSH-approved respirator with .* …$/,
    );
  });

  test('shows where most of the words stand together, not the first of them', () => {
    const parts = snippetOf(text, searchPhrases('respirator gather'));
    expect(hitsOf(parts)).toEqual(['respirator', 'gather']);
    expect(parts[0]?.text).toMatch(/^… /);
  });

  test('marks phrases as one, accents and elided articles aside', () => {
    const french = snippetOf(
      'Au contact de l’eau, dégage des gaz. De l’hydrogène peut se former.',
      searchPhrases('"contact de l\'eau" hydrogene'),
    );
    expect(hitsOf(french)).toEqual(['contact de l’eau', 'hydrogène']);
  });

  test('is words of the text in their order, and of a bearable length', () => {
    const word = fc.constantFrom(
      'water',
      'l’eau',
      'WATER-reactive',
      'œuf',
      '½',
      'mg/m³',
      'a\tb',
      '…',
      '<b>',
      '&amp;',
      'x'.repeat(300),
      '😀',
      'é',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.array(word, { maxLength: 4 }), (words, keyword) => {
        const whole = words.join(' ').replace(/\s+/gu, ' ').trim();
        const parts = snippetOf(words.join(' '), searchPhrases(keyword.join(' ')));
        const shown = parts
          .map((part) => part.text)
          .join('')
          .replace(/^… (?=.)/u, '')
          .replace(/ …$/u, '');
        expect(whole).toContain(shown.trim());
        expect(shown.length).toBeLessThan(180 + 50 + 4 * 300 + 10);
        for (const hit of hitsOf(parts)) expect(tokenise(hit).length).toBeGreaterThan(0);
      }),
    );
  });
});
