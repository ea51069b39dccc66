import type { Vocabulary } from '../sheets/vocabulary.ts';

/** How a sheet of the collection is related to the one to add. */
export const likenesses = {
  'same-file': { en: 'The very same file', fr: 'Le même fichier' },
  'same-version': { en: 'Same product, language and date', fr: 'Mêmes produit, langue et date' },
  'older-version': { en: 'Older version', fr: 'Version plus ancienne' },
  'newer-version': { en: 'Newer version', fr: 'Version plus récente' },
  'other-language': { en: 'In the other language', fr: 'Dans l’autre langue' },
  alike: { en: 'Similar name', fr: 'Nom semblable' },
} as const satisfies Vocabulary;
export type Likeness = keyof typeof likenesses;
