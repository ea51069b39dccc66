import type { Bilingual } from '#contract/languages.ts';
import { hazardClasses } from '#contract/sheets/hazard-classes.ts';
import { hazardsOf } from '#lib/hazards/hazards.ts';
import type { Block, Fact } from '../blocks.ts';
import * as group from '../code-groups.ts';
import { hasAny, type Ladder } from '../phrases.ts';
import { notApplicable, notAvailable, type Reading, type SectionWriter } from '../reading.ts';

/** Section 9: items (a) to (r) of HPR Schedule 1. Only what the classification itself says is known. */
export const physicalProperties: SectionWriter = (reading) => {
  const known: Partial<Record<Property, string>> = {
    state: stateOf(reading),
    flammability: flammabilityOf(reading),
    boilingPoint: boundOf(reading, boilingPoints),
    flashPoint: boundOf(reading, flashPoints),
    ...(hasAny(reading.codes, group.gases) && { particles: reading.word(notApplicable) }),
  };
  const rows = Object.entries(properties).map(
    ([key, label]): Fact => [reading.word(label), known[key as Property] ?? reading.word(notAvailable)],
  );
  return [{ kind: 'facts', rows }];
};

const properties = {
  state: { en: 'Physical state', fr: 'État physique' },
  colour: { en: 'Colour', fr: 'Couleur' },
  odour: { en: 'Odour', fr: 'Odeur' },
  meltingPoint: { en: 'Melting point and freezing point', fr: 'Point de fusion et point de congélation' },
  boilingPoint: {
    en: 'Initial boiling point and boiling range',
    fr: 'Point d’ébullition initial et plage d’ébullition',
  },
  flammability: { en: 'Flammability', fr: 'Inflammabilité' },
  limits: {
    en: 'Lower and upper explosion or flammability limit',
    fr: 'Limites inférieures et supérieures d’explosivité ou d’inflammabilité',
  },
  flashPoint: { en: 'Flash point', fr: 'Point d’éclair' },
  autoIgnition: { en: 'Auto-ignition temperature', fr: 'Température d’auto-inflammation' },
  decomposition: { en: 'Decomposition temperature', fr: 'Température de décomposition' },
  ph: { en: 'pH', fr: 'pH' },
  viscosity: { en: 'Kinematic viscosity', fr: 'Viscosité cinématique' },
  solubility: { en: 'Solubility', fr: 'Solubilité' },
  partition: {
    en: 'Partition coefficient — n-octanol/water (log Kow)',
    fr: 'Coefficient de partage n-octanol/eau (log Kow)',
  },
  vapourPressure: { en: 'Vapour pressure', fr: 'Pression de vapeur' },
  density: { en: 'Density and relative density', fr: 'Masse volumique et densité relative' },
  vapourDensity: { en: 'Relative vapour density', fr: 'Densité de vapeur relative' },
  particles: { en: 'Particle characteristics', fr: 'Caractéristiques des particules' },
} as const satisfies Record<string, Bilingual>;
type Property = keyof typeof properties;

const states: readonly (Bilingual & { readonly for: readonly string[] })[] = [
  { for: group.aerosols, en: 'Aerosol', fr: 'Aérosol' },
  { for: group.refrigeratedGases, en: 'Refrigerated liquefied gas', fr: 'Gaz liquéfié réfrigéré' },
  { for: group.gases, en: 'Gas', fr: 'Gaz' },
  { for: group.liquids, en: 'Liquid', fr: 'Liquide' },
  { for: ['H228', 'DUST'], en: 'Solid', fr: 'Solide' },
];

const stateOf = ({ codes, word }: Reading) => {
  const state = states.find((each) => hasAny(codes, each.for));
  return state && word(state);
};

/** Classes whose statement says how the product burns. */
const burning = ['flammableGases', 'aerosols', 'flammableLiquids', 'flammableSolids', 'pyrophoric', 'combustibleDusts'];

const flammabilityOf = ({ codes, word }: Reading) =>
  hazardsOf(codes)
    .filter(({ hazard }) => burning.includes(hazard.hazardClass))
    .map(({ hazard }) => word(hazard))
    .join('; ') || undefined;

/** The properties that every product of the category has: criteria of HPR s. 7.6.1, table. */
const flashPoints: Readonly<Record<string, string>> = {
  H224: '<\u00a023\u00a0°C',
  H225: '<\u00a023\u00a0°C',
  H226: '≥\u00a023\u00a0°C, ≤\u00a060\u00a0°C',
  H227: '>\u00a060\u00a0°C, ≤\u00a093\u00a0°C',
};
const boilingPoints: Readonly<Record<string, string>> = { H224: '≤\u00a035\u00a0°C', H225: '>\u00a035\u00a0°C' };

const boundOf = ({ codes, word }: Reading, bounds: Readonly<Record<string, string>>) => {
  const code = codes.find((each) => each in bounds);
  return code && `${bounds[code]} ${word({ en: '(criterion of the category)', fr: '(critère de la catégorie)' })}`;
};

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

/** Each class of health hazard of the product, with its text; one sentence lists the classes that do not apply. */
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
