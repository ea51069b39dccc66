import type { Fact } from '../blocks.ts';
import { emergencyNumber } from '../emergency-number.ts';
import { notAvailable, type SectionWriter } from '../reading.ts';

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
