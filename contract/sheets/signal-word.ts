import type { Vocabulary } from './vocabulary.ts';

/** How grave the hazards of a product are, as its label says it in one word; most products that are not hazardous have none. */
export const signalWords = {
  danger: { en: 'Danger', fr: 'Danger' },
  warning: { en: 'Warning', fr: 'Attention' },
} as const satisfies Vocabulary;
export type SignalWord = keyof typeof signalWords;
