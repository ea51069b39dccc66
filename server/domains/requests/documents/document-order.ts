import type { Language } from '#contract/languages.ts';
import type { DocumentLanguage, DocumentSort, IndexGroup } from '#contract/requests/document-options.ts';
import type { DocumentType } from '#contract/requests/request-types.ts';
import type { FilterEntry } from '#contract/search/filter-entries.ts';

/** What of a document is chosen, whatever its kind. */
export interface DocumentChoices {
  readonly sort: DocumentSort;
  readonly includeDate: boolean;
  readonly customFields: boolean;
  readonly language: DocumentLanguage;
  readonly websiteLanguage: Language;
  readonly filters: readonly FilterEntry[];
}

/** A document somebody wants: of these sheets, in this order of numbers. */
export interface DocumentOrder {
  readonly type: DocumentType;
  readonly choices: DocumentChoices;
  readonly isns: readonly number[];
  /** What only this kind of document has. */
  readonly format?: 'pdf' | 'html';
  readonly group?: IndexGroup;
  readonly isDoubleSided?: boolean;
  /** The readers who get a mail besides the requester. */
  readonly emails?: readonly string[];
  readonly submission?: string | undefined;
  /** Of the person who orders it: the document bears the day that it was made there. */
  readonly timeZone: string;
}

/** A sheet that could not be made part of a document, and why. */
export interface LeftOutSheet {
  readonly isn: number;
  readonly product_name: string;
  readonly manufacturer: string;
  readonly reason: 'missing' | 'damaged' | 'password-protected' | 'empty';
}

/** What a request for a document says, as it is stored, in the wire names of S2.3-54. */
export interface DocumentInfo {
  readonly num_sds: number;
  readonly sort_field: DocumentSort;
  readonly language: DocumentLanguage;
  readonly filters: readonly FilterEntry[];
  readonly emails: readonly string[];
  readonly format?: 'pdf' | 'html';
  readonly left_out?: readonly LeftOutSheet[];
}
