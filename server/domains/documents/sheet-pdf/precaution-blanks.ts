import type { Bilingual } from '#contract/languages.ts';
import type { PrecautionBlanks } from '#lib/hazards/select-precautions.ts';
import * as group from './code-groups.ts';
import { hasAny } from './phrases.ts';

/** What the blanks of precautionary statements are filled with, as far as hazard codes tell the product's state. */
export const precautionBlanks = (codes: readonly string[]): PrecautionBlanks => {
  const airborne = airborneForm(codes);
  const extinguisher = extinguishers.find(({ when }) => hasAny(codes, when));
  return {
    ...(airborne && { P260: airborne, P261: airborne }),
    ...(extinguisher && { 'P370+P378': extinguisher }),
  };
};

const airborneForm = (codes: readonly string[]): Bilingual | undefined => {
  if (hasAny(codes, group.aerosols)) return { en: 'vapours/spray', fr: 'vapeurs/aérosols' };
  if (hasAny(codes, group.gases)) return { en: 'gas', fr: 'gaz' };
  if (hasAny(codes, group.liquids)) return { en: 'mist/vapours/spray', fr: 'brouillards/vapeurs/aérosols' };
  return codes.includes('DUST') || codes.includes('H228') ? { en: 'dust/fume', fr: 'poussières/fumées' } : undefined;
};

const extinguishers = [
  {
    when: [...group.waterReactives, ...group.pyrophorics],
    en: 'dry sand or dry powder for metal fires',
    fr: 'du sable sec ou une poudre sèche pour feux de métaux',
  },
  { when: group.selfReactives, en: 'water spray', fr: 'de l’eau pulvérisée' },
  { when: group.oxidizers, en: 'water', fr: 'de l’eau' },
  {
    when: group.flammableLiquids,
    en: 'dry chemical, carbon dioxide or alcohol-resistant foam',
    fr: 'une poudre chimique, du dioxyde de carbone ou de la mousse résistant à l’alcool',
  },
  {
    when: ['H228', 'DUST'],
    en: 'water spray, dry chemical or foam',
    fr: 'de l’eau pulvérisée, une poudre chimique ou de la mousse',
  },
] as const;
