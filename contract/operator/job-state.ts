import type { Vocabulary } from '../sheets/vocabulary.ts';

/** How a job stands: `failing` will be tried again, `given-up` waits for a person. */
export const jobStates = {
  waiting: { en: 'Waiting', fr: 'En attente' },
  running: { en: 'At work', fr: 'En cours' },
  failing: { en: 'Failed, will be tried again', fr: 'Échec, nouvel essai prévu' },
  'given-up': { en: 'Given up', fr: 'Abandonnée' },
} as const satisfies Vocabulary;
export type JobState = keyof typeof jobStates;
