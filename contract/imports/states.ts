import type { Bilingual } from '../languages.ts';
import type { Vocabulary } from '../sheets/vocabulary.ts';

/** How far an import is. */
export const importStates = {
  /** Its files are still coming. */
  receiving: { en: 'Receiving files', fr: 'Réception des fichiers' },
  /** The dry run is under way. */
  examining: { en: 'Being checked', fr: 'Vérification en cours' },
  /** The dry run cannot be done before somebody chooses: `problem` says what. */
  unclear: { en: 'Needs your choice', fr: 'Choix à faire' },
  /** The dry run is done; nothing is in the collection yet. */
  ready: { en: 'Ready', fr: 'Prête' },
  running: { en: 'Being imported', fr: 'Importation en cours' },
  done: { en: 'Imported', fr: 'Importée' },
  'taking-back': { en: 'Being taken back', fr: 'Annulation en cours' },
  'taken-back': { en: 'Taken back', fr: 'Annulée' },
  /** It cannot be read at all: `problem` says why. */
  failed: { en: 'Failed', fr: 'Échouée' },
} as const satisfies Vocabulary;
export type ImportState = keyof typeof importStates;

/** States in which the server is at work: a screen asks again in a moment. */
export const busyStates: readonly ImportState[] = ['examining', 'running', 'taking-back'];

/** States in which files may be added, choices changed and the whole import dropped: nothing of it is in the collection. */
export const openStates: readonly ImportState[] = ['receiving', 'examining', 'unclear', 'ready', 'failed'];

/** Of a list, with or without PDFs; or of PDFs that come without a list. */
export const importKinds = {
  list: { en: 'List', fr: 'Liste' },
  pdfs: { en: 'PDFs', fr: 'PDF' },
} as const satisfies Vocabulary;
export type ImportKind = keyof typeof importKinds;

/** How a list writes dates such as 05/04/2023. */
export const dateOrders = {
  'day-first': { en: 'Day first', fr: 'Jour en premier' },
  'month-first': { en: 'Month first', fr: 'Mois en premier' },
} as const satisfies Vocabulary;

/** What becomes of a row, or of a file, of an import; left out is what somebody left out on purpose. */
export const importOutcomes = {
  new: { en: 'New', fr: 'Nouvelles' },
  updated: { en: 'Changed', fr: 'Modifiées' },
  unchanged: { en: 'Same', fr: 'Inchangées' },
  merged: { en: 'Merged', fr: 'Fusionnées' },
  rejected: { en: 'Refused', fr: 'Refusées' },
  omitted: { en: 'Left out', fr: 'Écartées' },
  empty: { en: 'Empty', fr: 'Vides' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** What became of one row, or of one file. */
export const outcomeOfOne = {
  new: { en: 'New', fr: 'Nouvelle' },
  updated: { en: 'Changed', fr: 'Modifiée' },
  unchanged: { en: 'Same', fr: 'Inchangée' },
  merged: { en: 'Merged', fr: 'Fusionnée' },
  rejected: { en: 'Refused', fr: 'Refusée' },
  omitted: { en: 'Left out', fr: 'Écartée' },
  empty: { en: 'Empty', fr: 'Vide' },
} as const satisfies Readonly<Record<keyof typeof importOutcomes, Bilingual>>;

export type ImportOutcome = keyof typeof importOutcomes;
