import type { Vocabulary } from './vocabulary.ts';

/**
 * Whether the product is hazardous under WHMIS 2015, as its classification says. Never derived from pictograms: some
 * hazardous products carry none. The words are the facet's values on the wire (S2.3-21).
 */
export const hazardousValues = {
  yes: { en: 'Yes', fr: 'Yes' },
  no: { en: 'No', fr: 'No' },
  unknown: { en: 'No Information', fr: 'No Information' },
} as const satisfies Vocabulary;
export type Hazardous = keyof typeof hazardousValues;
