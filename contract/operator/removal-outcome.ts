import type { Vocabulary } from '../sheets/vocabulary.ts';

/** What becomes of a location that a removal asks to be emptied of the sheet; `open` until it is decided. */
export const removalOutcomes = {
  open: { en: 'Undecided', fr: 'À décider' },
  approved: { en: 'Removed', fr: 'Retirée' },
  refused: { en: 'Kept', fr: 'Conservée' },
} as const satisfies Vocabulary;
export type RemovalOutcome = keyof typeof removalOutcomes;
