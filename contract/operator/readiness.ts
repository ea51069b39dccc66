import type { Vocabulary } from '../sheets/vocabulary.ts';

/**
 * What reading made of the PDF of an addition: everything that a sheet has to say was found and is certain, and what becomes of it is plain;
 * something is to be looked at; the letters of its pages are still being recognised; or it has to be entered by hand.
 */
export const readinesses = {
  ready: { en: 'Ready', fr: 'Prête' },
  look: { en: 'To look at', fr: 'À vérifier' },
  'being-read': { en: 'Being read', fr: 'En lecture' },
  'by-hand': { en: 'By hand', fr: 'À la main' },
} as const satisfies Vocabulary;
export type Readiness = keyof typeof readinesses;

/** Additions that are looked at together, and confirmed at once. */
export const mostReady = 20;
