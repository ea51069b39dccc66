import type { IndexGroup } from '#contract/requests/document-options.ts';
import type { Hazardous } from '#contract/sheets/hazardous.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';

/** A sheet as an index, a binder or an e-binder tells it. */
export interface DocumentSheet {
  readonly isn: number;
  readonly productName: string;
  readonly manufacturer: string;
  readonly productIds: readonly string[];
  /** Of the sheet, whatever the document's own. */
  readonly language: SheetLanguage;
  /** Day the sheet bears, `YYYY-MM-DD`, or empty. */
  readonly sheetDate: string;
  /** Values of the organisation's custom fields, as many as it has. */
  readonly customFields: readonly string[];
  /** Names from the outermost location to each location of the sheet, in the document's language. */
  readonly locations: readonly string[];
  /** The same places in the other language, one for one; for documents that are read in both. */
  readonly otherLocations?: readonly string[];
  /** CAS numbers of the product and of its ingredients; none where the organisation does not see ingredients. */
  readonly casNumbers: readonly string[];
  readonly hazardCodes: readonly string[];
  readonly hazardous: Hazardous;
}

/** What an organisation calls itself and its own things, in one language. */
export interface OwnWords {
  readonly organisation: string;
  /** What the organisation calls its custom fields; empty when they are not to be told. */
  readonly customFieldLabels: readonly string[];
  /** What the organisation calls its locations, `Location`. */
  readonly locationLabel: string;
  /** The filters of the search that found the sheets, in words. */
  readonly filters: readonly { readonly label: string; readonly value: string }[];
}

/** What all of these documents are made with. S2.3-43…46. */
export interface DocumentOptions extends OwnWords {
  /** Of titles, headings and dates. */
  readonly language: 'en' | 'fr';
  /** The organisation's words in the other language; for documents that are read in both. */
  readonly other?: OwnWords;
  /** Day it is made, `YYYY-MM-DD`. */
  readonly made: string;
  readonly sort: 'product' | 'manufacturer';
  /** Of an index: what its sheets stand under. */
  readonly group?: IndexGroup;
  /** Whether the sheets' dates are shown. */
  readonly includeDate: boolean;
}
