import { expect, test } from 'vitest';
import { statusOfWord } from '#server/domains/import/words.ts';

test.each([
  ['Product discontinued', 'discontinued'],
  ['n’est plus fabriqué', 'discontinued'],
  ['Produit abandonné', 'discontinued'],
  ['à jour', 'current'],
  ['elsewhere', undefined],
])('a sheet that a list calls %s is %s', (word, status) => {
  expect(statusOfWord(word)).toBe(status);
});
