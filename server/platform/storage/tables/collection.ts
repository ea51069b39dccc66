import type { Generated } from 'kysely';
import type { SheetFormat } from '#contract/sheets/format.ts';
import type { Hazardous } from '#contract/sheets/hazardous.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { SheetStatus } from '#contract/sheets/status.ts';
import type { Flag, Json } from './values.ts';

/** A safety data sheet, no matter who holds it. */
export interface SheetTable {
  /** Record number. */
  isn: Generated<number>;
  /** Versions and language counterparts of one supplier's product share it. */
  product_key: string;
  product_name: string;
  alternative_name: string;
  manufacturer: string;
  /** The person or firm that contributed the sheet, when it was not the manufacturer. */
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
  /** For transport, four digits each: `["1090"]`. */
  un_numbers: Generated<Json>;
  /** Day the sheet bears, or empty. */
  sheet_date: string;
  /** Day the provider last checked it with the supplier, or empty. */
  last_checked: string;
  /** SHA-256 of its PDF in the file store, hex; empty when there is no PDF, or when it has not been made yet. */
  file_hash: string;
  /** Its PDF is made from this record when first asked for, and made again when the record changes. */
  made_from_record: Generated<Flag>;
  /** By which version of the analysis the sections of such a PDF stand in the full-text index; 0 where they do not, as after each change. */
  drawn_by: Generated<number>;
  /** The organisation whose upload or list brought it, which alone is shown it; null for the maker's published sheet. */
  owner_id: Generated<number | null>;
  /** Rises with every change that the operators make. */
  version: Generated<number>;
  /** Name, manufacturer and product ids as `searchTextOf` folds them. */
  search_text: Generated<string>;
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
  /** Removed from the collection; the row stays for the indexes, and because sheets are kept for 30 years. */
  removed: Flag;
  /** Whether the organisation's webhooks know it to be held; kept while there are any. */
  told: Generated<Flag>;
}

/** The locations at which an organisation holds a sheet. */
export interface CollectionSheetSubsetTable {
  organisation_id: number;
  isn: number;
  subset_id: number;
}
