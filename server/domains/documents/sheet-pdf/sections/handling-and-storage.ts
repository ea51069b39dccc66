import * as group from '../code-groups.ts';
import type { Ladder } from '../phrases.ts';
import type { SectionWriter } from '../reading.ts';

/** Section 7. */
export const handlingAndStorage: SectionWriter = ({ say, word }) => [
  {
    kind: 'text',
    heading: word({
      en: 'Precautions for safe handling',
      fr: 'Précautions relatives à la sûreté en matière de manutention',
    }),
    text: say(instructions, ignition, contact, breathing, hygiene),
  },
  {
    kind: 'text',
    heading: word({
      en: 'Conditions for safe storage',
      fr: 'Conditions de sûreté en matière de stockage',
    }),
    text: say(place, container, apart),
  },
];

const instructions: Ladder = [
  {
    for: [...group.delayedEffects, ...group.explosives, 'BIO'],
    en: 'Obtain and understand the special instructions before use.',
    fr: 'Se procurer et comprendre les instructions spéciales avant utilisation.',
  },
];

const ignition: Ladder = [
  {
    for: [...group.flammables, ...group.combustibleLiquids, 'DUST'],
    en: 'Keep away from heat, sparks, open flames and hot surfaces. Ground and bond containers when transferring. Do not smoke.',
    fr: 'Tenir à l’écart de la chaleur, des étincelles, des flammes nues et des surfaces chaudes. Mettre à la terre et relier les récipients lors des transvasements. Ne pas fumer.',
  },
  {
    for: group.waterReactives,
    en: 'Handle under inert gas and away from any moisture.',
    fr: 'Manipuler sous gaz inerte et à l’abri de toute humidité.',
  },
  {
    for: group.oxidizers,
    en: 'Keep away from clothing and combustible materials; keep equipment free of oil and grease.',
    fr: 'Tenir à l’écart des vêtements et des matières combustibles; garder l’équipement exempt d’huile et de graisse.',
  },
];

const contact: Ladder = [
  {
    for: group.corrosives,
    en: 'Do not get in eyes, on skin or on clothing. When diluting, add the product slowly to water, never water to the product.',
    fr: 'Éviter tout contact avec les yeux, la peau ou les vêtements. Pour diluer, verser lentement le produit dans l’eau, jamais l’eau dans le produit.',
  },
  {
    for: group.toxicBySkin,
    en: 'Do not get in eyes, on skin or on clothing.',
    fr: 'Éviter tout contact avec les yeux, la peau ou les vêtements.',
  },
  {
    en: 'Avoid contact with eyes and skin.',
    fr: 'Éviter le contact avec les yeux et la peau.',
  },
];

const breathing: Ladder = [
  {
    for: [...group.gases],
    en: 'Secure cylinders upright and open valves slowly. Use only with enough ventilation.',
    fr: 'Attacher les bouteilles debout et ouvrir les robinets lentement. Utiliser seulement avec une ventilation suffisante.',
  },
  {
    for: [
      ...[...group.toxicByInhalation, ...group.harmfulByInhalation, ...group.respiratorySensitizers],
      ...[...group.respiratoryIrritants, ...group.narcotics, ...group.organToxicity, ...group.flammableLiquids],
    ],
    en: 'Use only outdoors or with enough ventilation; do not breathe vapours, mist or dust.',
    fr: 'Utiliser seulement en plein air ou avec une ventilation suffisante; ne pas respirer les vapeurs, les brouillards ou les poussières.',
  },
];

const hygiene: Ladder = [
  {
    en: 'Do not eat, drink or smoke when using the product. Wash hands after handling.',
    fr: 'Ne pas manger, boire ou fumer en manipulant le produit. Se laver les mains après manipulation.',
  },
];

const place: Ladder = [
  {
    for: [...group.gases, ...group.aerosols],
    en: 'Store in a dry, well-ventilated place, away from sunlight, at temperatures not exceeding 50\u00a0°C.',
    fr: 'Stocker dans un endroit sec et bien ventilé, à l’abri du soleil, à une température ne dépassant pas 50\u00a0°C.',
  },
  {
    for: [...group.flammables, ...group.combustibleLiquids],
    en: 'Store in a cool, well-ventilated place built for flammable products, away from ignition sources.',
    fr: 'Stocker dans un endroit frais, bien ventilé et conçu pour les produits inflammables, loin des sources d’inflammation.',
  },
  {
    for: group.waterReactives,
    en: 'Store in a dry, well-ventilated place without sprinklers.',
    fr: 'Stocker dans un endroit sec, bien ventilé et sans gicleurs.',
  },
  {
    en: 'Store in a cool, dry, well-ventilated place.',
    fr: 'Stocker dans un endroit frais, sec et bien ventilé.',
  },
];

const container: Ladder = [
  {
    for: group.metalCorrosives,
    en: 'Keep in the original packaging or in a corrosion-resistant container with a resistant inner liner.',
    fr: 'Conserver dans l’emballage d’origine ou dans un récipient résistant à la corrosion avec doublure intérieure.',
  },
  {
    en: 'Keep the container tightly closed and labelled.',
    fr: 'Garder le récipient bien fermé et étiqueté.',
  },
];

const apart: Ladder = [
  {
    for: [
      ...[...group.severelyToxicBySwallowing, ...group.toxicBySkin, ...group.toxicByInhalation],
      ...[...group.corrosives, ...group.delayedEffects, ...group.aspiration, 'BIO'],
    ],
    en: 'Store locked up and apart from the incompatible materials of section 10.',
    fr: 'Garder sous clef, à l’écart des matériaux incompatibles de la section 10.',
  },
  {
    en: 'Store apart from the incompatible materials of section 10.',
    fr: 'Stocker à l’écart des matériaux incompatibles de la section 10.',
  },
];
