import type { Bilingual } from '#contract/languages.ts';

/** Headings of the sixteen sections, in order: Hazardous Products Regulations, Schedule 1. */
export const sectionTitles: readonly Bilingual[] = [
  { en: 'Identification', fr: 'Identification' },
  { en: 'Hazard identification', fr: 'Identification des dangers' },
  { en: 'Composition/Information on ingredients', fr: 'Composition/information sur les ingrédients' },
  { en: 'First-aid measures', fr: 'Premiers soins' },
  { en: 'Fire-fighting measures', fr: 'Mesures à prendre en cas d’incendie' },
  { en: 'Accidental release measures', fr: 'Mesures à prendre en cas de déversement accidentel' },
  { en: 'Handling and storage', fr: 'Manutention et stockage' },
  { en: 'Exposure controls/Personal protection', fr: 'Contrôle de l’exposition/protection individuelle' },
  { en: 'Physical and chemical properties', fr: 'Propriétés physiques et chimiques' },
  { en: 'Stability and reactivity', fr: 'Stabilité et réactivité' },
  { en: 'Toxicological information', fr: 'Données toxicologiques' },
  { en: 'Ecological information', fr: 'Données écologiques' },
  { en: 'Disposal considerations', fr: 'Données sur l’élimination' },
  { en: 'Transport information', fr: 'Informations relatives au transport' },
  { en: 'Regulatory information', fr: 'Informations sur la réglementation' },
  { en: 'Other information', fr: 'Autres informations' },
];
