/** What the organisation calls itself and its own things, in one language. */
export interface EbinderWords {
  readonly organisation: string;
  readonly customFieldLabels: readonly string[];
  readonly locationLabel: string;
  readonly filters: readonly { readonly label: string; readonly value: string }[];
  /** By number, names from the outermost location, ` › ` between them. */
  readonly locations: readonly string[];
}

/** The data that the page has about itself and its sheets. */
export interface EbinderData extends EbinderWords {
  /** In which it begins. */
  readonly language: 'en' | 'fr';
  readonly other: EbinderWords;
  /** `YYYY-MM-DD`. */
  readonly made: string;
  readonly sort: SortKey;
  readonly includeDate: boolean;
  readonly manufacturers: readonly string[];
  /** In the order asked for. */
  readonly sheets: readonly SheetRow[];
}

export type SortKey = 'product' | 'manufacturer';

/** A sheet as short as it can be told; manufacturer and locations by their number, an empty `file` where there is no PDF. */
export type SheetRow = readonly [
  product: string,
  manufacturer: number,
  productIds: readonly string[],
  language: 'en' | 'fr',
  date: string,
  custom: readonly string[],
  locations: readonly number[],
  cas: readonly string[],
  file: string,
];
