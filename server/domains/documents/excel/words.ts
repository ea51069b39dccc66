import type { Bilingual } from '#contract/languages.ts';
import type { Hazardous } from '#contract/sheets/hazardous.ts';

/** Names of the workbook's sheets, a word each: that of the rows, and that of what they are. */
export const sheetNames: Bilingual = { en: 'SDS', fr: 'FDS' };
export const aboutNames: Bilingual = { en: 'Search', fr: 'Recherche' };

/** What is said of the rows before the filters that found them. */
export const about = {
  organisation: { en: 'Organization', fr: 'Organisation' },
  day: { en: 'Day', fr: 'Date' },
  sheets: { en: 'Sheets', fr: 'Fiches' },
  filters: { en: 'Filters', fr: 'Filtres' },
  none: { en: 'None: the whole collection', fr: 'Aucun\u00a0: toute la collection' },
} as const satisfies Record<string, Bilingual>;

/** The headers of the columns that every organisation has; custom fields have the organisation's own labels. */
export const headers = {
  productId: { en: 'Product ID', fr: 'Code de produit' },
  product: { en: 'Product name', fr: 'Nom du produit' },
  manufacturer: { en: 'Manufacturer', fr: 'Fabricant' },
  language: { en: 'Language', fr: 'Langue' },
  pictograms: { en: 'Pictograms', fr: 'Pictogrammes' },
  locations: { en: 'Locations', fr: 'Emplacements' },
  status: { en: 'Status', fr: 'Statut' },
  sheetDate: { en: 'SDS date', fr: 'Date de la FDS' },
  modified: { en: 'SDS update', fr: 'Mise à jour de la FDS' },
  recordNumber: { en: 'Record number', fr: 'Numéro d’enregistrement' },
  pdf: { en: 'SDS as PDF', fr: 'FDS en PDF' },
  signalWord: { en: 'Signal word', fr: 'Mention d’avertissement' },
  hazards: { en: 'Hazard statements', fr: 'Mentions de danger' },
  format: { en: 'Format', fr: 'Format' },
  casNumbers: { en: 'CAS numbers', fr: 'Numéros CAS' },
  ingredients: { en: 'Ingredients', fr: 'Ingrédients' },
  listed: { en: 'On lists of substances', fr: 'Sur des listes de substances' },
} as const satisfies Record<string, Bilingual>;

/** The known hazards of a sheet without a pictogram, in the words of the results on the screen. */
export const noPictogram: Readonly<Record<Hazardous, Bilingual>> = {
  yes: { en: 'Hazardous, no pictogram', fr: 'Dangereux, sans pictogramme' },
  no: { en: 'Not hazardous', fr: 'Non dangereux' },
  unknown: { en: 'No hazard information', fr: 'Dangers non précisés' },
};

export const signalWords: Readonly<Record<'danger' | 'warning' | '', Bilingual>> = {
  danger: { en: 'Danger', fr: 'Danger' },
  warning: { en: 'Warning', fr: 'Attention' },
  '': { en: '', fr: '' },
};
