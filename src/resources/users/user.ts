import type { RaRecord } from 'react-admin';
import type { MemberRole } from '#contract/json-api/types/roles.ts';
import type { InvitationStatus } from '#contract/json-api/types/users.ts';
import type { MemberFieldName } from '#contract/member-fields.ts';
import type { Permission } from '#contract/permissions.ts';

/** A role as a user holds it, or as it is chosen. */
export interface UserRole extends RaRecord<string> {
  readonly slug: MemberRole;
  readonly permissions?: readonly Permission[];
}

/** A member of the organisation, as far as it was asked for. */
export interface User extends RaRecord<string>, Partial<Readonly<Record<MemberFieldName, string>>> {
  readonly name?: string;
  readonly full_name?: string;
  readonly email?: string;
  readonly has_email?: boolean;
  readonly first_name?: string;
  readonly is_subscribed?: boolean;
  readonly invitation_status?: InvitationStatus;
  readonly is_editable?: boolean;
  /** What only the person changes, or the directory. */
  readonly fixed?: readonly ('email' | 'is_subscribed' | MemberFieldName)[];
  readonly is_in_directory?: boolean;
  readonly is_verified?: boolean;
  readonly version?: number;
  readonly role?: UserRole;
  /** Ids of the locations a read-only member is limited to. */
  readonly subset_relations?: readonly string[];
}
