import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '#lib/text/fold.ts';
import { namesApart } from '#server/domains/operator/requests/additions/names-apart.ts';

const alike = (one: string, other: string, names: readonly string[] = []) =>
  namesApart(names.map(fold))(fold(one), fold(other));

describe('names of one maker', () => {
  test.each([
    ['Acetone, laboratory grade', 'Morpholine, laboratory grade'],
    ['Acétone, qualité laboratoire', 'Morpholine, qualité laboratoire'],
    ['Sodium hydroxide solution', 'Sodium chloride solution'],
    ['Hydrogen peroxide 35 %', 'Hydrogen peroxide 50 %'],
    ['Laboratory grade', 'Laboratory grade reagent'],
    ['', ''],
  ])('“%s” and “%s” are two products [S5.8-01]', (one, other) => {
    expect(alike(one, other)).toBe(false);
  });

  test.each([
    ['Acetone, laboratory grade', 'Acetone ACS'],
    ['Hydrogen peroxide 35 % technical', 'Hydrogen peroxide, 35 %'],
    ['Brake cleaner non-chlorinated', 'Non-chlorinated brake cleaner (drum)'],
  ])('“%s” and “%s” may be one product', (one, other) => {
    expect(alike(one, other)).toBe(true);
  });

  test('are not alike by what a fifth of the maker’s products bear', () => {
    const shades = ['red', 'blue', 'green', 'black', 'white', 'amber', 'ivory', 'grey', 'pink', 'teal', 'brown'];
    const names = shades.map((shade) => `Durakote marine ${shade}`);
    expect(alike('Durakote marine red', 'Durakote marine blue')).toBe(true);
    expect(alike('Durakote marine red', 'Durakote marine blue', names)).toBe(false);
    expect(alike('Durakote marine red', 'Durakote red', names)).toBe(true);
  });

  test('are compared alike in either order, and a name with itself wherever a word of it tells something', () => {
    const name = fc
      .array(fc.constantFrom('acetone', 'grade', 'red', '35', 'solution', 'marine', 'de'), { maxLength: 5 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(name, name, fc.array(name, { maxLength: 15 }), (one, other, names) => {
        const isAlike = namesApart(names);
        expect(isAlike(one, other)).toBe(isAlike(other, one));
        if (isAlike(one, other)) expect(isAlike(one, one)).toBe(true);
      }),
    );
  });
});
