import type { Bilingual } from '../languages.ts';

/** What products are kept together or apart by, as guides of storage and segregation commonly group them. A product may be in several. */
export const storageGroups = {
  EXP: { en: 'Explosives', fr: 'Explosifs' },
  FLG: { en: 'Flammable gases', fr: 'Gaz inflammables' },
  OXG: { en: 'Oxidizing gases', fr: 'Gaz comburants' },
  TXG: { en: 'Toxic or corrosive gases', fr: 'Gaz toxiques ou corrosifs' },
  GUP: { en: 'Other gases under pressure (inert)', fr: 'Autres gaz sous pression (inertes)' },
  AER: { en: 'Aerosols and chemicals under pressure', fr: 'Aérosols et produits chimiques sous pression' },
  FLL: { en: 'Flammable liquids', fr: 'Liquides inflammables' },
  CBL: {
    en: 'Combustible liquids, combustible dusts and other combustible material',
    fr: 'Liquides combustibles, poussières combustibles et autres matières combustibles',
  },
  FLS: { en: 'Flammable solids', fr: 'Matières solides inflammables' },
  SRX: { en: 'Self-reactive substances and mixtures', fr: 'Matières autoréactives' },
  OPX: { en: 'Organic peroxides', fr: 'Peroxydes organiques' },
  PYR: { en: 'Pyrophoric liquids and solids', fr: 'Liquides et matières solides pyrophoriques' },
  SHT: { en: 'Self-heating substances and mixtures', fr: 'Matières auto-échauffantes' },
  WRX: {
    en: 'Water-reactive (flammable or toxic gas with water)',
    fr: 'Hydroréactifs (gaz inflammable ou toxique au contact de l’eau)',
  },
  OXI: { en: 'Oxidizing liquids and solids', fr: 'Liquides et matières solides comburants' },
  ACD: { en: 'Acids', fr: 'Acides' },
  OXA: { en: 'Oxidizing acids', fr: 'Acides comburants' },
  ORA: { en: 'Organic acids', fr: 'Acides organiques' },
  BAS: { en: 'Bases', fr: 'Bases' },
  CYS: {
    en: 'Cyanides, sulphides, azides and others that give a toxic gas with acids',
    fr: 'Cyanures, sulfures, azotures et autres dégageant un gaz toxique avec les acides',
  },
  CLR: {
    en: 'Hypochlorites and other chlorine-releasing bleaches',
    fr: 'Hypochlorites et autres agents de blanchiment chlorés',
  },
  AMM: { en: 'Ammonia, ammonium hydroxide and amines', fr: 'Ammoniac, hydroxyde d’ammonium et amines' },
  MET: { en: 'Metal powders', fr: 'Poudres métalliques' },
  ISO: { en: 'Isocyanates', fr: 'Isocyanates' },
  HAL: { en: 'Chlorinated solvents', fr: 'Solvants chlorés' },
  PXF: { en: 'Peroxide formers (ethers)', fr: 'Substances formant des peroxydes (éthers)' },
  TOX: { en: 'Acutely toxic products, categories 1 to 3', fr: 'Produits à toxicité aiguë, catégories 1 à 3' },
  AQS: { en: 'Water-based products', fr: 'Produits à base d’eau' },
} as const satisfies Record<string, Bilingual>;
export type StorageGroup = keyof typeof storageGroups;
/** Every group, in the order in which those of a product are told. */
export const storageGroupIds = Object.keys(storageGroups) as [StorageGroup, ...StorageGroup[]];

/** How strongly two groups are to be kept apart, the strongest first, and what to do. */
export const storageVerdicts = {
  separate: {
    en: 'Store separately: another cabinet, room or fire compartment',
    fr: 'Ranger séparément\u00a0: autre armoire, autre local ou autre compartiment coupe-feu',
  },
  apart: {
    en: 'Keep apart: at a distance or in separate spill containment, in one room',
    fr: 'Tenir à l’écart\u00a0: à distance ou sur des bacs de rétention distincts, dans un même local',
  },
  check: {
    en: 'It depends: read sections 7 and 10 of both sheets',
    fr: 'Selon le cas\u00a0: lire les sections 7 et 10 des deux fiches',
  },
} as const satisfies Record<string, Bilingual>;
export type StorageVerdict = keyof typeof storageVerdicts;
/** The strongest first: conflicts are sorted and shown in this order. */
export const storageVerdictIds = Object.keys(storageVerdicts) as [StorageVerdict, ...StorageVerdict[]];

/** Laws and guides that say so. */
export const storageSources = {
  practice: { en: 'Common practice', fr: 'Pratique courante' },
  nbc: {
    en: 'National Building Code of Canada, 3.3.6.2',
    fr: 'Code national du bâtiment du Canada, 3.3.6.2',
  },
  cohsr: {
    en: 'Canada Occupational Health and Safety Regulations, SOR/86-304, s. 10.47 and 10.48',
    fr: 'Règlement canadien sur la santé et la sécurité au travail, DORS/86-304, art. 10.47 et 10.48',
  },
  explosives: { en: 'Explosives Act and Regulations (Canada)', fr: 'Loi et règlement sur les explosifs (Canada)' },
  'quebec-gas': {
    en: 'Québec, Safety Code for the construction industry, S-2.1, r. 4, s. 3.13.4',
    fr: 'Québec, Code de sécurité pour les travaux de construction, S-2.1, r. 4, art. 3.13.4',
  },
  'quebec-mixing': {
    en: 'Québec, Safety Code for the construction industry, S-2.1, r. 4, s. 3.16.10',
    fr: 'Québec, Code de sécurité pour les travaux de construction, S-2.1, r. 4, art. 3.16.10',
  },
  cfr1910: { en: '29 CFR 1910.253(b)(4)(iii) (United States)', fr: '29 CFR 1910.253(b)(4)(iii) (États-Unis)' },
  cfr177: { en: '49 CFR 177.848(c) (United States)', fr: '49 CFR 177.848(c) (États-Unis)' },
  cfr264: {
    en: '40 CFR 264, Appendix V (United States)',
    fr: '40 CFR 264, annexe V (États-Unis)',
  },
  clp: { en: 'European CLP Regulation, EUH statements', fr: 'Règlement européen CLP, mentions EUH' },
  p420: { en: 'GHS, Annex 3, P420', fr: 'SGH, annexe 3, P420' },
  p402: { en: 'GHS, Annex 3, P402 and P231', fr: 'SGH, annexe 3, P402 et P231' },
  georgetown: {
    en: 'Georgetown University, Chemical Segregation',
    fr: 'Université de Georgetown, Chemical Segregation',
  },
  uc: {
    en: 'University of California, Lab Safety Design Manual',
    fr: 'Université de Californie, Lab Safety Design Manual',
  },
  fitreach: { en: 'FitReach, Segregation of chemicals', fr: 'FitReach, Segregation of chemicals' },
} as const satisfies Record<string, Bilingual>;
export type StorageSource = keyof typeof storageSources;
/** Every law or guide that a rule may name. */
export const storageSourceIds = Object.keys(storageSources) as [StorageSource, ...StorageSource[]];
