import { expect, it } from 'vitest';
import { comparePaths, compareValues } from '#lib/search-engine/collation.ts';

it('sorts accents beside their letter, numbers by value and the empty text last', () => {
  const names = ['', 'Zinc', 'Acide 10', 'Éther', 'ether', 'Acide 2', 'Ethyl'];
  expect(names.toSorted(compareValues('fr'))).toEqual(['Acide 2', 'Acide 10', 'ether', 'Éther', 'Ethyl', 'Zinc', '']);
});

it('never lets two different values tie', () => {
  expect(compareValues('en')('Acid 2', 'Acid 02')).not.toBe(0);
  expect(compareValues('en')('Acid 2', 'Acid 02')).toBe(-compareValues('en')('Acid 02', 'Acid 2'));
  expect(compareValues('en')('same', 'same')).toBe(0);
});

it('sorts location paths by their numbers, a place before those beneath it', () => {
  const paths = ['10', '9/10', '9', '9/9/1', '9/9', '10/1'];
  expect(paths.toSorted(comparePaths)).toEqual(['9', '9/9', '9/9/1', '9/10', '10', '10/1']);
});
