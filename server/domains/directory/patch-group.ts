import { z } from 'zod';
import { type ScimOperation, scimGroupBody } from '#contract/scim/resources.ts';
import { groupAttributes } from '#contract/scim/schemas.ts';
import { matchFilter } from '#lib/scim/match-filter.ts';
import { spellNames } from '#lib/scim/spell-names.ts';
import { type GroupInput, toMemberNumber } from './change-group.ts';
import type { Group, GroupMember } from './groups.ts';
import { readPath } from './patch-person.ts';
import { faultIn } from './person-input.ts';
import { immutable, wrongValue } from './scim-error.ts';

/**
 * Reads changes of a group into what it is to be, one after the other, as Entra ID and Okta write them: members added in a list, taken
 * out by `members[value eq "12"]` or by a list, the whole object in place of it. Throws `scim.path`, `scim.value`, `scim.mutability`.
 */
export const patchGroup = (
  group: Group,
  members: readonly GroupMember[],
  operations: readonly ScimOperation[],
): GroupInput => {
  const draft: Draft = {
    name: group.name,
    externalId: group.externalId,
    numbers: new Set(members.map(({ number }) => number)),
  };
  for (const { op, path, value } of operations) {
    if (path === undefined) applyWhole(draft, op, value);
    else applyAt(draft, op, path, value);
  }
  const { data, error } = scimGroupBody
    .pick({ displayName: true, externalId: true })
    .safeParse({ displayName: draft.name, externalId: draft.externalId });
  if (error) throw wrongValue(faultIn(error));
  return { name: data.displayName, externalId: data.externalId ?? '', numbers: draft.numbers };
};

interface Draft {
  name: unknown;
  externalId: unknown;
  numbers: Set<number>;
}

type Kind = ScimOperation['op'];

const applyWhole = (draft: Draft, op: Kind, value: unknown): void => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrongValue('Operations.value');
  // The object as a whole has what only Vigie writes; it stands for nothing there.
  for (const [name, one] of Object.entries(value)) if (!readOnly.has(name.toLowerCase())) applyAt(draft, op, name, one);
};

const readOnly: ReadonlySet<string> = new Set(['id', 'meta', 'schemas']);

const applyAt = (draft: Draft, op: Kind, text: string, value: unknown): void => {
  const { attribute, filter, part } = readPath(text);
  if (readOnly.has(attribute)) throw immutable(text);
  if (attribute === 'displayname') {
    if (op === 'remove') throw wrongValue('displayName');
    draft.name = value;
  } else if (attribute === 'externalid') draft.externalId = op === 'remove' ? '' : value;
  else if (attribute === 'members') {
    if (part !== undefined) throw immutable(text);
    if (filter) {
      // Somebody who is in the group is not made somebody else.
      if (op !== 'remove') throw immutable(text);
      const isMeant = (id: number) => matchFilter(filter, { value: String(id) }, { caseExact: new Set() });
      draft.numbers = new Set([...draft.numbers].filter((id) => !isMeant(id)));
    } else applyMembers(draft, op, value);
  }
};

const applyMembers = (draft: Draft, op: Kind, value: unknown): void => {
  // Without a value, all of them.
  const named = op === 'remove' && (value === undefined || value === null) ? draft.numbers : idsIn(value);
  if (op === 'replace') draft.numbers = new Set(named);
  else if (op === 'add') draft.numbers = draft.numbers.union(named);
  else draft.numbers = draft.numbers.difference(named);
};

const list = z.array(z.object({ value: z.string().max(50) }));

const idsIn = (value: unknown): Set<number> => {
  const [{ subAttributes = [] } = {}] = groupAttributes.filter(({ name }) => name === 'members');
  const { data } = list.safeParse([value].flat().map((one) => spellNames(one, subAttributes)));
  if (!data) throw wrongValue('members');
  return new Set(data.map(({ value: id }) => toMemberNumber(id)));
};
