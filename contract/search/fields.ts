/**
 * The fields of a keyword search (the headings of the keyword box, and the fields of an advanced search), with their
 * text field in Solr. `everything` is all of them that the organisation has.
 */
export const headings = {
  everything: { wire: 'text' },
  product: { wire: 'ProductName_txt' },
  manufacturer: { wire: 'CompanyName_txt' },
  productId: { wire: 'ProductID_txt' },
  cas: { wire: 'CASNumber_txt' },
  custom1: { wire: 'conf_CustomLabel1_txt' },
  custom2: { wire: 'conf_CustomLabel2_txt' },
  custom3: { wire: 'conf_CustomLabel3_txt' },
} as const;
export type Heading = keyof typeof headings;
/** Where a keyword may be looked for, in the order of the keyword box: `everything` first. */
export const headingNames = Object.keys(headings) as Heading[];

/** What results may be sorted by. S2.3-29; the day a sheet bears is ours. Names sort as a reader of the query's language expects. */
export const sortFields = {
  product: { wire: 'ProductName_custom_sort' },
  manufacturer: { wire: 'CompanyName_ss' },
  language: { wire: 'Language_s' },
  custom1: { wire: 'ClientCustomF1_s' },
  custom2: { wire: 'ClientCustomF2_s' },
  custom3: { wire: 'ClientCustomF3_s' },
  sheetDate: { wire: 'SheetDate' },
} as const;
export type SortField = keyof typeof sortFields;
/** Every field that a request may sort by. */
export const sortFieldNames = Object.keys(sortFields) as SortField[];

/** The Solr field of the clause that names the organisation. S2.7-07. */
export const organisationField = 'Codes_ss';

/**
 * The days of a sheet that a range may narrow a search by: that of its last change in the collection (S2.7-40), and that which
 * the sheet itself bears. `wire` is the Solr field, `savedAs` the keys of the two ends in saved searches and messages. A sheet
 * without the day is in no range.
 */
export const dayFields = {
  modified: { wire: 'DateModified', savedAs: { from: 'fromDateFilter', to: 'toDateFilter' } },
  sheetDate: { wire: 'SheetDate', savedAs: { from: 'fromSheetDateFilter', to: 'toSheetDateFilter' } },
} as const;
export type DayField = keyof typeof dayFields;
/** The kinds of days that a range narrows by, in the order of the filter panel. */
export const dayFieldNames = Object.keys(dayFields) as DayField[];
/** Tells a range of days from a facet among the sections of the filter panel. */
export const isDayField = (name: string): name is DayField => Object.hasOwn(dayFields, name);
