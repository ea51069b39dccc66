import type { Bilingual } from '#contract/languages.ts';

/** Statements that may stand for several of acute toxicity at once: GHS annex 3, table A3.1.2. */
export const combinedStatements = {
  'H300+H310': { en: 'Fatal if swallowed or in contact with skin', fr: 'Mortel par ingestion ou par contact cutané' },
  'H300+H330': { en: 'Fatal if swallowed or if inhaled', fr: 'Mortel par ingestion ou par inhalation' },
  'H310+H330': { en: 'Fatal in contact with skin or if inhaled', fr: 'Mortel par contact cutané ou par inhalation' },
  'H300+H310+H330': {
    en: 'Fatal if swallowed, in contact with skin or if inhaled',
    fr: 'Mortel par ingestion, par contact cutané ou par inhalation',
  },
  'H301+H311': { en: 'Toxic if swallowed or in contact with skin', fr: 'Toxique par ingestion ou par contact cutané' },
  'H301+H331': { en: 'Toxic if swallowed or if inhaled', fr: 'Toxique par ingestion ou par inhalation' },
  'H311+H331': { en: 'Toxic in contact with skin or if inhaled', fr: 'Toxique par contact cutané ou par inhalation' },
  'H301+H311+H331': {
    en: 'Toxic if swallowed, in contact with skin or if inhaled',
    fr: 'Toxique par ingestion, par contact cutané ou par inhalation',
  },
  'H302+H312': {
    en: 'Harmful if swallowed or in contact with skin',
    fr: 'Nocif en cas d’ingestion ou de contact cutané',
  },
  'H302+H332': { en: 'Harmful if swallowed or if inhaled', fr: 'Nocif en cas d’ingestion ou d’inhalation' },
  'H312+H332': {
    en: 'Harmful in contact with skin or if inhaled',
    fr: 'Nocif en cas de contact cutané ou d’inhalation',
  },
  'H302+H312+H332': {
    en: 'Harmful if swallowed, in contact with skin or if inhaled',
    fr: 'Nocif en cas d’ingestion, de contact cutané ou d’inhalation',
  },
} as const satisfies Record<string, Bilingual>;
