import type { Generated } from 'kysely';

/** What an organisation's directory says of a member, where it says anything: its own names for them. */
export interface DirectoryEntryTable {
  membership_id: number;
  /** What they sign in to the directory with, mostly an address; empty where it is that of the account. */
  user_name: string;
  external_id: string;
  /** Names of who has an account elsewhere too, or has not accepted yet: others' accounts are not changed. */
  given_name: string;
  family_name: string;
}

/** A group of an organisation's directory; its name is what rules of roles name. */
export interface DirectoryGroupTable {
  id: Generated<number>;
  organisation_id: number;
  display_name: string;
  external_id: string;
  created_at: string;
}

/** Who is in a group of a directory. */
export interface DirectoryGroupMemberTable {
  group_id: number;
  membership_id: number;
}
