import { expect, test } from 'vitest';
import { choiceOf, findBranches, toLocationBranches } from '#src/ui/forms/location-branches.ts';

const place = (path: string, name: string) => ({ id: path.split('/').at(-1) ?? '', name, path });
const branches = toLocationBranches(
  [
    place('1/3', 'Usine 10'),
    place('9', 'Entrepôt'),
    place('1', 'Québec'),
    place('1/2', 'Usine 2'),
    place('7/8', 'Île'),
  ],
  new Intl.Collator('fr-CA', { numeric: true }).compare,
);

test('stand each above those that lie in it, neighbours by name, one whose parent is out of sight at the top', () => {
  expect(branches.map(({ name, path, above }) => [name, path, above])).toEqual([
    ['Entrepôt', 'Entrepôt', []],
    ['Île', 'Île', []],
    ['Québec', 'Québec', []],
    ['Usine 2', 'Québec › Usine 2', [1]],
    ['Usine 10', 'Québec › Usine 10', [1]],
  ]);
});

test('are found by their name or that of one above, without accents or capitals', () => {
  const found = (typed: string) => findBranches(branches, typed).map(({ id }) => id);
  expect(found('ile')).toEqual([8]);
  expect(found('  quebec 10 ')).toEqual([3]);
  expect(found('')).toHaveLength(5);
  expect(found('nowhere')).toEqual([]);
});

test('are partly chosen where something in them is', () => {
  const choices = branches.map((branch) => choiceOf(branch, branches, [3, 9]));
  expect(choices).toEqual(['chosen', 'not', 'partly', 'not', 'chosen']);
});
