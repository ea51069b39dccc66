import type { Bilingual } from '../languages.ts';
import type { substanceLists } from './substance-lists.ts';

type Lists = typeof substanceLists;
/** Lists whose groups say so different things that each is a value of its own. */
type Divided = 'iarc' | 'ntp-roc15';
type Group = { [Id in Divided]: `${Id}-${string & keyof Lists[Id]['groups']}` }[Divided];
/** The third group of IARC says that a substance could not be classified: nobody looks for that. */
type Untold = 'iarc-3';

/**
 * What sheets with a listed ingredient are found under: a list, or a group of one, in few words. Those of the filter; whole names, dates and
 * sources stand with the lists.
 */
export const listedUnder = {
  'iarc-1': { en: 'IARC group 1', fr: 'CIRC, groupe 1' },
  'iarc-2A': { en: 'IARC group 2A', fr: 'CIRC, groupe 2A' },
  'iarc-2B': { en: 'IARC group 2B', fr: 'CIRC, groupe 2B' },
  'ntp-roc15-known': { en: 'NTP, known carcinogens', fr: 'NTP, cancérogènes connus' },
  'ntp-roc15-anticipated': { en: 'NTP, anticipated carcinogens', fr: 'NTP, cancérogènes prévisibles' },
  'ontario-designated': { en: 'Ontario designated substances', fr: 'Substances désignées de l’Ontario' },
  'canada-prohibited-2025': { en: 'Canada, prohibited (2025)', fr: 'Canada, interdites (2025)' },
  'canada-prohibited': { en: 'Canada, prohibited (2012)', fr: 'Canada, interdites (2012)' },
  'cepa-schedule-1': { en: 'CEPA Schedule 1', fr: 'LCPE, annexe 1' },
  'cepa-schedule-3': { en: 'CEPA Schedule 3 (export)', fr: 'LCPE, annexe 3 (exportation)' },
  'canada-e2': { en: 'Environmental emergencies', fr: 'Urgences environnementales' },
  'canada-ods-hfc': { en: 'Ozone and halocarbons', fr: 'Ozone et halocarbures' },
  'hpr-schedule-4': { en: 'HPR Schedule 4', fr: 'RPD, annexe 4' },
  prop65: { en: 'California Proposition 65', fr: 'Proposition 65 de la Californie' },
  'eu-svhc-candidate': { en: 'REACH candidate list', fr: 'REACH, substances candidates' },
  'eu-svhc-authorisation': { en: 'REACH Annex XIV', fr: 'REACH, annexe XIV' },
  'rotterdam-annex-iii': { en: 'Rotterdam Convention', fr: 'Convention de Rotterdam' },
  'stockholm-pops': { en: 'Stockholm Convention', fr: 'Convention de Stockholm' },
} as const satisfies Record<Exclude<keyof Lists, Divided> | Exclude<Group, Untold>, Bilingual>;
export type ListedUnder = keyof typeof listedUnder;
/** Every list that may be watched, in the order in which they are shown. */
export const listedUnderValues = Object.keys(listedUnder) as [ListedUnder, ...ListedUnder[]];
