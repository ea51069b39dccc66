import type { Bilingual } from '#contract/languages.ts';

/** Colours in which a paint is sold, as names of colours: in French they agree with nothing. */
export const colours: readonly Bilingual[] = [
  { en: 'white', fr: 'blanc' },
  { en: 'black', fr: 'noir' },
  { en: 'safety yellow', fr: 'jaune sécurité' },
  { en: 'safety red', fr: 'rouge sécurité' },
  { en: 'machine grey', fr: 'gris machine' },
  { en: 'forest green', fr: 'vert forêt' },
];
