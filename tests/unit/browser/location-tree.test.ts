import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choiceOf,
  type LocationNode,
  toggleLocation,
  toLocationTree,
} from '#src/custom-pages/search/state/location-tree.ts';

const locations = [
  { id: '1', name: 'Plant', path: '1' },
  { id: '2', name: 'Paint shop', path: '1/2' },
  { id: '3', name: 'Booth 10', path: '1/2/3' },
  { id: '4', name: 'Booth 9', path: '1/2/4' },
  { id: '5', name: 'Water', path: '1/5' },
  { id: '6', name: 'Annex', path: '6' },
];
const { compare } = new Intl.Collator('en', { numeric: true });
const count = (...paths: string[]) => paths.map((value, index) => ({ value, count: index + 1 }));
const all = toLocationTree({ locations, entries: count(...locations.map(({ path }) => path)), compare });

describe('the location tree', () => {
  test('orders names as people do and leaves out what holds no sheet', () => {
    expect(all.map(({ name }) => name)).toEqual(['Annex', 'Plant']);
    expect(all[1]?.children[0]?.children.map(({ name }) => name)).toEqual(['Booth 9', 'Booth 10']);
    const some = toLocationTree({ locations, entries: count('1', '1/5'), compare });
    expect(some).toEqual([
      { path: '1', name: 'Plant', count: 1, children: [{ path: '1/5', name: 'Water', count: 2, children: [] }] },
    ]);
  });

  test('puts a branch at the top when its parent is out of sight', () => {
    const own = locations.filter(({ path }) => path.startsWith('1/2'));
    const tree = toLocationTree({ locations: own, entries: count('1/2', '1/2/3'), compare });
    expect(tree.map(({ path }) => path)).toEqual(['1/2']);
  });
});

describe('ticking a location', () => {
  test('takes in what lies beneath it and takes its place [S2.2.4-05]', () => {
    expect(toggleLocation(all, '1', ['1/2/3', '6'])).toEqual(['6', '1']);
    expect(choiceOf('1/2/3', ['1'])).toBe('chosen');
    expect(choiceOf('1', ['1/2/3'])).toBe('partly');
    expect(choiceOf('6', ['1'])).toBe('not');
    expect(choiceOf('1', ['12'])).toBe('not');
  });

  test('inside a chosen branch leaves the rest of it chosen', () => {
    expect(toggleLocation(all, '1/2/3', ['1']).sort()).toEqual(['1/2/4', '1/5']);
  });

  test('changes that location alone, whatever was chosen before', () => {
    const leaves = (nodes: readonly LocationNode[]): string[] =>
      nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node.path]));
    const paths = locations.map(({ path }) => path);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paths), { maxLength: 8 }), fc.constantFrom(...paths), (ticks, last) => {
        const before = ticks.reduce<string[]>((chosen, path) => toggleLocation(all, path, chosen), []);
        const after = toggleLocation(all, last, before);
        const isOn = choiceOf(last, before) !== 'chosen';
        for (const leaf of leaves(all)) {
          const touched = leaf === last || leaf.startsWith(`${last}/`);
          const expected = touched ? isOn : choiceOf(leaf, before) === 'chosen';
          expect(choiceOf(leaf, after) === 'chosen').toBe(expected);
        }
      }),
    );
  });
});
