import { z } from 'zod';
import { forMemberFields, memberFieldNames } from '#contract/member-fields.ts';
import { defineResourceType, toMany, toOne } from '../resource-type.ts';
import { roleType } from './roles.ts';
import { subsetRelationType } from './subset-relations.ts';
import { subsetType } from './subsets.ts';

/** An organisation that a user is a member of. S2.3-60. */
export const clientType = defineResourceType({
  type: 'clients',
  attributes: {
    /** The client number, `mseid` elsewhere. */
    custkey: z.number().int(),
  },
  relationships: { subsets: toMany(subsetType) },
});

/**
 * How far an invitation has come, in the order in which it comes there; `awaited` is who needs none, as the identity provider lets them
 * in, and has yet to come. A member may be suspended at any of them. S2.4-01.
 */
export const invitationStatuses = ['pending', 'expired', 'declined', 'awaited', 'accepted', 'suspended'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** A member of the organisation. S2.3-57…60. */
export const userType = defineResourceType({
  type: 'users',
  attributes: {
    /** What one signs in with. */
    name: z.string(),
    /** Empty for a shared account. */
    email: z.string(),
    first_name: z.string(),
    ...forMemberFields(() => z.string()),
    is_subscribed: z.boolean(),
  },
  meta: {
    /** What to call the account: the person's names, or what one signs in with. */
    full_name: z.string(),
    has_email: z.boolean(),
    invitation_status: z.enum(invitationStatuses),
    /** May be edited and deleted by the person who asks: not oneself, not a shared account. */
    is_editable: z.boolean(),
    /** What an administrator does not change: other organisations know the person by it, or the directory keeps it. Ours. */
    fixed: z.array(z.enum(['email', ...memberFieldNames, 'is_subscribed'])),
    /** The organisation's directory keeps the person here, by SCIM. Ours. */
    is_in_directory: z.boolean(),
    is_verified: z.boolean(),
    /** Rises with every change; sent back with a change, it keeps that from undoing another's. */
    version: z.number().int(),
    /** Of one's own account: the address that is to become the name once it is verified; empty when none is. */
    pending_email: z.string(),
  },
  relationships: {
    role: toOne(roleType),
    subset_relations: toMany(subsetRelationType),
    clients: toMany(clientType),
  },
});
