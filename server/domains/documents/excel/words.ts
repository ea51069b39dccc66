import type { Bilingual } from '#contract/languages.ts';
import type { Hazardous } from '#contract/sheets/hazardous.ts';

/** Name of the workbook's sheet. */
export const sheetNames: Bilingual = { en: 'SDS', fr: 'FDS' };

/** The headers of the columns that every organisation has; custom fields have the organisation's own labels. */
export const headers = {
  productId: { en: 'Product ID', fr: 'Code de produit' },
  product: { en: 'Product name', fr: 'Nom du produit' },
  manufacturer: { en: 'Manufacturer', fr: 'Fabricant' },
  language: { en: 'Language', fr: 'Langue' },
  pictograms: { en: 'Pictograms', fr: 'Pictogrammes' },
  locations: { en: 'Locations', fr: 'Emplacements' },
  status: { en: 'Status', fr: 'État' },
  sheetDate: { en: 'SDS date', fr: 'Date de la FDS' },
  modified: { en: 'SDS update', fr: 'Mise à jour de la FDS' },
  recordNumber: { en: 'Record number', fr: 'Numéro de fiche' },
  pdf: { en: 'SDS as PDF', fr: 'FDS en PDF' },
} as const satisfies Record<string, Bilingual>;

/** The known hazards of a sheet without a pictogram, in the words of the results on the screen. */
export const noPictogram: Readonly<Record<Hazardous, Bilingual>> = {
  yes: { en: 'Hazardous, no pictogram', fr: 'Dangereux, sans pictogramme' },
  no: { en: 'Not hazardous', fr: 'Non dangereux' },
  unknown: { en: 'No hazard information', fr: 'Dangers non précisés' },
};
