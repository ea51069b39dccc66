import type { MemberRole } from '#contract/json-api/types/roles.ts';
import type { MemberFieldName } from '#contract/member-fields.ts';

/** What an edit may change of a member: as it is, or as it is to be. */
export interface Edited extends Readonly<Record<MemberFieldName, string>> {
  readonly role: MemberRole;
  readonly subsetIds: readonly number[];
  readonly email: string;
  readonly is_subscribed: 0 | 1;
}
