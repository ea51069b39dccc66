import { notAvailable, type SectionWriter } from '../reading.ts';

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
