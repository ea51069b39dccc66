import type { Vocabulary } from './vocabulary.ts';

/**
 * The nine GHS pictograms and the biohazard symbol, with their official names. HPR Schedule 3 has no environment
 * pictogram (GHS09): it may stand on a sheet, outside WHMIS.
 */
export const pictograms = {
  GHS01: { en: 'Exploding bomb', fr: 'Bombe explosant' },
  GHS02: { en: 'Flame', fr: 'Flamme' },
  GHS03: { en: 'Flame over circle', fr: 'Flamme sur un cercle' },
  GHS04: { en: 'Gas cylinder', fr: 'Bouteille à gaz' },
  GHS05: { en: 'Corrosion', fr: 'Corrosion' },
  GHS06: { en: 'Skull and crossbones', fr: 'Tête de mort sur deux tibias' },
  GHS07: { en: 'Exclamation mark', fr: 'Point d’exclamation' },
  GHS08: { en: 'Health hazard', fr: 'Danger pour la santé' },
  GHS09: { en: 'Environment', fr: 'Environnement' },
  BIO: { en: 'Biohazardous infectious materials', fr: 'Matières infectieuses présentant un danger biologique' },
} as const satisfies Vocabulary;
export type Pictogram = keyof typeof pictograms;
