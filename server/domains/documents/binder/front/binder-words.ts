import type { Bilingual } from '#contract/languages.ts';
import type { LeftOutReason } from '../binder.ts';

/** The texts of a binder besides its sheets. */
export const binderWords = {
  title: { en: 'Safety data sheet binder', fr: 'Cartable de fiches de données de sécurité' },
  made: { en: 'Made on', fr: 'Produit le' },
  count: { en: 'Safety data sheets', fr: 'Fiches de données de sécurité' },
  notIncluded: { en: 'Not included', fr: 'Non incluses' },
  sorted: { en: 'Sorted by', fr: 'Triées par' },
  filters: { en: 'Filters', fr: 'Filtres' },
  noFilters: { en: 'None: the whole collection', fr: 'Aucun\u00a0: toute la collection' },
  contents: { en: 'Contents', fr: 'Table des matières' },
  number: { en: 'No.', fr: 'N°' },
  product: { en: 'Product and manufacturer', fr: 'Produit et fabricant' },
  productIds: { en: 'Product numbers', fr: 'Codes de produit' },
  date: { en: 'Date', fr: 'Date' },
  page: { en: 'Page', fr: 'Page' },
  seeNotIncluded: { en: 'Not included: see page', fr: 'Non incluse\u00a0: voir la page' },
  leftOut: { en: 'Sheets that could not be included', fr: 'Fiches qui n’ont pu être incluses' },
  leftOutNote: {
    en: 'These sheets belong to the selection, but this binder does not hold them. Keep them at hand in another way.',
    fr: 'Ces fiches font partie de la sélection, mais ce cartable ne les contient pas. Gardez-les à portée de main autrement.',
  },
  reason: { en: 'Reason and what to do', fr: 'Raison et marche à suivre' },
  continued: { en: 'continued', fr: 'suite' },
  ofSheet: { en: 'English', fr: 'Français' },
} as const satisfies Record<string, Bilingual>;

export const sortWords = {
  product: { en: 'product name', fr: 'nom de produit' },
  manufacturer: { en: 'manufacturer', fr: 'fabricant' },
} as const satisfies Record<string, Bilingual>;

export const reasonWords: Record<LeftOutReason, Bilingual> = {
  missing: {
    en: 'There is no PDF of this sheet. Ask the manufacturer for it and hand it in.',
    fr: 'Il n’y a pas de PDF de cette fiche. Demandez-le au fabricant, puis transmettez-le.',
  },
  damaged: {
    en: 'The PDF is damaged and cannot be read. Ask the manufacturer for an intact one and hand it in.',
    fr: 'Le PDF est endommagé et illisible. Demandez-en un intact au fabricant, puis transmettez-le.',
  },
  'password-protected': {
    en: 'The PDF opens only with a password. Ask the manufacturer for one without and hand it in.',
    fr: 'Le PDF ne s’ouvre qu’avec un mot de passe. Demandez-en un sans mot de passe au fabricant, puis transmettez-le.',
  },
  empty: {
    en: 'The PDF has no pages. Ask the manufacturer for a complete one and hand it in.',
    fr: 'Le PDF n’a aucune page. Demandez-en un complet au fabricant, puis transmettez-le.',
  },
};
