import * as group from '../code-groups.ts';
import type { Ladder } from '../phrases.ts';
import type { SectionWriter } from '../reading.ts';

/** Section 6. */
export const accidentalRelease: SectionWriter = ({ say, word }) => [
  {
    kind: 'text',
    heading: word({
      en: 'Personal precautions, protective equipment and emergency procedures',
      fr: 'Précautions individuelles, équipements de protection et mesures d’urgence',
    }),
    text: say(people, ignition, environment),
  },
  {
    kind: 'text',
    heading: word({
      en: 'Methods and materials for containment and cleaning up',
      fr: 'Méthodes et matériaux pour le confinement et le nettoyage',
    }),
    text: say(cleaning, disposal),
  },
];

const people: Ladder = [
  {
    for: [...group.toxicByInhalation, ...group.corrosives, ...group.toxicBySkin, 'BIO'],
    en: 'Evacuate the area; keep out everyone who is not protected. Stay upwind and ventilate. Wear the equipment of section 8, including respiratory protection.',
    fr: 'Évacuer les lieux; en interdire l’accès à toute personne non protégée. Rester en amont du vent et ventiler. Porter les équipements de la section 8, y compris une protection respiratoire.',
  },
  {
    for: [...group.gases, ...group.aerosols],
    en: 'Evacuate the area and ventilate it; gas may collect in low or closed places and displace oxygen. Do not enter without a self-contained breathing apparatus.',
    fr: 'Évacuer et ventiler les lieux; le gaz peut s’accumuler dans les endroits bas ou fermés et déplacer l’oxygène. Ne pas entrer sans appareil de protection respiratoire autonome.',
  },
  {
    en: 'Keep unneeded people away. Ventilate the area. Wear the equipment of section 8.',
    fr: 'Éloigner les personnes non nécessaires. Ventiler les lieux. Porter les équipements de la section 8.',
  },
];

const ignition: Ladder = [
  {
    for: [...group.flammables, ...group.combustibleLiquids, ...group.waterReactives, ...group.pyrophorics, 'DUST'],
    en: 'Eliminate every ignition source; use grounded, non-sparking tools.',
    fr: 'Éliminer toute source d’inflammation; utiliser des outils mis à la terre et ne produisant pas d’étincelles.',
  },
  {
    for: group.oxidizers,
    en: 'Keep combustible materials (wood, paper, oil) away from the spill.',
    fr: 'Tenir les matières combustibles (bois, papier, huile) à l’écart du déversement.',
  },
];

const environment: Ladder = [
  {
    for: group.aquatics,
    en: 'Keep out of drains, ground and surface water; report releases as the law requires.',
    fr: 'Empêcher l’entrée dans les égouts, le sol et les eaux de surface; déclarer les rejets comme la loi l’exige.',
  },
  { for: group.gases, en: '', fr: '' },
  {
    en: 'Keep out of drains and surface water.',
    fr: 'Empêcher l’entrée dans les égouts et les eaux de surface.',
  },
];

const cleaning: Ladder = [
  {
    for: group.gases,
    en: 'Stop the leak if it can be done without risk. Let the gas disperse outdoors.',
    fr: 'Arrêter la fuite si cela peut se faire sans risque. Laisser le gaz se disperser à l’extérieur.',
  },
  {
    for: [...group.waterReactives, ...group.pyrophorics],
    en: 'Cover with dry sand; collect with dry, non-sparking tools into a dry container under inert gas. Do not use water.',
    fr: 'Couvrir de sable sec; recueillir avec des outils secs ne produisant pas d’étincelles dans un récipient sec, sous gaz inerte. Ne pas utiliser d’eau.',
  },
  {
    for: ['H271', 'H272'],
    en: 'Collect with clean tools into a clean container; absorb liquid with an inert material such as sand, never with sawdust or rags. Flush the rest with plenty of water.',
    fr: 'Recueillir avec des outils propres dans un récipient propre; absorber le liquide avec une matière inerte comme le sable, jamais avec de la sciure ou des chiffons. Rincer le reste à grande eau.',
  },
  {
    for: ['DUST', 'H228'],
    en: 'Wet down, then sweep or vacuum with explosion-proof equipment. Do not blow with compressed air.',
    fr: 'Humidifier, puis balayer ou aspirer avec du matériel antidéflagrant. Ne pas souffler à l’air comprimé.',
  },
  {
    for: ['BIO'],
    en: 'Cover with absorbent paper, soak with a suitable disinfectant, wait for its contact time, then collect as biomedical waste.',
    fr: 'Couvrir de papier absorbant, imbiber d’un désinfectant approprié, attendre la durée de contact, puis recueillir comme déchet biomédical.',
  },
  {
    for: group.corrosives,
    en: 'Dike the spill. Neutralize with care if trained to, or absorb with an inert material that does not react with the product; shovel into labelled, corrosion-resistant containers.',
    fr: 'Endiguer le déversement. Neutraliser avec précaution si l’on y est formé, ou absorber avec une matière inerte qui ne réagit pas avec le produit; mettre à la pelle dans des récipients étiquetés et résistant à la corrosion.',
  },
  {
    en: 'Dike the spill; absorb liquid with an inert material, or sweep up solid without raising dust, and place in labelled, covered containers.',
    fr: 'Endiguer le déversement; absorber le liquide avec une matière inerte, ou balayer le solide sans soulever de poussière, et mettre dans des récipients étiquetés et couverts.',
  },
];

const disposal: Ladder = [
  {
    for: group.gases,
    en: '',
    fr: '',
  },
  {
    en: 'Dispose of the waste as section 13 says.',
    fr: 'Éliminer les déchets comme l’indique la section 13.',
  },
];
