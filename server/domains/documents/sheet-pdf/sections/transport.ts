import type { Fact } from '../blocks.ts';
import * as group from '../code-groups.ts';
import { hasAny, type Ladder } from '../phrases.ts';
import { notAvailable, type SectionWriter } from '../reading.ts';

/** Section 14. */
export const transport: SectionWriter = ({ codes, say, word }) => {
  const isMarinePollutant = hasAny(codes, group.marinePollutants);
  const rows: Fact[] = [
    [word(labels.number), word(notAvailable)],
    [word(labels.name), word(notAvailable)],
    [word(labels.hazardClass), word(notAvailable)],
    [word(labels.group), word(notAvailable)],
    [word(labels.environment), word(isMarinePollutant ? labels.pollutant : notAvailable)],
    [word(labels.precautions), say(precautions)],
  ];
  return [{ kind: 'facts', rows }];
};

const labels = {
  number: { en: 'UN number', fr: 'Numéro ONU' },
  name: { en: 'UN proper shipping name', fr: 'Désignation officielle de transport de l’ONU' },
  hazardClass: { en: 'Transport hazard class', fr: 'Classe de danger relative au transport' },
  group: { en: 'Packing group', fr: 'Groupe d’emballage' },
  environment: { en: 'Environmental hazards', fr: 'Dangers environnementaux' },
  pollutant: {
    en: 'Meets the criteria of a marine pollutant (IMDG Code).',
    fr: 'Répond aux critères d’un polluant marin (Code IMDG).',
  },
  precautions: { en: 'Special precautions', fr: 'Précautions spéciales' },
};

const precautions: Ladder = [
  {
    for: group.gases,
    en: 'Transport cylinders upright, secured, with valves closed and capped, in a ventilated vehicle. The consignor classifies the product under the Transportation of Dangerous Goods Regulations.',
    fr: 'Transporter les bouteilles debout et attachées, robinets fermés et coiffés, dans un véhicule ventilé. L’expéditeur classe le produit selon le Règlement sur le transport des marchandises dangereuses.',
  },
  {
    en: 'Keep containers closed and upright. The consignor classifies the product under the Transportation of Dangerous Goods Regulations.',
    fr: 'Garder les récipients fermés et debout. L’expéditeur classe le produit selon le Règlement sur le transport des marchandises dangereuses.',
  },
];
