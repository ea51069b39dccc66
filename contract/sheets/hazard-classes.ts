import type { Bilingual } from '../languages.ts';

/** A class of hazard: its name, and the part of the GHS that defines it. */
export interface HazardClassEntry extends Bilingual {
  readonly kind: 'physical' | 'health' | 'environmental';
}

/**
 * Names of the hazard classes, as in the subparts of parts 7 (physical) and 8 (health) of the Hazardous Products
 * Regulations (SOR/2015-17). Explosives, desensitised explosives and the environmental classes are GHS classes outside
 * HPR: sheets have them as further information.
 */
export const hazardClasses = {
  explosives: { kind: 'physical', en: 'Explosives', fr: 'Explosifs' },
  desensitizedExplosives: { kind: 'physical', en: 'Desensitized explosives', fr: 'Explosifs désensibilisés' },
  flammableGases: { kind: 'physical', en: 'Flammable gases', fr: 'Gaz inflammables' },
  aerosols: { kind: 'physical', en: 'Aerosols', fr: 'Aérosols' },
  chemicalsUnderPressure: {
    kind: 'physical',
    en: 'Chemicals under pressure',
    fr: 'Produits chimiques sous pression',
  },
  oxidizingGases: { kind: 'physical', en: 'Oxidizing gases', fr: 'Gaz comburants' },
  gasesUnderPressure: { kind: 'physical', en: 'Gases under pressure', fr: 'Gaz sous pression' },
  flammableLiquids: { kind: 'physical', en: 'Flammable liquids', fr: 'Liquides inflammables' },
  flammableSolids: { kind: 'physical', en: 'Flammable solids', fr: 'Matières solides inflammables' },
  selfReactive: {
    kind: 'physical',
    en: 'Self-reactive substances and mixtures, or organic peroxides',
    fr: 'Substances et mélanges autoréactifs, ou peroxydes organiques',
  },
  pyrophoric: {
    kind: 'physical',
    en: 'Pyrophoric liquids or solids',
    fr: 'Liquides ou matières solides pyrophoriques',
  },
  selfHeating: {
    kind: 'physical',
    en: 'Self-heating substances and mixtures',
    fr: 'Substances et mélanges auto-échauffants',
  },
  waterReactive: {
    kind: 'physical',
    en: 'Substances and mixtures which, in contact with water, emit flammable gases',
    fr: 'Substances et mélanges qui, au contact de l’eau, dégagent des gaz inflammables',
  },
  oxidizers: {
    kind: 'physical',
    en: 'Oxidizing liquids or solids',
    fr: 'Liquides ou matières solides comburants',
  },
  corrosiveToMetals: { kind: 'physical', en: 'Corrosive to metals', fr: 'Matières corrosives pour les métaux' },
  combustibleDusts: { kind: 'physical', en: 'Combustible dusts', fr: 'Poussières combustibles' },
  simpleAsphyxiants: { kind: 'physical', en: 'Simple asphyxiants', fr: 'Asphyxiants simples' },
  acuteToxicityOral: { kind: 'health', en: 'Acute toxicity (oral)', fr: 'Toxicité aiguë (par voie orale)' },
  acuteToxicityDermal: { kind: 'health', en: 'Acute toxicity (dermal)', fr: 'Toxicité aiguë (par voie cutanée)' },
  acuteToxicityInhalation: {
    kind: 'health',
    en: 'Acute toxicity (inhalation)',
    fr: 'Toxicité aiguë (par inhalation)',
  },
  skin: { kind: 'health', en: 'Skin corrosion/irritation', fr: 'Corrosion cutanée/irritation cutanée' },
  eyes: {
    kind: 'health',
    en: 'Serious eye damage/eye irritation',
    fr: 'Lésions oculaires graves/irritation oculaire',
  },
  respiratorySensitization: { kind: 'health', en: 'Respiratory sensitization', fr: 'Sensibilisation respiratoire' },
  skinSensitization: { kind: 'health', en: 'Skin sensitization', fr: 'Sensibilisation cutanée' },
  germCellMutagenicity: {
    kind: 'health',
    en: 'Germ cell mutagenicity',
    fr: 'Mutagénicité pour les cellules germinales',
  },
  carcinogenicity: { kind: 'health', en: 'Carcinogenicity', fr: 'Cancérogénicité' },
  reproductiveToxicity: { kind: 'health', en: 'Reproductive toxicity', fr: 'Toxicité pour la reproduction' },
  organToxicitySingle: {
    kind: 'health',
    en: 'Specific target organ toxicity — single exposure',
    fr: 'Toxicité pour certains organes cibles — exposition unique',
  },
  organToxicityRepeated: {
    kind: 'health',
    en: 'Specific target organ toxicity — repeated exposure',
    fr: 'Toxicité pour certains organes cibles — expositions répétées',
  },
  aspiration: { kind: 'health', en: 'Aspiration hazard', fr: 'Danger par aspiration' },
  biohazardous: {
    kind: 'health',
    en: 'Biohazardous infectious materials',
    fr: 'Matières infectieuses présentant un danger biologique',
  },
  aquaticAcute: {
    kind: 'environmental',
    en: 'Hazardous to the aquatic environment, short-term (acute)',
    fr: 'Danger pour le milieu aquatique à court terme (aigu)',
  },
  aquaticChronic: {
    kind: 'environmental',
    en: 'Hazardous to the aquatic environment, long-term (chronic)',
    fr: 'Danger pour le milieu aquatique à long terme (chronique)',
  },
  ozoneLayer: { kind: 'environmental', en: 'Hazardous to the ozone layer', fr: 'Danger pour la couche d’ozone' },
} as const satisfies Record<string, HazardClassEntry>;
export type HazardClass = keyof typeof hazardClasses;
