import { describe, expect, test } from 'vitest';
import { operatorPages } from '#src/app/operator-pages.ts';
import { pages } from '#src/app/pages.ts';

describe('the navigation, folded', () => {
  test.each([
    ['of members', pages],
    ['of the desk', operatorPages],
  ])('%s tells its entries apart by their icons alone', (_, all) => {
    const icons = new Map<unknown, string[]>();
    const entries = all.filter(({ section }) => section !== undefined);
    for (const { icon, path } of entries) icons.set(icon, [...(icons.get(icon) ?? []), path]);
    expect(entries.length).toBeGreaterThan(3);
    expect(icons.get(undefined)).toBeUndefined();
    expect([...icons.values()].filter((paths) => paths.length > 1)).toEqual([]);
  });
});
