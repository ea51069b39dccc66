import type { Bilingual, Language } from '#contract/languages.ts';
import { squash } from '../text/squash.ts';

/**
 * Titles of the sixteen sections as sheets bear them: those of the Hazardous Products Regulations (Schedule 1), of GHS Annex 4,
 * REACH Annex II, 29 CFR 1910.1200 and ANSI Z400.1, of the nine sections of the former Controlled Products Regulations, and
 * spellings seen on sheets of many makers.
 */
const titles: Readonly<Record<number, { readonly [L in keyof Bilingual]: readonly string[] }>> = {
  1: {
    en: [
      'Identification',
      'Identification of the substance/mixture and of the company/undertaking',
      'Identification of the substance/preparation and of the company/undertaking',
      'Identification of the substance and of the company',
      'Identification of the product and supplier',
      'Identification of the material and supplier',
      'Product and company identification',
      'Chemical product and company identification',
      'Product identification',
      'Product identifier and identity for the chemical',
      'Product identifier',
      'Material identification',
      'Product information',
      'Product and supplier identification',
      'Company and product identification',
    ],
    fr: [
      'Identification',
      'Identification de la substance/du mélange et de la société/l’entreprise',
      'Identification de la substance/préparation et de la société/entreprise',
      'Identification de la substance ou du mélange et de la société',
      'Identification de la substance',
      'Identification de la substance/préparation et de la société',
      'Identification de la substance/mélange et de la société',
      'Identification du produit et de l’entreprise',
      'Identification du produit et de la société',
      'Identification du produit et du fournisseur',
      'Identification du produit chimique et de la société',
      'Identification du produit chimique et de l’entreprise',
      'Identification produit et fabricant',
      'Identification du produit',
      'Renseignements sur le produit',
      'Produit et identification de l’entreprise',
      'Identité du produit et de la société',
    ],
  },
  2: {
    en: [
      'Hazard identification',
      'Hazards identification',
      'Hazard(s) identification',
      'Hazardous identification',
      'Identification of hazards',
      'Identification of the hazards',
      'Possible hazards',
    ],
    fr: [
      'Identification des dangers',
      'Identification du danger',
      'Identification des risques',
      'Identification du/des danger(s)',
      'Identification de(s) danger(s)',
      'Dangers identifiés',
    ],
  },
  3: {
    en: [
      'Composition/information on ingredients',
      'Composition and information on ingredients',
      'Composition, information on ingredients',
      'Composition/information on components',
      'Composition/data on components',
      'Composition and ingredient information',
      'Composition information',
      'Composition',
      'Information on ingredients',
      'Hazardous ingredients',
      'Hazardous components',
      'Ingredients',
    ],
    fr: [
      'Composition/information sur les ingrédients',
      'Composition/informations sur les ingrédients',
      'Composition/information sur les composants',
      'Composition/informations sur les composants',
      'Composition/renseignements sur les ingrédients',
      'Composition et information sur les ingrédients',
      'Composition et informations sur les ingrédients',
      'Composition et informations sur les composants',
      'Composition et renseignements sur les ingrédients',
      'Composition/indication des composants',
      'Composition',
      'Ingrédients dangereux',
      'Information sur les ingrédients',
      'Informations sur les composants',
    ],
  },
  4: {
    en: [
      'First-aid measures',
      'First aid',
      'First aid procedures',
      'First aid information',
      'Emergency and first aid procedures',
      'Emergency first aid procedures',
      'Emergency first aid',
    ],
    fr: [
      'Premiers soins',
      'Premiers secours',
      'Mesures de premiers soins',
      'Mesures de premiers secours',
      'Mesures de premier secours',
      'Mesures de premiers soins d’urgence',
      'Premiers soins/premiers secours',
      'Premiers secours et soins',
      'Description des premiers secours',
      'Mesures d’urgence et de premiers soins',
    ],
  },
  5: {
    en: [
      'Fire-fighting measures',
      'Firefighting measures',
      'Fire fighting measures',
      'Fire fighting',
      'Fire-fighting procedures',
      'Fire and explosion data',
      'Fire and explosion hazard data',
      'Fire or explosion hazard',
      'Fire and explosion hazards',
      'Fire protection measures',
    ],
    fr: [
      'Mesures à prendre en cas d’incendie',
      'Mesures de lutte contre l’incendie',
      'Mesures de lutte contre les incendies',
      'Mesures de lutte contre le feu',
      'Mesures de protection contre l’incendie',
      'Lutte contre l’incendie',
      'Mesures en cas d’incendie',
      'Risques d’incendie ou d’explosion',
      'Risques d’incendie et d’explosion',
      'Données sur les risques d’incendie et d’explosion',
    ],
  },
  6: {
    en: [
      'Accidental release measures',
      'Accidental release',
      'Accidental release measure',
      'Measures in case of accidental release',
      'Spill or leak procedures',
      'Spill and leak procedures',
      'Spill, leak and disposal procedures',
    ],
    fr: [
      'Mesures à prendre en cas de déversement accidentel',
      'Mesures à prendre en cas de rejet accidentel',
      'Mesures à prendre en cas de dispersion accidentelle',
      'Mesures à prendre en cas de dispersion accidentel',
      'Mesures à prendre en cas de déversements accidentels',
      'Mesures à prendre en cas de fuite accidentelle',
      'Mesures à prendre en cas de libération accidentelle',
      'Mesures à prendre en cas d’émission accidentelle',
      'Mesures à prendre en cas de rejets accidentels',
      'Mesures en cas de rejet accidentel',
      'Mesures en cas de déversement accidentel',
      'Mesures en cas de dispersion accidentelle',
      'Mesures en cas de fuite accidentelle',
      'Déversement accidentel',
      'Rejet accidentel',
    ],
  },
  7: {
    en: ['Handling and storage', 'Handling & storage', 'Storage and handling', 'Handling/storage'],
    fr: [
      'Manutention et stockage',
      'Manipulation et stockage',
      'Manutention et entreposage',
      'Manipulation et entreposage',
      'Manutention et stockage sécuritaires',
      'Stockage et manipulation',
      'Entreposage et manutention',
      'Stockage et manutention',
    ],
  },
  8: {
    en: [
      'Exposure controls/personal protection',
      'Exposure control/personal protection',
      'Exposure controls and personal protection',
      'Exposure control and personal protection',
      'Exposure controls, personal protection',
      'Exposure guidelines/personal protection',
      'Personal protection/exposure controls',
      'Personal protection',
      'Preventive measures',
    ],
    fr: [
      'Contrôle de l’exposition/protection individuelle',
      'Contrôles de l’exposition/protection individuelle',
      'Contrôle de l’exposition et protection individuelle',
      'Contrôles de l’exposition et protection individuelle',
      'Contrôle de l’exposition/protection personnelle',
      'Contrôles de l’exposition/protection personnelle',
      'Contrôle de l’exposition et protection personnelle',
      'Contrôle d’exposition/protection individuelle',
      'Contrôle d’exposition et protection individuelle',
      'Contrôle d’exposition/protection personnelle',
      'Mesures de contrôle de l’exposition/protection individuelle',
      'Contrôle de l’exposition, protection individuelle',
      'Contrôle de l’exposition',
      'Protection individuelle',
      'Maîtrise de l’exposition/protection individuelle',
      'Mesures préventives',
    ],
  },
  9: {
    en: [
      'Physical and chemical properties',
      'Physical & chemical properties',
      'Physical/chemical properties',
      'Chemical and physical properties',
      'Physical and chemical characteristics',
      'Physical data',
    ],
    fr: [
      'Propriétés physiques et chimiques',
      'Propriétés physico-chimiques',
      'Propriétés physicochimiques',
      'Propriétés chimiques et physiques',
      'Caractéristiques physiques et chimiques',
      'Données physiques',
    ],
  },
  10: {
    en: ['Stability and reactivity', 'Stability & reactivity', 'Stability and reactivity data', 'Reactivity data'],
    fr: ['Stabilité et réactivité', 'Stabilité/réactivité', 'Données sur la réactivité', 'Données de réactivité'],
  },
  11: {
    en: [
      'Toxicological information',
      'Toxicology information',
      'Toxicological properties',
      'Toxicological data',
      'Information on toxicological effects',
    ],
    fr: [
      'Données toxicologiques',
      'Informations toxicologiques',
      'Information toxicologique',
      'Informations sur les effets toxicologiques',
      'Propriétés toxicologiques',
      'Renseignements toxicologiques',
      'Information toxicologiques',
      'Renseignements sur la toxicité',
    ],
  },
  12: {
    en: ['Ecological information', 'Environmental information', 'Ecological data', 'Ecotoxicological information'],
    fr: [
      'Données écologiques',
      'Informations écologiques',
      'Information écologique',
      'Renseignements écologiques',
      'Informations sur l’environnement',
      'Données écotoxicologiques',
    ],
  },
  13: {
    en: ['Disposal considerations', 'Disposal consideration', 'Disposal information', 'Waste disposal', 'Disposal'],
    fr: [
      'Données sur l’élimination',
      'Considérations relatives à l’élimination',
      'Considérations relatives à la mise au rebut',
      'Considérations lors de l’élimination',
      'Considérations concernant l’élimination',
      'Considérations sur l’élimination',
      'Informations relatives à l’élimination',
      'Renseignements relatifs à l’élimination',
      'Renseignements sur l’élimination',
      'Données sur l’élimination du produit',
      'Élimination des déchets',
      'Élimination',
    ],
  },
  14: {
    en: ['Transport information', 'Transportation information', 'Transport', 'Shipping information'],
    fr: [
      'Informations relatives au transport',
      'Information relative au transport',
      'Informations sur le transport',
      'Information sur le transport',
      'Renseignements relatifs au transport',
      'Renseignements sur le transport',
      'Données relatives au transport',
      'Données sur le transport',
      'Transport',
    ],
  },
  15: {
    en: ['Regulatory information', 'Other regulatory information', 'Regulations', 'Regulation'],
    fr: [
      'Informations sur la réglementation',
      'Information sur la réglementation',
      'Informations relatives à la réglementation',
      'Informations réglementaires',
      'Information réglementaire',
      'Renseignements réglementaires',
      'Renseignements sur la réglementation',
      'Données réglementaires',
      'Réglementation',
    ],
  },
  16: {
    en: [
      'Other information',
      'Other information, including date of preparation or last revision',
      'Additional information',
      'Preparation information',
    ],
    fr: [
      'Autres informations',
      'Autres renseignements',
      'Autres données',
      'Renseignements supplémentaires',
      'Renseignements sur la préparation de la fiche',
      'Informations supplémentaires',
      'Informations diverses',
    ],
  },
};

/** Of the nine sections that sheets had under the former rules in Canada: one of them covers several of the sixteen. */
const formerTitles = [
  ...[
    'Hazardous ingredients',
    'Physical data',
    'Fire or explosion hazard',
    'Reactivity data',
    'Toxicological properties',
  ],
  ...['Preventive measures', 'Preparation information', 'Ingrédients dangereux', 'Données physiques'],
  ...['Risques d’incendie ou d’explosion', 'Données sur la réactivité', 'Propriétés toxicologiques'],
  ...['Mesures préventives', 'Renseignements sur la préparation de la fiche'],
].map(squash);

interface Title {
  readonly number: number;
  /** Undefined where both languages write it alike. */
  readonly language: Language | undefined;
  readonly squashed: string;
}

const all: readonly Title[] = Object.entries(titles)
  .flatMap(([number, { en, fr }]) => {
    const [english, french] = [new Set(en.map(squash)), new Set(fr.map(squash))];
    return [...english.union(french)].map((squashed): Title => {
      const language = english.has(squashed) ? (french.has(squashed) ? undefined : 'en') : 'fr';
      return { number: Number(number), language, squashed };
    });
  })
  .toSorted((a, b) => b.squashed.length - a.squashed.length);

/** The section is a number from 1 to 16; the language is undefined where both write it alike, or where both stand there. */
export interface FoundTitle extends Pick<Title, 'number' | 'language'> {
  /** What follows the title, squashed. */
  readonly rest: string;
  /** It is one of the nine that sheets had before the sixteen. */
  readonly isFormer: boolean;
  /** The title of the same section in the other language follows it. */
  readonly isBilingual: boolean;
}

/** The title that a squashed text begins with. */
export const titleAt = (squashed: string): FoundTitle | undefined => {
  const title = all.find((one) => squashed.startsWith(one.squashed));
  if (!title) return undefined;
  const rest = squashed.slice(title.squashed.length);
  const other = all.find(
    (one) => one.number === title.number && one.language !== title.language && rest.startsWith(one.squashed),
  );
  return {
    number: title.number,
    language: other ? undefined : title.language,
    rest: other ? rest.slice(other.squashed.length) : rest,
    isFormer: formerTitles.includes(title.squashed),
    isBilingual: other !== undefined,
  };
};

/** Whether a squashed text may be the first line of a title that goes on below. */
export const beginsTitle = (squashed: string): boolean =>
  squashed.length >= 8 && all.some((one) => one.squashed.length > squashed.length && one.squashed.startsWith(squashed));
