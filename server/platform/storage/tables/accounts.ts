import type { Generated } from 'kysely';
import type { MemberFieldName } from '#contract/member-fields.ts';
import type { Role } from '#contract/permissions.ts';
import type { Flag, Json } from './values.ts';

/** A migration gives each of them a column that is empty by default. */
type MemberColumns = { [Name in MemberFieldName]: Generated<string> };

/** An account: a person, a shared workstation, or the one in whose name an API token acts. */
export interface UserTable extends MemberColumns {
  id: Generated<number>;
  /** What one signs in with: an email address, or the name of a shared account; lower case, unique. */
  name: string;
  email: string;
  first_name: string;
  /** Empty while the person has not set one. */
  password_hash: string;
  shared: Flag;
  is_subscribed: Flag;
  language: 'en' | 'fr';
  /** Empty while the address is not verified. */
  verified_at: string;
  /** Rises with every change that somebody makes to the account or to its memberships. */
  version: Generated<number>;
  /** The address that is to become name and email once it is verified; empty when none is. */
  pending_email: Generated<string>;
  created_at: string;
  /** Came with the demo: everybody knows its password, and nobody is let in with it from another machine. */
  demo: Generated<Flag>;
  /** Stands for an API token: a program acts in its name, nobody signs in with it. */
  program: Generated<Flag>;
}

/** A key with which a program calls the API; its account and its membership last as long as it does. */
export interface ApiTokenTable {
  /** The account in whose name it acts; its number is the token's too. */
  user_id: number;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  /** Its first characters, by which people recognise it. */
  begins: string;
  name: string;
  /** Null of the provider's own. */
  organisation_id: number | null;
  /** Permissions, as a list. */
  scopes: string;
  made_by: number;
  created_at: string;
  expires_at: string;
  used_at: Generated<string>;
  used_from: Generated<string>;
}

/** What a user is in an organisation. Operators have one without organisation. */
export interface MembershipTable {
  id: Generated<number>;
  user_id: number;
  organisation_id: number | null;
  role: Role;
  invited_at: Generated<string>;
  /** Empty while the invitation is pending: nothing can be opened with it yet. */
  accepted_at: Generated<string>;
  /** Empty unless the person has said no; sending the invitation again empties it. */
  declined_at: Generated<string>;
  /** Since when it opens nothing, for an administrator or the directory said so; empty unless it is suspended. */
  suspended_at: Generated<string>;
  /** Role and locations come from groups of the directory: they go with the last group that gives any. */
  has_rule_role: Generated<Flag>;
  /** What the organisation's administrators wrote of somebody who belongs to others too: `{"last_name":"Roy"}`. */
  own_details: Generated<Json>;
}

/**
 * The number by which an organisation knows an account, where that is another than the account's own: it stays when an invitation is joined
 * to an account, and when the account is gone.
 */
export interface MemberNumberTable {
  organisation_id: number;
  user_id: number;
  number: number;
}

/** Locations a read-only member is limited to. */
export interface MembershipSubsetTable {
  membership_id: number;
  subset_id: number;
}

/** Sessions that somebody ended, until no device keeps sheets of then any more. */
export interface EndedSessionTable {
  /** Of a session's token hash; it opens nothing. */
  mark: string;
  ended_at: string;
}

/** A session that is open, in one organisation or at the desk. */
export interface SessionTable {
  /** SHA-256 of the cookie's value, hex: a stolen table opens nothing. */
  token_hash: string;
  membership_id: number;
  /** What opened it; empty is a password. `network` holds only where the organisation's ranges still include the address that uses it. */
  proof: Generated<SessionProof>;
  created_at: string;
  /** Where it was used last: network address, and what the browser says of itself. */
  address: Generated<string>;
  user_agent: Generated<string>;
  /** Opens nothing but the enrolment of a second factor, which is demanded of this person. */
  must_enrol: Generated<Flag>;
  /** When it was last used, to the minute; empty until then. */
  used_at: Generated<string>;
  expires_at: string;
}

/** What a person showed to open a session. */
export type SessionProof = '' | 'network' | 'passkey' | 'provider';

/** A browser in which somebody has signed in with their password; strangers' wrong tries do not count against it. */
export interface KnownDeviceTable {
  /** SHA-256 of its cookie, hex. */
  token_hash: string;
  user_id: number;
  used_at: string;
}

/** A network from which somebody has signed in with their password. */
export interface KnownNetworkTable {
  user_id: number;
  /** SHA-256 of the network. */
  network: string;
  used_at: string;
}

/** What opens something once it is shown: links in mail, and the locations of someone whose password was right. */
export interface TokenTable {
  /** SHA-256 of the token, hex: a stolen table opens nothing. */
  token_hash: string;
  kind: TokenKind;
  user_id: number;
  /** The membership an invitation or verification is about. */
  membership_id: number | null;
  /** The address it was mailed to, where it verifies one that is not the account's yet. */
  email: Generated<string>;
  created_at: string;
  expires_at: string;
  /** When it was used, or replaced by a newer one; empty while it holds. */
  used_at: Generated<string>;
}

/**
 * `network-location` is a multi-location token that an address opened, not a password; `new-address` verifies the address
 * that an account is to have next; `second-factor` is what the right password opens where a second factor is due.
 */
export type TokenKind = 'reset' | 'verify' | 'new-address' | 'multi-location' | 'network-location' | 'second-factor';

/** What was tried how often, for every process alike. */
export interface AttemptTable {
  /** SHA-256 of what is counted (a name, a network): neither is kept. */
  key: string;
  /** Milliseconds since 1970, the oldest first: `[1774000000000]`. */
  times: Json;
  /** SHA-256 of the name that has to wait for it, so that operators can take its waits away; empty where none has. */
  owner: Generated<string>;
  updated_at: string;
}

/** A deleted account: nobody gets its number again, and its actions are shown as those of "former user 12". */
export interface FormerUserTable {
  id: number;
  ended_at: string;
}

/** How an operator works at the desk; none for those who work in the usual way. */
export interface DeskHabitsTable {
  user_id: number;
  /** Whether a letter alone does something. */
  single_keys: Flag;
  /** Whether what follows a decision is taken. */
  takes_next: Flag;
}
