import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import { keyOfListed, listedValue, valueOfListed } from '#lib/search-engine/solr/list-order.ts';

const someLetter = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'aeosz AEO-–’.,(/%019') },
  { weight: 1, arbitrary: fc.constantFrom(...'éÉèçœŒæßøłđþİı²½™®°µμ€±٣一Ω\u0301\u00ad\u200b') },
  { weight: 1, arbitrary: fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code)) },
);
const someName = fc.array(someLetter, { minLength: 1, maxLength: 9 }).map((letters) => letters.join(''));

/** Two names that begin alike: what comes last decides. */
const twoNames = fc
  .tuple(fc.oneof(fc.constant(''), someName), someName, someName)
  .map(([beginning, one, other]) => [beginning + one, beginning + other] as const);

test.each(languages)('keys of a list’s values never order two names otherwise than a reader does: %s', (language) => {
  const compare = compareValues(language);
  fc.assert(
    fc.property(twoNames, ([one, other]) => {
      const keys = [keyOfListed(listedValue(one)), keyOfListed(listedValue(other))] as const;
      fc.pre(keys[0] !== keys[1]);
      expect(keys[0] < keys[1]).toBe(compare(one, other) < 0);
    }),
    { numRuns: 20_000 },
  );
});

test.each(languages)('no letter, ligature or sign of print stands out of order among the keys: %s', (language) => {
  const compare = compareValues(language);
  const among = [...'(.?019acdefhijlmnorstvxyz', 'ij', 'lo', 'nz', '...', '(a', 'fi', 'fz', 'no', 'ml', 'm3', 'z~'];
  for (let code = 0x80; code < 0x10000; code += 1) {
    const character = String.fromCharCode(code);
    if (!/[\p{L}\p{S}\p{P}\p{No}\p{Nl}]/u.test(character)) continue;
    const key = keyOfListed(listedValue(character));
    const wrong = among.find((other) => {
      const otherKey = keyOfListed(listedValue(other));
      return key !== otherKey && key < otherKey !== compare(character, other) < 0;
    });
    if (wrong !== undefined) expect.fail(`${character} (${code.toString(16)}) beside "${wrong}"`);
  }
});

test('usual names have keys of their own, numbers by their value', () => {
  const names = ['Acetone', 'Acetone 2 %', 'Acetone 10 %', 'Acétone, technique', 'Acid', 'WD-40', 'Zinc'];
  const keys = names.map((name) => keyOfListed(listedValue(name)));
  expect(new Set(keys).size).toBe(names.length);
  expect(keys.toSorted()).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(names.toSorted((a, b) => (listedValue(a) < listedValue(b) ? -1 : 1))).toEqual(names);
});

test('names of hundreds of letters or digits have short keys, and what is cut off does not put them out of order', () => {
  const long = 'a'.repeat(500);
  expect(keyOfListed(listedValue(`${long}b`))).toBe(keyOfListed(listedValue(`${long}a`)));
  expect(keyOfListed(listedValue('9'.repeat(300)))).toBe(keyOfListed(listedValue('1'.repeat(300))));
  expect(keyOfListed(listedValue(long)).length).toBeLessThan(110);
});

test('a value is read back as it was, with its key or without one', () => {
  fc.assert(
    fc.property(someName, (name) => {
      expect(valueOfListed(listedValue(name))).toBe(name);
      expect(valueOfListed(name)).toBe(name);
    }),
  );
});
