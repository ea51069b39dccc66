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

describe('how a name fits a keyword', () => {
  test.each([
    ['Acétone', 'acetone', 24],
    ['ACETONE 99 %', 'acetone', 8],
    ['(R)-Limonene', 'r limonene', 24],
    ['L’eau de Javel', 'eau', 8],
    ["L'eau de Javel", 'leau', 0],
    ["Nettoyant d'eau", 'nettoyant eau', 24],
    ['Nettoyant d’eau 5', 'nettoyant eau', 8],
    ['Œillet', 'oeillet', 24],
    ['Acetone', 'acetate', 0],
    ['—', 'acetone', 0],
  ])('%s, looked for as “%s”, is told as its words are', (name, key, fit) => {
    expect([compare(name, key), expected(name, key)]).toEqual([fit, fit]);
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
