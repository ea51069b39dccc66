import type { Generated } from 'kysely';
import type { Json } from './values.ts';

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
