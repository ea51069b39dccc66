import { z } from 'zod';
import type { Bilingual } from '../languages.ts';

interface SubstanceList extends Bilingual {
  /** Day or year of the text that was taken for the lists as shipped; those in force come with each listing. */
  readonly date: string;
  readonly source: string;
  readonly groups: Readonly<Record<string, Bilingual>>;
}

const toxic: Readonly<Record<'prohibited' | 'limited', Bilingual>> = {
  prohibited: { en: 'prohibited', fr: 'interdite' },
  limited: { en: 'prohibited but for permitted uses', fr: 'interdite, sauf usages permis' },
};

const ofConcern = {
  carcinogenic: { en: 'carcinogenic', fr: 'cancérogène' },
  mutagenic: { en: 'mutagenic', fr: 'mutagène' },
  reprotoxic: { en: 'toxic for reproduction', fr: 'toxique pour la reproduction' },
  pbt: { en: 'persistent, bioaccumulative and toxic', fr: 'persistante, bioaccumulable et toxique' },
  vpvb: { en: 'very persistent and very bioaccumulative', fr: 'très persistante et très bioaccumulable' },
  endocrine: { en: 'endocrine disruptor', fr: 'perturbateur endocrinien' },
  sensitising: { en: 'respiratory sensitizer', fr: 'sensibilisant respiratoire' },
  organs: {
    en: 'toxic to organs after repeated exposure',
    fr: 'toxique pour des organes après une exposition répétée',
  },
  concern: { en: 'of equivalent concern', fr: 'préoccupation équivalente' },
} as const satisfies SubstanceList['groups'];

/**
 * Lists of substances in laws and of health bodies, those of Canada first. A list says that a substance is named there, never that a product is
 * prohibited: most entries hold of some uses, forms or amounts. Facts of the texts named as sources; `lib/hazards/substance-lists` has the numbers.
 */
export const substanceLists = {
  'canada-prohibited-2025': {
    en: 'Prohibition of Certain Toxic Substances Regulations, 2025',
    fr: 'Règlement sur certaines substances toxiques interdites (2025)',
    date: '2025-12-12',
    source: 'SOR/2025-270 – DORS/2025-270',
    groups: toxic,
  },
  'canada-prohibited': {
    en: 'Prohibition of Certain Toxic Substances Regulations, 2012',
    fr: 'Règlement sur certaines substances toxiques interdites (2012)',
    date: '2025-12-29',
    source: 'SOR/2012-285 – DORS/2012-285',
    groups: toxic,
  },
  'ontario-designated': {
    en: 'Ontario designated substances',
    fr: 'Substances désignées de l’Ontario',
    date: '2017',
    source: 'O. Reg. 490/09 – Règl. de l’Ont. 490/09',
    groups: {
      acrylonitrile: { en: 'acrylonitrile', fr: 'acrylonitrile' },
      arsenic: { en: 'arsenic and its compounds', fr: 'arsenic et ses composés' },
      asbestos: { en: 'asbestos', fr: 'amiante' },
      benzene: { en: 'benzene', fr: 'benzène' },
      'ethylene-oxide': { en: 'ethylene oxide', fr: 'oxyde d’éthylène' },
      isocyanates: { en: 'isocyanates', fr: 'isocyanates' },
      lead: { en: 'lead and its compounds', fr: 'plomb et ses composés' },
      mercury: { en: 'mercury and its compounds', fr: 'mercure et ses composés' },
      silica: { en: 'silica', fr: 'silice' },
      'vinyl-chloride': { en: 'vinyl chloride', fr: 'chlorure de vinyle' },
    },
  },
  'cepa-schedule-1': {
    en: 'CEPA, Schedule 1: toxic substances',
    fr: 'LCPE, annexe 1\u00a0: substances toxiques',
    date: '2026-03-31',
    source: 'Canadian Environmental Protection Act, 1999 – Loi canadienne sur la protection de l’environnement (1999)',
    groups: { 'part-1': { en: 'Part 1', fr: 'partie 1' }, 'part-2': { en: 'Part 2', fr: 'partie 2' } },
  },
  'cepa-schedule-3': {
    en: 'CEPA, Schedule 3: Export Control List',
    fr: 'LCPE, annexe 3\u00a0: Liste des substances d’exportation contrôlée',
    date: '2026-03-31',
    source: 'Canadian Environmental Protection Act, 1999 – Loi canadienne sur la protection de l’environnement (1999)',
    groups: {
      'part-1': { en: 'Part 1, prohibited', fr: 'partie 1, substances interdites' },
      'part-2': { en: 'Part 2, notification or consent', fr: 'partie 2, notification ou consentement' },
      'part-3': { en: 'Part 3, restricted', fr: 'partie 3, substances à utilisation restreinte' },
    },
  },
  'canada-e2': {
    en: 'Environmental Emergency Regulations, 2019',
    fr: 'Règlement sur les urgences environnementales (2019)',
    date: '2025-07-24',
    source: 'SOR/2019-51 – DORS/2019-51',
    groups: {
      A: { en: 'hazard category A', fr: 'catégorie de danger A' },
      C: { en: 'hazard category C', fr: 'catégorie de danger C' },
      E: { en: 'hazard category E', fr: 'catégorie de danger E' },
      F: { en: 'hazard category F', fr: 'catégorie de danger F' },
      I: { en: 'hazard category I', fr: 'catégorie de danger I' },
      O: { en: 'hazard category O', fr: 'catégorie de danger O' },
    },
  },
  'canada-ods-hfc': {
    en: 'Ozone-depleting Substances and Halocarbon Alternatives Regulations',
    fr: 'Règlement sur les substances appauvrissant la couche d’ozone et les halocarbures de remplacement',
    date: '2020',
    source: 'SOR/2016-137 – DORS/2016-137',
    groups: {
      ozone: { en: 'depletes the ozone layer', fr: 'appauvrit la couche d’ozone' },
      hfc: { en: 'hydrofluorocarbon', fr: 'hydrofluorocarbure' },
    },
  },
  'hpr-schedule-4': {
    en: 'Hazardous Products Regulations, Schedule 4',
    fr: 'Règlement sur les produits dangereux, annexe 4',
    date: '2025-07-24',
    source: 'SOR/2015-17 – DORS/2015-17',
    groups: {
      physical: { en: 'physical hazards not otherwise classified', fr: 'dangers physiques non classifiés ailleurs' },
    },
  },
  iarc: {
    en: 'IARC Monographs',
    fr: 'Monographies du CIRC',
    date: '2024-11-29',
    source: 'International Agency for Research on Cancer – Centre international de recherche sur le cancer',
    groups: {
      '1': { en: 'group 1, carcinogenic to humans', fr: 'groupe 1, cancérogène pour l’homme' },
      '2A': { en: 'group 2A, probably carcinogenic', fr: 'groupe 2A, probablement cancérogène' },
      '2B': { en: 'group 2B, possibly carcinogenic', fr: 'groupe 2B, peut-être cancérogène' },
      '3': { en: 'group 3, not classifiable', fr: 'groupe 3, inclassable' },
    },
  },
  'ntp-roc15': {
    en: 'NTP Report on Carcinogens, 15th edition',
    fr: 'NTP, rapport sur les cancérogènes, 15e édition',
    date: '2021-12-21',
    source: 'National Toxicology Program (United States – États-Unis)',
    groups: {
      known: { en: 'known human carcinogen', fr: 'cancérogène connu pour l’homme' },
      anticipated: {
        en: 'reasonably anticipated to be a human carcinogen',
        fr: 'cancérogène raisonnablement prévisible pour l’homme',
      },
    },
  },
  prop65: {
    en: 'California Proposition 65',
    fr: 'Proposition 65 de la Californie',
    date: '2023-12-29',
    source: 'Office of Environmental Health Hazard Assessment (California – Californie)',
    groups: {
      cancer: { en: 'cancer', fr: 'cancer' },
      developmental: { en: 'developmental toxicity', fr: 'toxicité pour le développement' },
      female: { en: 'female reproductive toxicity', fr: 'toxicité pour la reproduction féminine' },
      male: { en: 'male reproductive toxicity', fr: 'toxicité pour la reproduction masculine' },
    },
  },
  'eu-svhc-candidate': {
    en: 'REACH candidate list (substances of very high concern)',
    fr: 'Liste des substances candidates de REACH (extrêmement préoccupantes)',
    date: '2025-12-25',
    source: 'ECHA (European Union – Union européenne)',
    groups: ofConcern,
  },
  'eu-svhc-authorisation': {
    en: 'REACH Annex XIV: authorisation',
    fr: 'REACH, annexe XIV\u00a0: autorisation',
    date: '2024-05-22',
    source: 'ECHA (European Union – Union européenne)',
    groups: ofConcern,
  },
  'rotterdam-annex-iii': {
    en: 'Rotterdam Convention, Annex III',
    fr: 'Convention de Rotterdam, annexe III',
    date: '2025',
    source: 'Rotterdam Convention – Convention de Rotterdam',
    groups: {
      pesticide: { en: 'pesticide', fr: 'pesticide' },
      industrial: { en: 'industrial chemical', fr: 'produit chimique industriel' },
      formulation: {
        en: 'severely hazardous pesticide formulation',
        fr: 'préparation pesticide extrêmement dangereuse',
      },
    },
  },
  'stockholm-pops': {
    en: 'Stockholm Convention: persistent organic pollutants',
    fr: 'Convention de Stockholm\u00a0: polluants organiques persistants',
    date: '2025',
    source: 'Stockholm Convention – Convention de Stockholm',
    groups: {
      A: { en: 'Annex A, elimination', fr: 'annexe A, élimination' },
      B: { en: 'Annex B, restriction', fr: 'annexe B, restriction' },
      C: { en: 'Annex C, unintentional production', fr: 'annexe C, production non intentionnelle' },
    },
  },
} as const satisfies Readonly<Record<string, SubstanceList>>;
export type SubstanceListId = keyof typeof substanceLists;
/** Every list that we know, in the order in which they are told. */
export const substanceListIds = Object.keys(substanceLists) as [SubstanceListId, ...SubstanceListId[]];

/** That a list names a substance. */
export const listing = z.object({
  list: z.enum(substanceListIds),
  /** Keys of the list's groups; what they mean stands with the list. */
  groups: z.array(z.string()),
  /** As what it is listed where it is a member of a family, or only a form or use of it is meant; else empty. */
  as: z.object({ en: z.string(), fr: z.string() }),
  /** From which concentration in percent and from how many tonnes on an entry holds. */
  threshold: z.object({ percent: z.number(), tonnes: z.number() }).optional(),
  /** Day from which on use needs an authorisation. */
  sunset: z.string().optional(),
  /** The text names no number: it was given by us, from general knowledge. */
  is_number_ours: z.boolean(),
  /** Day or year of the list in force, and whose it is: an installation may have newer ones than were shipped. */
  date: z.string(),
  source: z.string(),
});
export type Listing = z.infer<typeof listing>;

/** An ingredient with the lists that name it. */
export const listedSubstance = z.object({ cas: z.string(), name: z.string(), listings: z.array(listing).min(1) });
export type ListedSubstance = z.infer<typeof listedSubstance>;
