import { hazardClasses } from '#lib/hazards/hazard-classes.ts';
import { hazardsOf } from '#lib/hazards/hazards.ts';
import type { Block } from '../blocks.ts';
import * as group from '../code-groups.ts';
import type { Ladder } from '../phrases.ts';
import { notAvailable, type Reading, type SectionWriter } from '../reading.ts';

/** Section 11. */
export const toxicology: SectionWriter = (reading) => {
  const { say, word } = reading;
  return [
    {
      kind: 'text',
      heading: word({ en: 'Likely routes of exposure', fr: 'Voies d’exposition probables' }),
      text: say(routes),
    },
    effects(reading),
    {
      kind: 'text',
      heading: word({
        en: 'Numerical measures of toxicity (LD₅₀, LC₅₀, ATE)',
        fr: 'Valeurs numériques de toxicité (DL₅₀, CL₅₀, ETA)',
      }),
      text: word(notAvailable),
    },
  ];
};

/** Each class of health hazard the product is in, and what it says; the classes it is not in are told in one sentence. */
const effects = ({ codes, word }: Reading): Block => {
  const found = hazardsOf(codes).filter(({ hazard }) => hazardClasses[hazard.hazardClass].kind === 'health');
  const heading = word({
    en: 'Effects of short-term and long-term exposure',
    fr: 'Effets d’une exposition à court et à long terme',
  });
  if (found.length === 0) return { kind: 'text', heading, text: word(noHealthHazard) };
  return {
    kind: 'facts',
    heading,
    rows: [
      ...found.map(({ hazard }) => [word(hazardClasses[hazard.hazardClass]), `${word(hazard)}.`] as const),
      [word(otherClasses), word(notClassified)] as const,
    ],
  };
};

const otherClasses = { en: 'Other health hazard classes', fr: 'Autres classes de danger pour la santé' };
const notClassified = {
  en: 'Not classified on the available data.',
  fr: 'Non classé d’après les données disponibles.',
};
const noHealthHazard = {
  en: 'No health hazard class is recorded for this product.',
  fr: 'Aucune classe de danger pour la santé n’est consignée pour ce produit.',
};

const routes: Ladder = [
  {
    for: group.gases,
    en: 'Inhalation, skin contact and eye contact.',
    fr: 'Inhalation, contact cutané et contact oculaire.',
  },
  {
    en: 'Inhalation, ingestion, skin contact and eye contact.',
    fr: 'Inhalation, ingestion, contact cutané et contact oculaire.',
  },
];
