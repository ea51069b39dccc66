import { sheetFormats } from '#contract/sheets/format.ts';
import { hazardClasses } from '#lib/hazards/hazard-classes.ts';
import { classificationOf } from '#lib/hazards/hazards.ts';
import { notAvailable, type Reading, type SectionWriter } from '../reading.ts';
import { noClassification } from './no-classification.ts';

/** Section 15. */
export const regulation: SectionWriter = (reading) => {
  const { sheet, word } = reading;
  return [
    { kind: 'text', heading: word(labels.whmis), text: whmisClassification(reading) },
    {
      kind: 'facts',
      rows: [
        [word(labels.format), word(sheetFormats[sheet.format])],
        [word(labels.domesticList), word(notAvailable)],
        [word(labels.others), word(notAvailable)],
      ],
    },
  ];
};

/** Environmental hazards are no part of it: alone, they make no product hazardous. */
const whmisClassification = (reading: Reading): string => {
  const { codes, sheet, word } = reading;
  const classes = classificationOf(codes).filter(({ hazard }) => isOfWhmis(hazard.hazardClass));
  if (classes.length === 0) return noClassification(reading);
  const listed = classes.map(({ hazard }) => `${word(hazardClasses[hazard.hazardClass])} — ${word(hazard.category)}`);
  const stands = sheet.hazardous === 'yes' ? `${word(labels.hazardous)} ` : '';
  return `${stands}${[...new Set(listed)].join('; ')}.`;
};

const isOfWhmis = (hazardClass: keyof typeof hazardClasses) =>
  hazardClasses[hazardClass].kind !== 'environmental' &&
  hazardClass !== 'explosives' &&
  hazardClass !== 'desensitizedExplosives';

const labels = {
  whmis: { en: 'Classification under WHMIS 2015', fr: 'Classification selon le SIMDUT 2015' },
  hazardous: {
    en: 'Hazardous product under the Hazardous Products Regulations:',
    fr: 'Produit dangereux au sens du Règlement sur les produits dangereux\u00a0:',
  },
  format: { en: 'Sheet written under', fr: 'Fiche rédigée selon' },
  domesticList: { en: 'Domestic Substances List (CEPA)', fr: 'Liste intérieure des substances (LCPE)' },
  others: { en: 'Other regulations', fr: 'Autre réglementation' },
};
