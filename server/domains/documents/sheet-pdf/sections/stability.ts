import * as group from '../code-groups.ts';
import type { Ladder } from '../phrases.ts';
import type { SectionWriter } from '../reading.ts';

/** Section 10. */
export const stability: SectionWriter = ({ say, word }) => [
  { kind: 'text', heading: word({ en: 'Reactivity', fr: 'Réactivité' }), text: say(reactivity) },
  { kind: 'text', heading: word({ en: 'Chemical stability', fr: 'Stabilité chimique' }), text: say(stable) },
  {
    kind: 'text',
    heading: word({ en: 'Possibility of hazardous reactions', fr: 'Risque de réactions dangereuses' }),
    text: say(reactions),
  },
  { kind: 'text', heading: word({ en: 'Conditions to avoid', fr: 'Conditions à éviter' }), text: say(conditions) },
  {
    kind: 'text',
    heading: word({ en: 'Incompatible materials', fr: 'Matériaux incompatibles' }),
    text: say(waterAndOxidizers, metals),
  },
  {
    kind: 'text',
    heading: word({ en: 'Hazardous decomposition products', fr: 'Produits de décomposition dangereux' }),
    text: say(decomposition),
  },
];

const reactivity: Ladder = [
  {
    for: [...group.waterReactives, ...group.pyrophorics],
    en: 'Reacts with water or air.',
    fr: 'Réagit avec l’eau ou l’air.',
  },
  { for: group.oxidizers, en: 'Oxidizer.', fr: 'Comburant.' },
  { for: group.metalCorrosives, en: 'May be corrosive to metals.', fr: 'Peut être corrosif pour les métaux.' },
  { for: group.unclassified, en: 'Not available.', fr: 'Non disponible.' },
  { en: 'Not reactive under normal conditions of use.', fr: 'Non réactif dans des conditions normales d’utilisation.' },
];

const stable: Ladder = [
  {
    for: [...group.selfReactives, ...group.explosives],
    en: 'Unstable when heated.',
    fr: 'Instable sous l’effet de la chaleur.',
  },
  {
    for: group.waterReactives,
    en: 'Stable if kept dry.',
    fr: 'Stable s’il est gardé au sec.',
  },
  { for: group.unclassified, en: 'Not available.', fr: 'Non disponible.' },
  { en: 'Stable under normal conditions.', fr: 'Stable dans des conditions normales.' },
];

const reactions: Ladder = [
  {
    for: group.waterReactives,
    en: 'Contact with water releases flammable gas and heat.',
    fr: 'Le contact avec l’eau dégage un gaz inflammable et de la chaleur.',
  },
  {
    for: group.oxidizers,
    en: 'May react violently with combustible materials and reducing agents.',
    fr: 'Peut réagir violemment avec les matières combustibles et les réducteurs.',
  },
  {
    for: [...group.selfReactives, ...group.explosives],
    en: 'May decompose violently.',
    fr: 'Peut se décomposer violemment.',
  },
  {
    for: group.corrosives,
    en: 'May react with release of heat with incompatible materials.',
    fr: 'Peut réagir avec dégagement de chaleur avec les matériaux incompatibles.',
  },
  { for: group.unclassified, en: 'Not available.', fr: 'Non disponible.' },
  { en: 'None under normal conditions of use.', fr: 'Aucun dans des conditions normales d’utilisation.' },
];

const conditions: Ladder = [
  {
    for: [...group.flammables, ...group.combustibleLiquids, 'DUST'],
    en: 'Heat, flames, sparks and static discharge.',
    fr: 'Chaleur, flammes, étincelles et décharges d’électricité statique.',
  },
  {
    for: [...group.explosives, ...group.selfReactives],
    en: 'Heat, shock, friction and vibration.',
    fr: 'Chaleur, chocs, frottements et vibrations.',
  },
  { for: group.waterReactives, en: 'Moisture.', fr: 'Humidité.' },
  {
    for: [...group.pressurizedGases, ...group.aerosols, ...group.oxidizers],
    en: 'Heat and sunlight.',
    fr: 'Chaleur et rayonnement solaire.',
  },
  { en: 'Excessive heat.', fr: 'Chaleur excessive.' },
];

const waterAndOxidizers: Ladder = [
  {
    for: group.waterReactives,
    en: 'Water, acids, alcohols and oxidizers.',
    fr: 'Eau, acides, alcools et comburants.',
  },
  {
    for: group.oxidizers,
    en: 'Combustible materials, reducing agents, oil and grease.',
    fr: 'Matières combustibles, réducteurs, huile et graisse.',
  },
  {
    for: [...group.flammables, ...group.combustibleLiquids, ...group.aspiration, 'DUST'],
    en: 'Strong oxidizers.',
    fr: 'Comburants forts.',
  },
  {
    for: group.corrosives,
    en: 'Strong acids, strong bases and oxidizers.',
    fr: 'Acides forts, bases fortes et comburants.',
  },
  { for: group.unclassified, en: 'Not available.', fr: 'Non disponible.' },
  { en: 'None known.', fr: 'Aucun connu.' },
];

const metals: Ladder = [
  {
    for: group.metalCorrosives,
    en: 'Metals such as aluminum and steel.',
    fr: 'Métaux tels que l’aluminium et l’acier.',
  },
];

const decomposition: Ladder = [
  {
    for: [...group.flammables, ...group.combustibleLiquids, ...group.aspiration],
    en: 'Carbon oxides when burning; others: not available.',
    fr: 'Oxydes de carbone lors de la combustion; autres\u00a0: non disponible.',
  },
  { en: 'Not available.', fr: 'Non disponible.' },
];
