import type { Bilingual } from '#contract/languages.ts';

/** The texts of an index besides its sheets. */
export const indexWords = {
  title: { en: 'Index of safety data sheets', fr: 'Index des fiches de données de sécurité' },
  made: { en: 'Made on', fr: 'Créé le' },
  sheets: { en: 'Sheets', fr: 'Fiches' },
  sort: { en: 'Sorted by', fr: 'Trié par' },
  byProduct: { en: 'Product name', fr: 'Nom du produit' },
  byManufacturer: { en: 'Manufacturer', fr: 'Fabricant' },
  group: { en: 'Grouped by', fr: 'Regroupé par' },
  byHazard: { en: 'Hazard', fr: 'Danger' },
  noLocation: { en: 'No location stated', fr: 'Aucun emplacement indiqué' },
  notHazardous: { en: 'Not hazardous', fr: 'Non dangereux' },
  hazardsUnknown: { en: 'Hazards not known here: see the sheet', fr: 'Dangers non connus ici\u00a0: voir la fiche' },
  filters: { en: 'Filters', fr: 'Filtres' },
  noFilters: { en: 'None: the whole collection', fr: 'Aucun\u00a0: toute la collection' },
  none: { en: 'There is no sheet to list.', fr: 'Il n’y a aucune fiche à énumérer.' },
  product: { en: 'Product name', fr: 'Nom du produit' },
  manufacturer: { en: 'Manufacturer', fr: 'Fabricant' },
  noManufacturer: { en: 'Supplier not stated', fr: 'Fournisseur non indiqué' },
  productIds: { en: 'Product ID', fr: 'Code de produit' },
  language: { en: 'Language', fr: 'Langue' },
  sheetDate: { en: 'SDS date', fr: 'Date de la FDS' },
  page: { en: 'Page', fr: 'Page' },
  pageOf: { en: 'of', fr: 'de' },
} as const satisfies Record<string, Bilingual>;
