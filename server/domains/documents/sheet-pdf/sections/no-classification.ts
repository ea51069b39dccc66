import type { Bilingual } from '#contract/languages.ts';
import type { Reading } from '../reading.ts';

/** The text for a product without a hazard in its record: it is not hazardous, or its hazards are unknown. */
export const noClassification = ({ sheet, word }: Reading): string => {
  if (sheet.hazardous === 'no') return word(sheet.format === 'whmis-2015' ? texts.notHazardous : texts.otherRule);
  return sheet.whmis1988 === '' ? word(texts.unknown) : `${word(texts.former[sheet.whmis1988])} ${word(texts.unknown)}`;
};

const texts = {
  notHazardous: {
    en: 'Not a hazardous product under the Hazardous Products Regulations (WHMIS 2015). No label element is required.',
    fr: 'N’est pas un produit dangereux au sens du Règlement sur les produits dangereux (SIMDUT 2015). Aucun élément d’étiquetage n’est exigé.',
  },
  otherRule: {
    en: 'Not a hazardous product by the rule under which the supplier’s sheet was written. No classification under WHMIS 2015 is available.',
    fr: 'N’est pas un produit dangereux selon la règle suivie par la fiche du fournisseur. Aucune classification selon le SIMDUT 2015 n’est disponible.',
  },
  unknown: {
    en: 'No classification under WHMIS 2015 is available for this product. Handle it as a hazardous product until one is.',
    fr: 'Aucune classification selon le SIMDUT 2015 n’est disponible pour ce produit. Le manipuler comme un produit dangereux jusqu’à ce qu’il y en ait une.',
  },
  former: {
    yes: {
      en: 'Controlled product under WHMIS 1988, which no longer applies.',
      fr: 'Produit contrôlé selon le SIMDUT 1988, qui n’est plus en vigueur.',
    },
    no: {
      en: 'Not a controlled product under WHMIS 1988, which no longer applies.',
      fr: 'Produit non contrôlé selon le SIMDUT 1988, qui n’est plus en vigueur.',
    },
    unknown: {
      en: 'Classification under WHMIS 1988, which no longer applies: not available.',
      fr: 'Classification selon le SIMDUT 1988, qui n’est plus en vigueur\u00a0: non disponible.',
    },
  } satisfies Record<string, Bilingual>,
};
