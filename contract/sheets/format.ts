import type { Vocabulary } from './vocabulary.ts';

/** The rule a sheet was written under: HPR (WHMIS 2015), the former CPR (WHMIS 1988), or another country's. */
export const sheetFormats = {
  'whmis-2015': { en: 'WHMIS 2015', fr: 'SIMDUT 2015' },
  'whmis-1988': { en: 'WHMIS 1988', fr: 'SIMDUT 1988' },
  'us-hcs': { en: 'US HazCom', fr: 'HazCom (États-Unis)' },
  'eu-clp': { en: 'EU CLP', fr: 'CLP (Union européenne)' },
  other: { en: 'Other format', fr: 'Autre format' },
} as const satisfies Vocabulary;
export type SheetFormat = keyof typeof sheetFormats;
