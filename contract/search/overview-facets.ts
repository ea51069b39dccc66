import type { FacetName } from './facets.ts';

/** Facets whose counts an overview gives: few values each, which say something of the collection as a whole. */
export const overviewFacets = [
  'signalWord',
  'pictogram',
  'hazardClass',
  'hazardous',
  'listed',
  'status',
  'format',
  'language',
  'otherLanguage',
] as const satisfies readonly FacetName[];
export type OverviewFacet = (typeof overviewFacets)[number];
