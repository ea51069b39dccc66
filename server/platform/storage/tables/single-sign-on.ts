import type { Generated } from 'kysely';
import type { Flag, Json } from './values.ts';

/** How people of an organisation sign in at its identity provider. */
export interface SingleSignOnTable {
  organisation_id: number;
  issuer: string;
  client_id: string;
  /** Encrypted; empty where the client has none. */
  client_secret: Generated<string>;
  /** Claims that hold the address and the groups; the second may be empty. */
  email_claim: string;
  groups_claim: string;
  trusts_addresses: Flag;
  asks_second_factor: Flag;
  lets_in_newcomers: Flag;
  is_only: Flag;
  /** The administrator with a way in by password. */
  password_user_id: number | null;
  is_on: Generated<Flag>;
  /** The connection was saved by an operator: the provider may be in a private network. */
  by_operator: Generated<Flag>;
  /** Rises with every change of issuer, client or secret; with which one somebody was let in by a try. */
  connection: Generated<number>;
  tried_connection: Generated<number>;
  /** What the last try led to; empty where there was none, or it is a day old. */
  last_try: Generated<Json>;
  last_try_at: Generated<string>;
  version: Generated<number>;
}

/** Mail domains whose people sign in there: each of one organisation. */
export interface SingleSignOnDomainTable {
  domain: string;
  organisation_id: number;
}

/** Whom of a provider which account is. What is kept after the account is that this person had one. */
export interface ProviderIdentityTable {
  organisation_id: number;
  issuer: string;
  /** SHA-256 of the provider's number of the person, hex. */
  subject_hash: string;
  user_id: number | null;
  /** A list: groups that the provider named when they came last, as far as rules were about them. */
  claimed_groups: Generated<Json>;
  linked_at: string;
  used_at: string;
}

/** Somebody who went to a provider and is expected back. */
export interface ProviderSignInTable {
  /** SHA-256 of the state, and of the browser's cookie, hex: a stolen table opens nothing. */
  state_hash: string;
  browser_hash: string;
  organisation_id: number;
  connection: number;
  /** Who tries the settings; null for somebody who signs in. */
  tried_by: number | null;
  redirect: string;
  expires_at: string;
}
