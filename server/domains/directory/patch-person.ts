import { type ScimOperation, type ScimUserBody, scimUserBody } from '#contract/scim/resources.ts';
import { userAttributes } from '#contract/scim/schemas.ts';
import { matchFilter } from '#lib/scim/match-filter.ts';
import { parsePath, type ScimPath } from '#lib/scim/parse-path.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { Person } from './people.ts';
import { faultIn, type PersonInput, toPersonInput } from './person-input.ts';
import { immutable, wrongValue } from './scim-error.ts';

/**
 * Reads changes of a person into what they are to be, one after the other, in the ways in which Entra ID and Okta write them: with
 * paths, with filters on `emails`, without a path, with `name.givenName` as the name of a value. Attributes that are not known are left
 * out, as in a body (RFC 7644 §3.3). Throws `scim.path`, `scim.value`, and `scim.mutability` for a path to what only Vigie writes.
 */
export const patchPerson = (person: Person, operations: readonly ScimOperation[]): PersonInput => {
  const { member, userName, externalId, givenName, familyName } = person;
  const draft: Draft = {
    userName,
    externalId,
    name: { givenName, familyName },
    emails: [{ value: member.email, type: 'work', primary: true }],
    active: member.suspended_at === '',
  };
  const touched = new Set<string>();
  for (const { op, path, value } of operations) {
    for (const change of changesIn(path, value)) {
      touched.add(change.path.attribute);
      apply(draft, change.path, op === 'remove' ? undefined : change.value);
    }
  }
  // Who signs in to the directory with the address gets the other name as their address too.
  if (!touched.has('emails')) draft.emails = undefined;
  const { data, error } = scimUserBody.safeParse(draft);
  if (error) throw wrongValue(faultIn(error));
  return toPersonInput(data satisfies ScimUserBody, person);
};

/** As it is written, piece by piece: what it holds is checked when all of it is there. */
interface Draft {
  userName: unknown;
  externalId: unknown;
  name: { givenName: unknown; familyName: unknown };
  emails: unknown;
  active: unknown;
  preferredLanguage?: unknown;
}

interface Change {
  readonly path: ScimPath;
  readonly value: unknown;
}

/** A change without a path is one for each name of its value; there, what only Vigie writes stands for nothing. */
const changesIn = (path: string | undefined, value: unknown): Change[] => {
  if (path !== undefined) {
    const read = readPath(path);
    if (readOnly.has(read.attribute)) throw immutable(path);
    return [{ path: read, value }];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrongValue('Operations.value');
  return Object.entries(value)
    .map(([name, one]) => ({ path: readPath(name), value: one }))
    .filter((change) => !readOnly.has(change.path.attribute));
};

/** Throws `scim.path`. */
export const readPath = (text: string): ScimPath => {
  const path = parsePath(text);
  if (!path) throw new ApiError({ code: 'scim.path', params: { path: text.slice(0, 100) } });
  return path;
};

/** `displayName` too is only read, but Entra ID writes it by default: it stands for nothing. */
const readOnly: ReadonlySet<string> = new Set(
  [
    'id',
    'meta',
    'schemas',
    ...userAttributes.filter(({ mutability }) => mutability === 'readOnly').map(({ name }) => name),
  ]
    .map((name) => name.toLowerCase())
    .filter((name) => name !== 'displayname'),
);

const apply = (draft: Draft, { attribute, filter, part }: ScimPath, value: unknown): void => {
  const isGone = value === undefined || value === null;
  switch (attribute) {
    case 'username':
      if (isGone) throw wrongValue('userName');
      draft.userName = value;
      return;
    case 'externalid':
      draft.externalId = isGone ? '' : value;
      return;
    case 'active':
      if (isGone) throw wrongValue('active');
      draft.active = value;
      return;
    case 'preferredlanguage':
      draft.preferredLanguage = isGone ? undefined : value;
      return;
    case 'name':
      applyName(draft, part, value);
      return;
    case 'emails': {
      const present = { value: '', type: 'work', primary: true };
      // The other addresses of a directory are not kept.
      if (filter && !matchFilter(filter, present, { caseExact: new Set() })) return;
      applyEmails(draft, part, value);
    }
  }
};

const applyName = (draft: Draft, part: string | undefined, value: unknown): void => {
  if (part === 'givenname') draft.name = { ...draft.name, givenName: value ?? '' };
  else if (part === 'familyname') draft.name = { ...draft.name, familyName: value ?? '' };
  else if (part === undefined && typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) applyName(draft, name.toLowerCase(), one);
};

/** Nobody is left without an address: taking it away is left out, and another one takes its place. */
const applyEmails = (draft: Draft, part: string | undefined, value: unknown): void => {
  if (value === undefined || value === null || (part !== undefined && part !== 'value')) return;
  if (typeof value === 'string') draft.emails = [{ value }];
  else draft.emails = [value].flat();
};
