import type { Bilingual } from '#contract/languages.ts';
import { hazardsOf } from '#lib/hazards/hazards.ts';
import type { Fact } from '../blocks.ts';
import * as group from '../code-groups.ts';
import { hasAny } from '../phrases.ts';
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

/** What a product of the category cannot but have: criteria of HPR s. 7.6.1, table. */
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
