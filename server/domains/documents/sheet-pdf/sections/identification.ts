import type { Fact } from '../blocks.ts';
import { notAvailable, type SectionWriter } from '../reading.ts';

/**
 * An emergency number for an invented supplier, always the same one: 555-01xx, which is kept for fiction and connects
 * nobody.
 */
export const emergencyNumber = (supplier: string): string => {
  const sum = [...supplier].reduce((total, character) => (total * 31 + character.codePointAt(0)!) % 9973, 7);
  return `1-800-555-01${String(sum % 100).padStart(2, '0')}`;
};

/** Section 1. */
export const identification: SectionWriter = ({ sheet, word }) => {
  const rows: Fact[] = [
    [word(labels.product), sheet.productName],
    [word(labels.alternative), sheet.alternativeName],
    [word(labels.productIds), sheet.productIds.join(', ')],
    [word(labels.cas), sheet.casNumbers.join(', ')],
    [word(labels.use), word(values.use)],
    [word(labels.restrictions), word(values.restrictions)],
    [word(labels.supplier), sheet.manufacturer],
    [word(labels.contributor), sheet.contributor],
    [word(labels.address), word(notAvailable)],
    [word(labels.emergency), `${emergencyNumber(sheet.manufacturer)} ${word(values.hours)}`],
  ];
  return [{ kind: 'facts', rows: rows.filter(([, value]) => value !== '') }];
};

const labels = {
  product: { en: 'Product identifier', fr: 'Identificateur de produit' },
  alternative: { en: 'Other name', fr: 'Autre nom' },
  productIds: { en: 'Product number', fr: 'Numéro de produit' },
  cas: { en: 'CAS number', fr: 'Numéro CAS' },
  use: { en: 'Recommended use', fr: 'Usage recommandé' },
  restrictions: { en: 'Restrictions on use', fr: 'Restrictions d’utilisation' },
  supplier: { en: 'Supplier', fr: 'Fournisseur' },
  contributor: { en: 'Sheet provided by', fr: 'Fiche fournie par' },
  address: { en: 'Address', fr: 'Adresse' },
  emergency: { en: 'Emergency telephone number', fr: 'Téléphone d’urgence' },
};

const values = {
  use: {
    en: 'Industrial, professional or laboratory use.',
    fr: 'Usage industriel, professionnel ou en laboratoire.',
  },
  restrictions: {
    en: 'Any use other than the recommended one.',
    fr: 'Tout usage autre que celui qui est recommandé.',
  },
  hours: { en: '(24 hours a day; invented number)', fr: '(24 heures sur 24; numéro inventé)' },
};

/** Section 3. */
export const composition: SectionWriter = ({ sheet, word }) => {
  const isSubstance = sheet.casNumbers.length > 0 && sheet.ingredients.length < 2;
  const kind = word(isSubstance ? words.substance : words.mixture);
  if (sheet.ingredients.length === 0) return [{ kind: 'text', heading: kind, text: word(notAvailable) }];
  return [
    {
      kind: 'table',
      heading: kind,
      heads: [word(words.name), word(words.cas), word(words.percent)],
      rows: sheet.ingredients.map(({ name, cas, percent }) => [name, cas || word(words.withheld), percent]),
      shares: [56, 22, 22],
    },
    { kind: 'text', heading: word(words.note), text: word(isSubstance ? words.pure : words.ranges) },
  ];
};

const words = {
  substance: { en: 'Substance', fr: 'Substance' },
  mixture: { en: 'Mixture', fr: 'Mélange' },
  name: { en: 'Chemical name', fr: 'Dénomination chimique' },
  cas: { en: 'CAS number', fr: 'Numéro CAS' },
  percent: { en: '% by weight', fr: '% en poids' },
  withheld: { en: 'Withheld', fr: 'Non divulgué' },
  note: { en: 'Note', fr: 'Remarque' },
  pure: {
    en: 'Impurities and stabilizing additives that contribute to the classification: not available.',
    fr: 'Impuretés et additifs de stabilisation qui contribuent à la classification\u00a0: non disponible.',
  },
  ranges: {
    en: 'Concentrations are given as ranges that the Hazardous Products Regulations provide for.',
    fr: 'Les concentrations sont données en plages prévues par le Règlement sur les produits dangereux.',
  },
};
