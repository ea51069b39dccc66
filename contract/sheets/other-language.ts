import type { Vocabulary } from './vocabulary.ts';

/** Whether the collection that holds a sheet holds one of the same product in the other language too. */
export const otherLanguages = {
  available: { en: 'Available', fr: 'Disponible' },
  missing: { en: 'Missing', fr: 'Manquante' },
} as const satisfies Vocabulary;
export type OtherLanguage = keyof typeof otherLanguages;
