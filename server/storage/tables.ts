import type { Generated } from 'kysely';
import type { Role } from '#contract/permissions.ts';
import type { RequestStatus, RequestType } from '#contract/requests/request-types.ts';
import type { SheetFormat } from '#contract/sheets/format.ts';
import type { Hazardous } from '#contract/sheets/hazardous.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { SheetStatus } from '#contract/sheets/status.ts';

/**
 * The tables as SQL sees them: instants are ISO-8601 UTC text, days `YYYY-MM-DD` text, booleans 0 or 1, lists and objects
 * JSON text, "not known" the empty string rather than null where the value is a word.
 */
export interface Tables {
  organisations: OrganisationTable;
  subsets: SubsetTable;
  users: UserTable;
  memberships: MembershipTable;
  membership_subsets: MembershipSubsetTable;
  sessions: SessionTable;
  tokens: TokenTable;
  attempts: AttemptTable;
  jobs: JobTable;
  sheets: SheetTable;
  collection_sheets: CollectionSheetTable;
  collection_sheet_subsets: CollectionSheetSubsetTable;
  requests: RequestTable;
  request_views: RequestViewTable;
  preferences: PreferencesTable;
  saved_searches: SavedSearchTable;
  notices: NoticeTable;
  notice_dismissals: NoticeDismissalTable;
  removals: RemovalTable;
  submissions: SubmissionTable;
}

type Flag = 0 | 1;
type Json = string;

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
  /** Up to three custom fields: `[{ "en": "...", "fr": "..." }]`. */
  custom_fields: Json;
  /** Products the organisation subscribes to: `["canmanage", "businessportal"]`. */
  products: Json;
  /** Rises by one with every transaction that changes the collection; search indexes carry it. */
  collection_version: Generated<number>;
  /** IPv4 and IPv6 ranges (CIDR) whose computers open the shared account without a password: `["203.0.113.0/24"]`. */
  allowed_addresses: Generated<Json>;
  /** Who at the provider looks after this organisation and hears of changes to its accounts; may be empty. */
  account_manager_email: Generated<string>;
  created_at: string;
}

/** A location of an organisation; "subset" is its name on the wire. */
export interface SubsetTable {
  id: Generated<number>;
  organisation_id: number;
  parent_id: number | null;
  name_en: string;
  name_fr: string;
}

export interface UserTable {
  id: Generated<number>;
  /** What one signs in with: an email address, or the name of a shared account; lower case, unique. */
  name: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
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
}

/** Locations a read-only member is limited to. */
export interface MembershipSubsetTable {
  membership_id: number;
  subset_id: number;
}

export interface SessionTable {
  /** SHA-256 of the cookie's value, hex: a stolen table opens nothing. */
  token_hash: string;
  membership_id: number;
  created_at: string;
  expires_at: string;
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
 * that an account is to have next.
 */
export type TokenKind = 'reset' | 'verify' | 'new-address' | 'multi-location' | 'network-location';

/** What was tried how often, for every process alike. */
export interface AttemptTable {
  /** SHA-256 of what is counted (a name, a network): neither is kept. */
  key: string;
  /** Milliseconds since 1970, the oldest first: `[1774000000000]`. */
  times: Json;
  updated_at: string;
}

/** Work to be done after the change that caused it; the row goes when it is done. */
export interface JobTable {
  id: Generated<number>;
  kind: string;
  payload: Json;
  run_at: string;
  /** How often it was begun. */
  attempts: Generated<number>;
  /** Until then `leased_by` is at it. */
  leased_until: Generated<string>;
  leased_by: Generated<string>;
  last_error: Generated<string>;
  created_at: string;
}

/** A safety data sheet, whoever holds it. */
export interface SheetTable {
  /** Record number. */
  isn: Generated<number>;
  /** Versions and language counterparts of one supplier's product share it. */
  product_key: string;
  product_name: string;
  alternative_name: string;
  manufacturer: string;
  /** Who contributed the sheet when not the manufacturer. */
  contributor: string;
  /** `["LC-1040"]` */
  product_ids: Json;
  language: SheetLanguage;
  format: SheetFormat;
  status: SheetStatus;
  hazardous: Hazardous;
  /** `yes`, `no` or `unknown` under the former rules; empty when it never applied. */
  whmis_1988: Hazardous | '';
  /** `Danger`'s code: `danger`, `warning` or empty. */
  signal_word: 'danger' | 'warning' | '';
  /** `["GHS02", "GHS07"]` */
  pictograms: Json;
  /** `["H225", "H319"]` */
  hazard_codes: Json;
  /** CAS numbers of the product itself: `["67-64-1"]`. */
  cas_numbers: Json;
  /** `[{ "cas": "67-64-1", "name": "Acetone", "percent": "60–100 %" }]`; cas may be empty. */
  ingredients: Json;
  /** Day the sheet bears, or empty. */
  sheet_date: string;
  /** Day the provider last checked it with the supplier, or empty. */
  last_checked: string;
  /** SHA-256 of its PDF in the file store, hex; empty when there is none, or it has not been made yet. */
  file_hash: string;
  /** Its PDF is made from this record when first asked for, and made again when the record changes. */
  made_from_record: Generated<Flag>;
  created_at: string;
}

/** A sheet's place in an organisation's collection. */
export interface CollectionSheetTable {
  organisation_id: number;
  isn: number;
  custom_1: string;
  custom_2: string;
  custom_3: string;
  /** Day of the last change, shown and filtered as "SDS update". */
  modified: string;
  /** The organisation's `collection_version` in which this row last changed: what an index has to catch up on. */
  version: number;
  /** Left the collection; the row stays so that indexes hear of it, and because sheets are kept for 30 years. */
  removed: Flag;
}

export interface CollectionSheetSubsetTable {
  organisation_id: number;
  isn: number;
  subset_id: number;
}

/** What a member asked for, or had made. */
export interface RequestTable {
  /** The reference number people quote. */
  id: Generated<number>;
  organisation_id: number;
  /** Null when the account is gone. */
  user_id: number | null;
  type: RequestType;
  status: RequestStatus;
  /** What was asked, in the wire names of its type (specification 2 §3, "Message record"). */
  info: Json;
  /** The file it led to has expired. */
  is_file_deleted: Generated<Flag>;
  created_at: string;
}

/** Who has opened a request. */
export interface RequestViewTable {
  request_id: number;
  user_id: number;
  seen_at: string;
}

/** How a member has arranged the search page. */
export interface PreferencesTable {
  membership_id: number;
  /** `["productId", "product"]` */
  columns: Json;
  /** `["format"]` */
  hidden_sections: Json;
}

/** A search that a member keeps under a name. */
export interface SavedSearchTable {
  id: Generated<number>;
  membership_id: number;
  name: string;
  /** `[{ "key": "languageFilter", "value": "English" }]` */
  entries: Json;
  created_at: string;
}

/** What the provider tells one organisation, or all of them. */
export interface NoticeTable {
  id: Generated<number>;
  /** Null speaks to every organisation. */
  organisation_id: number | null;
  kind: 'announcement' | 'popup';
  subject_en: string;
  subject_fr: string;
  text_en: string;
  text_fr: string;
  type_en: 'plain' | 'rich';
  type_fr: 'plain' | 'rich';
  /** First and last day it is shown, or empty for no bound. */
  from_day: string;
  to_day: string;
  created_at: string;
}

/** A popup notice that someone wants to see no more. */
export interface NoticeDismissalTable {
  notice_id: number;
  user_id: number;
  dismissed_at: string;
}

/** A location that a removal request is about. */
export interface RemovalTable {
  request_id: number;
  organisation_id: number;
  isn: number;
  /** 0 for a sheet that stands in no location. */
  subset_id: number;
  /** Neither carried out nor refused yet. */
  is_open: Flag;
}

/** What was sent and answered, so that the same sent again does nothing more. */
export interface SubmissionTable {
  user_id: number;
  key: string;
  answer: Json;
  created_at: string;
}
