import * as group from '../code-groups.ts';
import type { Ladder } from '../phrases.ts';
import type { SectionWriter } from '../reading.ts';

/** Section 8. */
export const exposureControls: SectionWriter = ({ say, word }) => [
  {
    kind: 'text',
    heading: word({ en: 'Control parameters', fr: 'Paramètres de contrôle' }),
    text: word({
      en: 'Occupational exposure limits: not available. Consult the limits in force in your province or territory for the ingredients of section 3.',
      fr: 'Limites d’exposition professionnelle\u00a0: non disponible. Consulter les limites en vigueur dans votre province ou territoire pour les ingrédients de la section 3.',
    }),
  },
  {
    kind: 'text',
    heading: word({ en: 'Appropriate engineering controls', fr: 'Contrôles d’ingénierie appropriés' }),
    text: say(ventilation, explosionProof, stations),
  },
  {
    kind: 'text',
    part: 'protection.eyes',
    heading: word({ en: 'Eye/face protection', fr: 'Protection des yeux/du visage' }),
    text: say(eyes),
  },
  {
    kind: 'text',
    part: 'protection.hands',
    heading: word({ en: 'Hand protection', fr: 'Protection des mains' }),
    text: say(hands),
  },
  {
    kind: 'text',
    part: 'protection.body',
    heading: word({ en: 'Skin and body protection', fr: 'Protection de la peau et du corps' }),
    text: say(body),
  },
  {
    kind: 'text',
    part: 'protection.respiratory',
    heading: word({ en: 'Respiratory protection', fr: 'Protection respiratoire' }),
    text: say(respiratory),
  },
];

const ventilation: Ladder = [
  {
    for: [...group.toxicByInhalation, ...group.respiratorySensitizers, 'H340', 'H350', 'H360', 'H370', 'H372'],
    en: 'Use an enclosed process or local exhaust ventilation.',
    fr: 'Utiliser un procédé en vase clos ou une ventilation locale par aspiration.',
  },
  {
    for: ['BIO'],
    en: 'Work in a biological safety cabinet wherever splashes or aerosols may form.',
    fr: 'Travailler dans une enceinte de sécurité biologique lorsque des éclaboussures ou des aérosols peuvent se former.',
  },
  {
    en: 'Provide general ventilation, with local exhaust where vapours, mist or dust form.',
    fr: 'Assurer une ventilation générale, avec aspiration locale là où se forment vapeurs, brouillards ou poussières.',
  },
];

const explosionProof: Ladder = [
  {
    for: [...group.flammableGases, ...group.flammableLiquids, 'H222', 'H228', 'DUST'],
    en: 'Ventilation and electrical equipment must be explosion-proof.',
    fr: 'Le matériel de ventilation et le matériel électrique doivent être antidéflagrants.',
  },
];

const stations: Ladder = [
  {
    for: [...group.eyeDamage, ...group.toxicBySkin],
    en: 'Provide an eyewash station and a safety shower close by.',
    fr: 'Prévoir une douche oculaire et une douche d’urgence à proximité.',
  },
  {
    for: group.eyeIrritants,
    en: 'Provide an eyewash station.',
    fr: 'Prévoir une douche oculaire.',
  },
];

const eyes: Ladder = [
  {
    for: group.eyeDamage,
    en: 'Chemical safety goggles and a face shield.',
    fr: 'Lunettes étanches contre les produits chimiques et écran facial.',
  },
  {
    for: group.refrigeratedGases,
    en: 'Safety glasses and a face shield.',
    fr: 'Lunettes de sécurité et écran facial.',
  },
  {
    for: group.eyeIrritants,
    en: 'Chemical safety goggles.',
    fr: 'Lunettes étanches contre les produits chimiques.',
  },
  { en: 'Safety glasses.', fr: 'Lunettes de sécurité.' },
];

const hands: Ladder = [
  {
    for: [...group.corrosives, ...group.toxicBySkin],
    en: 'Chemical-resistant gloves. Ask the glove supplier for a material suited to the ingredients and its breakthrough time.',
    fr: 'Gants résistant aux produits chimiques. Demander au fournisseur de gants un matériau adapté aux ingrédients et son temps de perméation.',
  },
  {
    for: group.refrigeratedGases,
    en: 'Loose cold-insulating gloves.',
    fr: 'Gants isolants contre le froid, amples.',
  },
  {
    for: [...group.skinIrritants, ...group.skinSensitizers, ...group.harmfulBySkin, ...group.delayedEffects, 'BIO'],
    en: 'Chemical-resistant gloves. Ask the glove supplier for a material suited to the ingredients.',
    fr: 'Gants résistant aux produits chimiques. Demander au fournisseur de gants un matériau adapté aux ingrédients.',
  },
  {
    for: group.pressurizedGases,
    en: 'Work gloves when handling cylinders.',
    fr: 'Gants de travail pour manipuler les bouteilles.',
  },
  { en: 'Protective gloves for repeated contact.', fr: 'Gants de protection en cas de contacts répétés.' },
];

const body: Ladder = [
  {
    for: [...group.corrosives, ...group.toxicBySkin],
    en: 'Chemical-resistant apron or suit, and boots.',
    fr: 'Tablier ou combinaison et bottes résistant aux produits chimiques.',
  },
  {
    for: group.refrigeratedGases,
    en: 'Long sleeves, and trousers outside the boots.',
    fr: 'Manches longues et pantalon porté par-dessus les bottes.',
  },
  {
    for: [...group.skinIrritants, ...group.skinSensitizers, ...group.harmfulBySkin, ...group.delayedEffects, 'BIO'],
    en: 'Protective clothing. Take it off when it is contaminated.',
    fr: 'Vêtements de protection. Les enlever s’ils sont contaminés.',
  },
  {
    for: group.pressurizedGases,
    en: 'Safety shoes when handling cylinders.',
    fr: 'Chaussures de sécurité pour manipuler les bouteilles.',
  },
  { en: 'Ordinary work clothes.', fr: 'Vêtements de travail ordinaires.' },
];

const respiratory: Ladder = [
  {
    for: group.toxicByInhalation,
    en: 'A self-contained breathing apparatus or supplied-air respirator, chosen in a respiratory protection program (CSA Z94.4).',
    fr: 'Appareil de protection respiratoire autonome ou à adduction d’air, choisi dans le cadre d’un programme de protection respiratoire (CSA Z94.4).',
  },
  {
    for: [
      ...[...group.harmfulByInhalation, ...group.respiratorySensitizers, ...group.respiratoryIrritants],
      ...[...group.narcotics, ...group.organToxicity, ...group.delayedEffects, ...group.corrosives, 'DUST', 'BIO'],
    ],
    en: 'Where ventilation is not enough: a respirator with suitable cartridges or filters, chosen in a respiratory protection program (CSA Z94.4).',
    fr: 'Si la ventilation est insuffisante\u00a0: appareil respiratoire muni de cartouches ou de filtres appropriés, choisi dans le cadre d’un programme de protection respiratoire (CSA Z94.4).',
  },
  {
    for: group.gases,
    en: 'A self-contained breathing apparatus where oxygen may be lacking; a filter does not protect.',
    fr: 'Appareil de protection respiratoire autonome là où l’oxygène peut manquer; un filtre ne protège pas.',
  },
  {
    for: group.unclassified,
    en: 'Not available; work with good ventilation.',
    fr: 'Non disponible; travailler avec une bonne ventilation.',
  },
  { en: 'Not required with good ventilation.', fr: 'Non requise si la ventilation est bonne.' },
];
