import type { MemberRole } from '#contract/json-api/types/roles.ts';

/** What an edit may change of a member: as it is, or as it is to be. */
export interface Edited {
  readonly role: MemberRole;
  readonly subsetIds: readonly number[];
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly is_subscribed: 0 | 1;
}
