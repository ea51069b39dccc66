import { createHash } from 'node:crypto';
import { scimBase } from '#contract/call.ts';
import type { ScimGroup, ScimUser } from '#contract/scim/resources.ts';
import { scimSchemas } from '#contract/scim/schemas.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Group, GroupMember } from './groups.ts';
import type { Person } from './people.ts';

/** Address of a resource; `site` is the portal's own. */
export const locationOf = (site: string, kind: 'Users' | 'Groups', id: number): string =>
  `${site}${scimBase}/${kind}/${id}`;

/** A member in SCIM's form, RFC 7643 §4.1. */
export const presentPerson = (
  { member, userName, externalId, givenName, familyName }: Person,
  { groups, site }: { readonly groups: readonly Pick<Group, 'id' | 'name'>[]; readonly site: string },
): ScimUser => {
  const formatted = `${givenName} ${familyName}`.trim();
  return withMeta(
    {
      schemas: [scimSchemas.user],
      id: String(member.number),
      ...(externalId && { externalId }),
      userName,
      name: { ...(givenName && { givenName }), ...(familyName && { familyName }), ...(formatted && { formatted }) },
      displayName: formatted || userName,
      emails: [{ value: member.email, type: 'work', primary: true }],
      active: member.suspended_at === '',
      groups: groups.map(({ id, name }) => ({
        value: String(id),
        $ref: locationOf(site, 'Groups', id),
        display: name,
      })),
    },
    { resourceType: 'User', location: locationOf(site, 'Users', member.number) },
  );
};

/** A group in SCIM's form, RFC 7643 §4.2; without its members where nobody asked for them. */
export const presentGroup = (
  { id, name, externalId }: Group,
  { members, site }: { readonly members: readonly GroupMember[] | undefined; readonly site: string },
): ScimGroup =>
  withMeta(
    {
      schemas: [scimSchemas.group],
      id: String(id),
      ...(externalId && { externalId }),
      displayName: name,
      ...(members && {
        members: members.map(({ number, display }) => ({
          value: String(number),
          $ref: locationOf(site, 'Users', number),
          display,
          type: 'User',
        })),
      }),
    },
    { resourceType: 'Group', location: locationOf(site, 'Groups', id) },
  );

/** Its version is what it says: another one as soon as anything else is answered. */
const withMeta = <Resource extends object>(
  resource: Resource,
  meta: { readonly resourceType: string; readonly location: string },
) => {
  const hash = createHash('sha256').update(JSON.stringify(resource)).digest('base64url').slice(0, 22);
  return { ...resource, meta: { ...meta, version: `W/"${hash}"` } };
};

/** Throws `scim.version` where a change was made from another version than the present one. RFC 7644 §3.14. */
export const checkVersion = ({ meta }: ScimUser | ScimGroup, ifMatch: string | undefined): void => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const isPresent = ifMatch.split(',').some((tag) => opaque(tag) === opaque(meta?.version ?? ''));
  if (!isPresent) throw apiError('scim.version');
};

/** Whether the caller has the present version already. */
export const isKnown = ({ meta }: ScimUser | ScimGroup, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch?.split(',') ?? []).some((tag) => opaque(tag) === opaque(meta?.version ?? ''));

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
