import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memberRoles } from '#contract/json-api/types/roles.ts';
import { type RoleRule, roleRules, toRuleKey } from '#contract/role-rules.ts';
import { applyRoleRules } from '#server/domains/accounts/role-rules.ts';

const rule = (value: string, role: RoleRule['role'], ...locations: number[]): RoleRule => ({ value, role, locations });

/** `path code` of each fault; nothing where the list is right. */
const faultsOf = (rules: readonly unknown[]): string[] =>
  (roleRules.safeParse(rules).error?.issues ?? []).map(
    (issue) => `${issue.path.join('/')} ${issue.code === 'custom' ? issue.params?.code : issue.code}`,
  );

describe('a list of rules', () => {
  test('is right where values differ, and only who may only read has locations', () => {
    expect(faultsOf([rule('Readers', 'read-only', 1, 2), rule('Boss', 'company-admin')])).toEqual([]);
  });

  test.each([
    [
      'two values that differ by case',
      [rule('Boss', 'company-admin'), rule(' BOSS', 'company-admin')],
      '1/value validation.unique',
    ],
    [
      'two ways to write an accent',
      [rule('é', 'company-admin'), rule('e\u0301', 'company-admin')],
      '1/value validation.unique',
    ],
    ['a reader without locations', [rule('a', 'read-only')], '0/locations people.location_required'],
    ['an administrator with one', [rule('a', 'collection-admin', 1)], '0/locations validation.prohibited'],
    ['an empty value', [rule(' ', 'company-admin')], '0/value too_small'],
    ['a value of 201 characters', [rule('a'.repeat(201), 'company-admin')], '0/value too_big'],
    ['the role of operators', [{ value: 'a', role: 'operator', locations: [] }], '0/role invalid_value'],
    ['201 rules', Array.from({ length: 201 }, (_, at) => rule(`${at}`, 'company-admin')), ' too_big'],
  ])('refuses %s', (_, rules, fault) => {
    expect(faultsOf(rules)).toEqual([fault]);
  });
});

describe('what rules give to a person', () => {
  const rules = [
    rule('Welders', 'read-only', 3, 1),
    rule('Painters', 'read-only', 2, 3),
    rule('Safety', 'collection-admin'),
    rule('Direction', 'company-admin'),
  ];

  test('is the role of their group, however it is written', () => {
    expect(applyRoleRules(rules, ['  sAFETY '])).toEqual({ role: 'collection-admin', locations: [] });
  });

  test('joins the locations of all groups that may only read', () => {
    expect(applyRoleRules(rules, ['painters', 'welders', 'others'])).toEqual({
      role: 'read-only',
      locations: [1, 2, 3],
    });
  });

  test('is the highest role, whose locations are all', () => {
    expect(applyRoleRules(rules, ['Welders', 'Direction', 'Safety'])).toEqual({ role: 'company-admin', locations: [] });
  });

  test('is nothing without a group that a rule names', () => {
    expect(applyRoleRules(rules, ['Welder', ''])).toBeUndefined();
    expect(applyRoleRules([], ['Welders'])).toBeUndefined();
  });

  test('never depends on the order of rules or values, and has no role or location that no matching rule has', () => {
    const value = fc.constantFrom('A', 'a ', 'B', 'é', 'e\u0301', 'c');
    const anyRule = fc.record({
      value,
      role: fc.constantFrom(...memberRoles),
      locations: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
    });
    fc.assert(
      fc.property(fc.array(anyRule), fc.array(value), (some, values) => {
        const grant = applyRoleRules(some, values);
        expect(applyRoleRules(some.toReversed(), values.toReversed())).toEqual(grant);
        const keys = values.map(toRuleKey);
        const matching = some.filter((each) => keys.includes(toRuleKey(each.value)));
        expect(grant === undefined).toBe(matching.length === 0);
        if (!grant) return;
        const rank = (role: RoleRule['role']) => memberRoles.indexOf(role);
        expect(rank(grant.role)).toBe(Math.max(...matching.map(({ role }) => rank(role))));
        const own = grant.role === 'read-only' ? matching.flatMap(({ locations }) => locations) : [];
        expect(new Set(grant.locations)).toEqual(new Set(own));
      }),
    );
  });
});
