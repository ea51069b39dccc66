import { expect, it } from 'vitest';
import { beginningFirst } from '#src/custom-pages/label-tool/beginning-first.ts';

const ordered = (names: readonly string[], words: string) =>
  beginningFirst(
    names.map((productName) => ({ productName })),
    words,
  ).map(({ productName }) => productName);

it('names that begin with the words stand first, the others as they were found', () => {
  expect(ordered(['ABS pipe cement', 'Acetone, HPLC grade', 'Nail polish remover', 'Acetone'], 'acetone')).toEqual([
    ...['Acetone, HPLC grade', 'Acetone', 'ABS pipe cement', 'Nail polish remover'],
  ]);
});

it('accents and capitals make no other beginning', () => {
  expect(ordered(['Vernis', 'Acétone technique'], 'ACETONE')).toEqual(['Acétone technique', 'Vernis']);
});

it('without words the order stays', () => {
  expect(ordered(['B', 'A'], '')).toEqual(['B', 'A']);
});
