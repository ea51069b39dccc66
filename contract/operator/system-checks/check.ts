import type { Bilingual } from '#contract/languages.ts';

/** How well something stands: as it should, worth knowing, to be mended, or not ready for people. */
export const checkStates = ['good', 'note', 'warning', 'bad'] as const;
export type CheckState = (typeof checkStates)[number];

/** The results of a check: severity, message and remedy; `%{name}` is filled from its facts. */
export interface Outcome {
  readonly state: CheckState;
  readonly found: Bilingual;
  readonly advice?: Bilingual;
}

/** Something that is looked at, with all that may be found, by name. */
export interface Check {
  readonly title: Bilingual;
  readonly outcomes: Readonly<Record<string, Outcome>>;
}
