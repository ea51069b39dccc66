import type { Bilingual } from '#contract/languages.ts';

/** Addresses outside the product, each in the reader's language. */
export const externalSites = {
  company: { en: 'https://www.vigie.example/en/', fr: 'https://www.vigie.example/fr/' },
  terms: { en: 'https://www.vigie.example/en/terms', fr: 'https://www.vigie.example/fr/conditions' },
  sheetDatabase: {
    en: 'https://ccinfoweb.ccohs.ca/msds/search.html',
    fr: 'https://ccinfoweb.ccohs.ca/msds/searchf.html',
  },
  chemicalInformation: {
    en: 'https://ccinfoweb.ccohs.ca/cheminfo/search.html',
    fr: 'https://ccinfoweb.ccohs.ca/cheminfo/searchf.html',
  },
} as const satisfies Record<string, Bilingual>;
