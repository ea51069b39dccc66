import type { Bilingual } from '#contract/languages.ts';

/** What every label says. The first is the statement of COHSR 10.35–10.41. */
export const labelWords = {
  sheetAvailable: {
    en: 'A safety data sheet is available.',
    fr: 'Une fiche de données de sécurité est disponible.',
  },
  seeSheet: { en: 'See the safety data sheet.', fr: 'Voir la fiche de données de sécurité.' },
  decanted: { en: 'Decanted', fr: 'Transvasé' },
  code: { en: 'QR code that opens the safety data sheet', fr: 'Code QR qui ouvre la fiche de données de sécurité' },
  labels: { en: 'Labels', fr: 'Étiquettes' },
} as const satisfies Record<string, Bilingual>;
