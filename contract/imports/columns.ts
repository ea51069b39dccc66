import type { Vocabulary } from '../sheets/vocabulary.ts';

/** What a column of a list may say of a sheet. Custom fields bear the organisation's own labels on screens. */
export const importColumns = {
  productName: { en: 'Product name', fr: 'Nom du produit' },
  alternativeName: { en: 'Alternative name', fr: 'Autre nom' },
  manufacturer: { en: 'Manufacturer', fr: 'Fabricant' },
  productIds: { en: 'Product ID', fr: 'Code de produit' },
  cas: { en: 'CAS', fr: 'Numéro CAS' },
  unNumbers: { en: 'UN number', fr: 'Numéro UN' },
  language: { en: 'Language', fr: 'Langue' },
  sheetDate: { en: 'SDS date', fr: 'Date de la FDS' },
  locations: { en: 'Location', fr: 'Emplacement' },
  format: { en: 'Format', fr: 'Format' },
  status: { en: 'Status', fr: 'Statut' },
  hazardous: { en: 'Hazardous', fr: 'Dangereux' },
  pictograms: { en: 'Pictograms', fr: 'Pictogrammes' },
  custom1: { en: 'Custom field 1', fr: 'Champ personnalisé 1' },
  custom2: { en: 'Custom field 2', fr: 'Champ personnalisé 2' },
  custom3: { en: 'Custom field 3', fr: 'Champ personnalisé 3' },
  pdf: { en: 'PDF file', fr: 'Fichier PDF' },
} as const satisfies Vocabulary;
export type ImportColumn = keyof typeof importColumns;
