import type { HazardClass } from '#contract/sheets/hazard-classes.ts';
import { category, type Hazard } from './hazard.ts';
import { healthHazards } from './health-hazards.ts';
import { physicalHazards } from './physical-hazards.ts';

/** Environmental hazards by code: GHS annex 3. HPR does not regulate them; a sheet may tell them as further information. */
const environmentalHazards = {
  H400: {
    hazardClass: 'aquaticAcute',
    category: category('1'),
    signalWord: 'warning',
    pictogram: 'GHS09',
    en: 'Very toxic to aquatic life',
    fr: 'Très toxique pour les organismes aquatiques',
    precautions: ['P273', 'P391', 'P501'],
  },
  H401: {
    hazardClass: 'aquaticAcute',
    category: category('2'),
    signalWord: '',
    en: 'Toxic to aquatic life',
    fr: 'Toxique pour les organismes aquatiques',
    precautions: ['P273', 'P501'],
  },
  H402: {
    hazardClass: 'aquaticAcute',
    category: category('3'),
    signalWord: '',
    en: 'Harmful to aquatic life',
    fr: 'Nocif pour les organismes aquatiques',
    precautions: ['P273', 'P501'],
  },
  H410: {
    hazardClass: 'aquaticChronic',
    category: category('1'),
    signalWord: 'warning',
    pictogram: 'GHS09',
    en: 'Very toxic to aquatic life with long lasting effects',
    fr: 'Très toxique pour les organismes aquatiques, entraîne des effets néfastes à long terme',
    precautions: ['P273', 'P391', 'P501'],
  },
  H411: {
    hazardClass: 'aquaticChronic',
    category: category('2'),
    signalWord: '',
    pictogram: 'GHS09',
    en: 'Toxic to aquatic life with long lasting effects',
    fr: 'Toxique pour les organismes aquatiques, entraîne des effets néfastes à long terme',
    precautions: ['P273', 'P391', 'P501'],
  },
  H412: {
    hazardClass: 'aquaticChronic',
    category: category('3'),
    signalWord: '',
    en: 'Harmful to aquatic life with long lasting effects',
    fr: 'Nocif pour les organismes aquatiques, entraîne des effets néfastes à long terme',
    precautions: ['P273', 'P501'],
  },
  H413: {
    hazardClass: 'aquaticChronic',
    category: category('4'),
    signalWord: '',
    en: 'May cause long lasting harmful effects to aquatic life',
    fr: 'Peut être nocif à long terme pour les organismes aquatiques',
    precautions: ['P273', 'P501'],
  },
  H420: {
    hazardClass: 'ozoneLayer',
    category: category('1'),
    signalWord: 'warning',
    pictogram: 'GHS07',
    en: 'Harms public health and the environment by destroying ozone in the upper atmosphere',
    fr: 'Nuit à la santé publique et à l’environnement en détruisant l’ozone dans la haute atmosphère',
    precautions: ['P502'],
  },
} as const satisfies Record<string, Hazard>;

/**
 * Hazards of HPR that the GHS has no code for. The keys are ours. Statements of dusts and asphyxiants: HPR Schedule 5; for
 * biohazardous infectious materials, which have no statement that fits all of them, the name of the class stands instead.
 */
const canadianHazards = {
  DUST: {
    hazardClass: 'combustibleDusts',
    category: category('1'),
    signalWord: 'warning',
    en: 'May form combustible dust concentrations in air',
    fr: 'Peut former des concentrations de poussières combustibles dans l’air',
    precautions: ['P210', 'P240', 'P241', 'P370+P378'],
  },
  ASPHYXIANT: {
    hazardClass: 'simpleAsphyxiants',
    category: category('1'),
    signalWord: 'warning',
    en: 'May displace oxygen and cause rapid suffocation',
    fr: 'Peut déplacer l’oxygène et causer rapidement la suffocation',
    precautions: ['P271', 'P403'],
  },
  BIO: {
    hazardClass: 'biohazardous',
    category: category('1'),
    signalWord: 'danger',
    pictogram: 'BIO',
    en: 'Biohazardous infectious materials',
    fr: 'Matières infectieuses présentant un danger biologique',
    precautions: ['P201', 'P202', 'P264', 'P270', 'P280', 'P308+P313', 'P405', 'P501'],
  },
} as const satisfies Record<string, Hazard>;

/** Every hazard there is a code for, physical before health before environmental, as section 2 of a sheet lists them. */
export const hazards = { ...physicalHazards, ...canadianHazards, ...healthHazards, ...environmentalHazards };
export type HazardCode = keyof typeof hazards;

/** Whether the table has this code; combined codes, `H301+H311`, are not in it. */
export const isHazardCode = (code: string): code is HazardCode => Object.hasOwn(hazards, code);

/** The classes of a product: beside H222 or H223, H229 is their second statement and not a class of its own. */
export const classificationOf = (codes: readonly string[]): { code: HazardCode; hazard: Hazard }[] => {
  const isAerosol = codes.includes('H222') || codes.includes('H223');
  return hazardsOf(codes).filter(({ code }) => !(isAerosol && code === 'H229'));
};

/** The classes of hazard of a product, each once, in the order of the table. */
export const hazardClassesOf = (codes: readonly string[]): HazardClass[] => [
  ...new Set(classificationOf(codes).map(({ hazard }) => hazard.hazardClass)),
];

/** The codes among these that are known, in the order of the table, and what each stands for. */
export const hazardsOf = (codes: readonly string[]): { code: HazardCode; hazard: Hazard }[] =>
  Object.entries(hazards)
    .filter(([code]) => codes.includes(code))
    .map(([code, hazard]) => ({ code: code as HazardCode, hazard }));
