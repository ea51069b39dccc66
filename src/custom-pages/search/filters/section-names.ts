/** The filter sections by name; all but the date range are a facet. */
export type SectionName =
  | 'location'
  | 'language'
  | 'product'
  | 'manufacturer'
  | 'modified'
  | 'status'
  | 'format'
  | 'pictogram'
  | 'hazardous'
  | 'cas';
