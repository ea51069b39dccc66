import * as group from '../code-groups.ts';
import type { Ladder } from '../phrases.ts';
import type { SectionWriter } from '../reading.ts';

/** Section 5. */
export const fireFighting: SectionWriter = ({ say, word }) => [
  {
    kind: 'text',
    part: 'fire.suitable',
    heading: word({ en: 'Suitable extinguishing media', fr: 'Agents extincteurs appropriés' }),
    text: say(suitable),
  },
  {
    kind: 'text',
    part: 'fire.unsuitable',
    heading: word({ en: 'Unsuitable extinguishing media', fr: 'Agents extincteurs inappropriés' }),
    text: say(unsuitable),
  },
  {
    kind: 'text',
    heading: word({ en: 'Specific hazards arising from the product', fr: 'Dangers spécifiques du produit' }),
    text: say(fire, containers, combustion),
  },
  {
    kind: 'text',
    heading: word({
      en: 'Special protective equipment and precautions for fire-fighters',
      fr: 'Équipements de protection spéciaux et précautions spéciales pour les pompiers',
    }),
    text: say(approach, equipment),
  },
];

const suitable: Ladder = [
  {
    for: [...group.waterReactives, ...group.pyrophorics],
    en: 'Dry sand, or dry powder for metal fires (class D).',
    fr: 'Sable sec ou poudre sèche pour feux de métaux (classe D).',
  },
  {
    for: group.flammableGases,
    en: 'Stop the flow of gas before extinguishing. Dry chemical or carbon dioxide; water spray to cool cylinders.',
    fr: 'Couper l’arrivée de gaz avant d’éteindre. Poudre chimique ou dioxyde de carbone; eau pulvérisée pour refroidir les bouteilles.',
  },
  {
    for: group.selfReactives,
    en: 'Water spray in large amounts, from a distance.',
    fr: 'Eau pulvérisée en grande quantité, à distance.',
  },
  { for: group.oxidizers, en: 'Water in large amounts.', fr: 'Eau en grande quantité.' },
  {
    for: [...group.flammableLiquids, ...group.combustibleLiquids, ...group.aspiration],
    en: 'Dry chemical, carbon dioxide, alcohol-resistant foam or water spray.',
    fr: 'Poudre chimique, dioxyde de carbone, mousse résistant à l’alcool ou eau pulvérisée.',
  },
  {
    for: ['H228', 'DUST'],
    en: 'Water spray, foam or dry chemical, applied gently so as not to raise dust.',
    fr: 'Eau pulvérisée, mousse ou poudre chimique, appliquées doucement pour ne pas soulever de poussière.',
  },
  {
    en: 'Any media suited to the surrounding fire.',
    fr: 'Tout agent qui convient à l’incendie environnant.',
  },
];

const unsuitable: Ladder = [
  {
    for: group.waterReactives,
    en: 'Water, foam and carbon dioxide.',
    fr: 'Eau, mousse et dioxyde de carbone.',
  },
  {
    for: group.oxidizers,
    en: 'Dry chemical and carbon dioxide, which do not stop a fire that an oxidizer feeds.',
    fr: 'Poudre chimique et dioxyde de carbone, qui n’arrêtent pas un incendie qu’un comburant alimente.',
  },
  {
    for: [...group.flammableLiquids, ...group.combustibleLiquids, 'H228', 'DUST'],
    en: 'A solid water jet, which spreads the fire.',
    fr: 'Jet d’eau plein, qui propage l’incendie.',
  },
  { for: group.unclassified, en: 'Not available.', fr: 'Non disponible.' },
  { en: 'None known.', fr: 'Aucun connu.' },
];

const fire: Ladder = [
  {
    for: group.explosives,
    en: 'May explode in a fire.',
    fr: 'Peut exploser dans un incendie.',
  },
  {
    for: group.waterReactives,
    en: 'Releases flammable gas in contact with water or moist air.',
    fr: 'Dégage un gaz inflammable au contact de l’eau ou de l’air humide.',
  },
  {
    for: group.pyrophorics,
    en: 'Catches fire in contact with air and may re-ignite after it is put out.',
    fr: 'S’enflamme au contact de l’air et peut se rallumer une fois éteint.',
  },
  {
    for: group.oxidizers,
    en: 'Does not burn but feeds fire; contact with combustible materials may start one.',
    fr: 'Ne brûle pas, mais alimente l’incendie; le contact avec des matières combustibles peut en provoquer un.',
  },
  {
    for: [...group.flammableGases, 'H222', 'H223', 'H224', 'H225'],
    en: 'Flammable: vapours or gas form explosive mixtures with air, may travel to an ignition source far away and flash back.',
    fr: 'Inflammable\u00a0: les vapeurs ou le gaz forment avec l’air des mélanges explosifs et peuvent atteindre une source d’inflammation éloignée, avec retour de flamme.',
  },
  {
    for: ['H226', 'H227'],
    en: 'Vapours form explosive mixtures with air when the liquid is heated.',
    fr: 'Les vapeurs forment avec l’air des mélanges explosifs lorsque le liquide est chauffé.',
  },
  {
    for: group.selfReactives,
    en: 'Heating may start a decomposition that feeds itself.',
    fr: 'La chaleur peut amorcer une décomposition qui s’entretient d’elle-même.',
  },
  {
    for: ['H228', 'DUST'],
    en: 'Burns readily; dust dispersed in air may explode.',
    fr: 'Brûle facilement; la poussière en suspension dans l’air peut exploser.',
  },
  { for: group.unclassified, en: 'Not available.', fr: 'Non disponible.' },
  { en: 'Not known to be a fire hazard in itself.', fr: 'Aucun danger d’incendie propre au produit n’est connu.' },
];

const containers: Ladder = [
  {
    for: [...group.pressurizedGases, ...group.aerosols, ...group.flammableGases],
    en: 'Containers may burst or be propelled when heated.',
    fr: 'Les récipients peuvent éclater ou être projetés sous l’effet de la chaleur.',
  },
  {
    for: group.flammableLiquids,
    en: 'Closed containers may burst when heated.',
    fr: 'Les récipients fermés peuvent éclater sous l’effet de la chaleur.',
  },
];

const combustion: Ladder = [
  {
    en: 'Hazardous combustion products: see section 10.',
    fr: 'Produits de combustion dangereux\u00a0: voir la section 10.',
  },
];

const approach: Ladder = [
  {
    for: [...group.explosives, ...group.pressurizedGases, ...group.aerosols, ...group.flammableGases, 'H271'],
    en: 'Evacuate the area and fight the fire from a protected place or a maximum distance. Cool containers with water spray until well after the fire is out.',
    fr: 'Évacuer les lieux et combattre l’incendie d’un endroit protégé ou de la plus grande distance possible. Refroidir les récipients à l’eau pulvérisée longtemps après l’extinction.',
  },
  {
    for: group.waterReactives,
    en: 'Keep water away from the product and its containers.',
    fr: 'Tenir l’eau à l’écart du produit et de ses récipients.',
  },
  {
    en: 'Stay upwind. Move containers away if it can be done without risk. Contain the run-off.',
    fr: 'Rester en amont du vent. Éloigner les récipients si cela peut se faire sans risque. Contenir les eaux d’extinction.',
  },
];

const equipment: Ladder = [
  {
    for: [...group.corrosives, ...group.toxicByInhalation, ...group.toxicBySkin],
    en: 'Wear a self-contained breathing apparatus and a chemical protective suit: ordinary bunker gear is not enough.',
    fr: 'Porter un appareil de protection respiratoire autonome et un vêtement de protection contre les produits chimiques\u00a0: la tenue de pompier ordinaire ne suffit pas.',
  },
  {
    en: 'Wear a self-contained breathing apparatus and full bunker gear.',
    fr: 'Porter un appareil de protection respiratoire autonome et la tenue de pompier complète.',
  },
];
