import { expect, test } from 'vitest';
import { kinds } from '#lib/hazards/common-names/kinds.ts';
import { toNameKey } from '#lib/search-engine/analyzer.ts';

test('a word for what products do is in one line alone, which has another for it', () => {
  const keys = kinds.flatMap((names) => names.map(toNameKey));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  for (const names of kinds) expect(names.length).toBeGreaterThan(1);
});
