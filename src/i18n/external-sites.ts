import type { Bilingual } from '#contract/languages.ts';

/** Addresses outside the product, each in the reader's language. */
export const externalSites = {
  company: { en: 'https://www.vigie.example/en/', fr: 'https://www.vigie.example/fr/' },
  terms: { en: 'https://www.vigie.example/en/terms', fr: 'https://www.vigie.example/fr/conditions' },
} as const satisfies Record<string, Bilingual>;
