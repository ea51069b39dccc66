/** The sections of the filter panel in their order. All but the date range are a facet. Specification 2 §2. */
export const filterSections = [
  'location',
  'language',
  'product',
  'manufacturer',
  'modified',
  'status',
  'format',
  'pictogram',
  'hazardous',
  'cas',
] as const;
export type SectionName = (typeof filterSections)[number];
