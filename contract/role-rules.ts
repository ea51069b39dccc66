import { z } from 'zod';
import { withoutDirections } from './directions.ts';
import { memberRoles } from './json-api/types/roles.ts';
import { seesOwnLocationsOnly } from './permissions.ts';

/** Rules that an organisation may have, characters of a value, and locations of one rule. */
export const roleRuleLimits = { rules: 200, value: 200, locations: 5000 } as const;

/** A rule: whoever has the value, a group of the directory or a claim, gets the role; who may only read, at these locations. */
export const roleRule = z.strictObject({
  value: z.string().overwrite(withoutDirections).trim().min(1).max(roleRuleLimits.value),
  role: z.enum(memberRoles),
  /** Ids of locations of the organisation: at least one for a role that sees its own alone, none for another. */
  locations: z.array(z.int().positive()).max(roleRuleLimits.locations),
});
export type RoleRule = z.output<typeof roleRule>;

/** What two values that mean the same have in common: case, and how accents are written, tell none apart. */
export const toRuleKey = (value: string): string => withoutDirections(value).trim().normalize('NFC').toLowerCase();

/** All rules of an organisation, in the order in which they are shown; no two of one value. */
export const roleRules = z
  .array(roleRule)
  .max(roleRuleLimits.rules)
  .superRefine((rules, context) => {
    const known = new Set<string>();
    for (const [index, { value, role, locations }] of rules.entries()) {
      const refuse = (field: keyof RoleRule, code: string): void =>
        context.addIssue({ code: 'custom', path: [index, field], params: { code } });
      const key = toRuleKey(value);
      if (known.has(key)) refuse('value', 'validation.unique');
      known.add(key);
      if (seesOwnLocationsOnly(role)) {
        if (locations.length === 0) refuse('locations', 'people.location_required');
      } else if (locations.length > 0) refuse('locations', 'validation.prohibited');
    }
  });
