import type { Vocabulary } from './vocabulary.ts';

/**
 * Conditions in a collection that need action. Three years: COHSR 10.32; both languages: 10.34. Declared once for the
 * operators' lists and for members.
 */
export const attentionKinds = {
  /** The day it bears lies `sheetReviewYears` or more back. */
  old: { en: 'Three or more years old', fr: 'De trois ans ou plus' },
  /** Its supplier has a newer version in the same language. */
  superseded: { en: 'Newer version available', fr: 'Version plus récente offerte' },
  'one-language': { en: 'Without the other language', fr: 'Sans l’autre langue' },
  'no-pdf': { en: 'Without PDF', fr: 'Sans PDF' },
  /** Its PDF has no text, or could not be read by the machine. */
  unread: { en: 'Not readable by machine', fr: 'Illisible par la machine' },
} as const satisfies Vocabulary;
export type AttentionKind = keyof typeof attentionKinds;
