import { describe, expect, it } from 'vitest';
import { createLocationTree } from '#server/domains/import/location-tree.ts';

const stored = [
  { id: 1, parent_id: null, name_en: 'Main plant', name_fr: 'Usine principale' },
  { id: 2, parent_id: 1, name_en: 'Paint shop', name_fr: 'Atelier de peinture' },
  { id: 3, parent_id: 1, name_en: 'Store', name_fr: 'Réserve' },
  { id: 4, parent_id: null, name_en: 'Laboratory', name_fr: 'Laboratoire' },
  { id: 5, parent_id: 4, name_en: 'Store', name_fr: 'Réserve' },
  { id: 6, parent_id: null, name_en: 'Library/Computers', name_fr: 'Bibliothèque' },
];
const idsOf = (text: string) =>
  createLocationTree(stored)
    .find(text)
    .map(({ id }) => id);

describe('find', () => {
  it.each([
    ['Main plant > Paint shop', [2]],
    ['usine principale / ATELIER DE PEINTURE', [2]],
    ['Main plant › Atelier de peinture', [2]],
    ['Paint shop', [2]],
    ['Laboratory > Store', [5]],
    ['Library/Computers', [6]],
    ['Store', [3, 5]],
    ['Laboratory > Paint shop', []],
    ['Nowhere', []],
  ])('finds %s at %j', (text, ids) => expect(idsOf(text)).toEqual(ids));

  it('prefers a whole path to the end of one', () => {
    const tree = createLocationTree([...stored, { id: 7, parent_id: null, name_en: 'Store', name_fr: 'Store' }]);
    expect(tree.find('Store').map(({ id }) => id)).toEqual([7]);
  });
});

describe('grow', () => {
  it('makes what is missing of a path under what is there, and finds it from then on', () => {
    const tree = createLocationTree(stored);
    expect(tree.find('Main plant > Annex > Shelf')).toEqual([]);
    const shelf = tree.grow('Main plant > Annex > Shelf');
    expect(shelf).toMatchObject({ names: ['Shelf'], parent: { names: ['Annex'], parent: { id: 1 } } });
    expect(tree.find('annex / shelf')).toEqual([shelf]);
    expect(tree.grow('Main plant > Annex').names).toEqual(['Annex']);
    expect(tree.grow('Main plant > Annex')).toBe(shelf.parent);
  });
});
