import { expect, test } from 'vitest';
import { openPages } from '#src/app/open-pages.ts';
import { operatorPages } from '#src/app/operator-pages.ts';
import { pages } from '#src/app/pages.ts';
import { addressesOf } from '../../walk/addresses.ts';

test('every page can be walked: one with a parameter has an address to be looked at by', () => {
  const paths = [...openPages, ...pages, ...operatorPages].map(({ path }) => path);
  expect(paths.filter((path) => path.includes(':')).length).toBeGreaterThan(5);
  for (const path of paths) expect(() => addressesOf(path), path).not.toThrow();
  expect(() => addressesOf('/a-page/:of-nobody')).toThrow('tests/walk/addresses.ts');
});
