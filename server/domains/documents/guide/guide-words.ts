import type { Bilingual } from '#contract/languages.ts';

/** What every guide says besides its own text. */
export const guideWords = {
  product: { en: 'Vigie', fr: 'Vigie' },
  guide: { en: 'Guide', fr: 'Guide' },
  note: { en: 'Good to know', fr: 'Bon à savoir' },
  pageOf: { en: 'of', fr: 'de' },
} as const satisfies Record<string, Bilingual>;
