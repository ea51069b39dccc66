import type { Generated } from 'kysely';
import type { MemberRole } from '#contract/json-api/types/roles.ts';
import type { SecondFactorPolicy } from '#contract/second-factor.ts';
import type { Flag, Json } from './values.ts';

/** A client, with what the desk has set for it. */
export interface OrganisationTable {
  /** The client number, `mseid` on the wire. */
  id: number;
  name_en: string;
  name_fr: string;
  /** Ingredients, CAS search and CAS facet are shown. */
  ingredients: Flag;
  /** What the organisation calls a location. */
  location_label_en: string;
  location_label_fr: string;
  /** Of whom a second factor is demanded. */
  second_factor: Generated<SecondFactorPolicy>;
  /** Domains to which documents may be mailed, `["example.org", "*.example.org"]`; none: everywhere. */
  mail_domains: Generated<Json>;
  /** Lists of substances that additions are held against, `["iarc-1"]`. */
  watched_lists: Generated<Json>;
  /** What is new in the collection is mailed once a week. */
  weekly_news: Generated<Flag>;
  /** Up to three custom fields: `[{ "en": "...", "fr": "..." }]`. */
  custom_fields: Json;
  /** Products the organisation subscribes to: `["canmanage", "businessportal"]`. */
  products: Json;
  /** Rises by one with every transaction that changes the collection; search indexes carry it. */
  collection_version: Generated<number>;
  /** IPv4 and IPv6 ranges (CIDR) whose computers open the shared account without a password: `["203.0.113.0/24"]`. */
  allowed_addresses: Generated<Json>;
  /**
   * The provider's person who looks after this organisation and gets mail about changes to its accounts; may be empty.
   */
  account_manager_email: Generated<string>;
  /** Sheets of days up to this one are known to be due for review; a new collection begins at none. */
  reviewed_until: Generated<string>;
  /** Rises with every change that the operators make. */
  version: Generated<number>;
  created_at: string;
  /** Came with the demo; so do all its members, no matter who invited them. */
  demo: Generated<Flag>;
  /** Day (UTC) on which it ends, with all that is its own; empty while none is set. */
  ends_on: Generated<string>;
  /** Why, in the words of the operators and for them. */
  end_reason: Generated<string>;
}

/** An organisation that is no more: nobody gets its number again. */
export interface EndedOrganisationTable {
  id: number;
  ended_at: string;
}

/** A location of an organisation; "subset" is its name on the wire. */
export interface SubsetTable {
  id: Generated<number>;
  organisation_id: number;
  parent_id: number | null;
  name_en: string;
  name_fr: string;
}

/** What a collection was at the beginning of the week. */
export interface WeeklyStateTable {
  organisation_id: number;
  /** A Monday. */
  day: string;
  /** Record numbers, in their order. */
  sheets: Json;
}

/** Why products of two groups may stand together in a location and beneath it. */
export interface StorageAcceptanceTable {
  organisation_id: number;
  subset_id: number;
  /** Two groups, `FLL+OXI`. */
  pair: string;
  reason: string;
  /** Last day on which it holds; empty for no end. */
  until: string;
  /** Null for a former user. */
  user_id: number | null;
  accepted_at: string;
}

/** What stood together in an organisation's locations on a day, kept once a month. */
export interface StorageMonthTable {
  organisation_id: number;
  day: string;
  /** Version of the rules by which it was found. */
  rules: string;
  /** `{ "12": ["FLL+OXI"] }`, by the number of the location. */
  conflicts: Json;
}

/** What an organisation gives to whoever has a value: a group of its directory, a claim of its provider. */
export interface RoleRuleTable {
  organisation_id: number;
  /** Place in the list, from 0. */
  position: number;
  value: string;
  role: MemberRole;
}

/** Locations of a rule whose role sees its own alone. */
export interface RoleRuleSubsetTable {
  organisation_id: number;
  position: number;
  subset_id: number;
}
