import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toNameKey } from '#lib/search-engine/analyzer.ts';
import { codeOfText } from '#lib/search-engine/columns/dictionary.ts';
import { compareKeys, nameComparer } from '#lib/search-engine/columns/fit.ts';
import { createIndexState } from '#lib/search-engine/columns/index-state.ts';

const index = createIndexState();
/** By the bytes of the name, as searches compare it. */
const compare = (name: string, key: string) => {
  const product = codeOfText(index.dictionaries.product, name);
  return nameComparer(index, key)(product);
};
/** By the words of the name. */
const expected = (name: string, key: string) => compareKeys(toNameKey(name), key);

/** What a name is beside a key, as bits of fit. */
const bits = { 'is it': compareKeys('a', 'a'), 'begins so': compareKeys('a b', 'a'), 'is another': 0 };

describe('how a name fits a keyword', () => {
  test.each([
    ['Acétone', 'acetone', 'is it'],
    ['ACETONE 99 %', 'acetone', 'begins so'],
    ['(R)-Limonene', 'r limonene', 'is it'],
    ['L’eau de Javel', 'eau', 'begins so'],
    ["L'eau de Javel", 'leau', 'is another'],
    ["Nettoyant d'eau", 'nettoyant eau', 'is it'],
    ['Nettoyant d’eau 5', 'nettoyant eau', 'begins so'],
    ['Œillet', 'oeillet', 'is it'],
    ['Acetone', 'acetate', 'is another'],
    ['—', 'acetone', 'is another'],
  ] as const)('%s, looked for as “%s”, %s', (name, key, fit) => {
    expect([compare(name, key), expected(name, key)]).toEqual([bits[fit], bits[fit]]);
  });

  test('is more than beginning so, and that is more than neither', () => {
    expect(bits['is it']).toBeGreaterThan(bits['begins so']);
    expect(bits['begins so']).toBeGreaterThan(bits['is another']);
  });

  test('is told by bytes as by words, for any name and the beginning of any other', () => {
    const letters = fc.constantFrom(..."aelqué ’'-7œ™Öß(ʼ");
    const names = fc.array(letters, { maxLength: 9 }).map((all) => all.join(''));
    const keys = fc.tuple(names, fc.nat(9)).map(([name, length]) => toNameKey(name).slice(0, length).trim());
    fc.assert(
      fc.property(names, keys, (name, key) => {
        fc.pre(key !== '');
        expect(compare(name, key)).toBe(expected(name, key));
      }),
      { numRuns: 3000 },
    );
  });
});
