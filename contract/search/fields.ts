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
export const headingNames = Object.keys(headings) as Heading[];

/** What results may be sorted by. S2.3-29. Names sort as a reader of the query's language expects. */
export const sortFields = {
  product: { wire: 'ProductName_custom_sort' },
  manufacturer: { wire: 'CompanyName_ss' },
  language: { wire: 'Language_s' },
  custom1: { wire: 'ClientCustomF1_s' },
  custom2: { wire: 'ClientCustomF2_s' },
  custom3: { wire: 'ClientCustomF3_s' },
} as const;
export type SortField = keyof typeof sortFields;
export const sortFieldNames = Object.keys(sortFields) as SortField[];

/** The solr field of the clause that names the organisation, and of the date a sheet was last changed. S2.7-07, S2.7-40. */
export const organisationField = 'Codes_ss';
export const modifiedField = 'DateModified';
