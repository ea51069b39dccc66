import type { Bilingual } from '#contract/languages.ts';
import type { HazardClass } from '#contract/sheets/hazard-classes.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import type { PrecautionCode } from './precautionary-statements.ts';

/** What a hazard code stands for. `en` and `fr` are the hazard statement. */
export interface Hazard extends Bilingual {
  readonly hazardClass: HazardClass;
  /** The category, or every category that shares the code: `Category 1 or 2`. */
  readonly category: Bilingual;
  /** Of the gravest category that has the code; empty for a code without it. */
  readonly signalWord: 'danger' | 'warning' | '';
  /** Of the gravest category that has the code; absent for H227, H320 and others. */
  readonly pictogram?: Pictogram;
  readonly precautions: readonly PrecautionCode[];
}

/** `Category 1`, `Category 1 or 2`. */
export const category = (...categories: readonly string[]): Bilingual => ({
  en: `Category ${list(categories, 'or')}`,
  fr: `Catégorie ${list(categories, 'ou')}`,
});

/** `Type B`, `Type C, D, E or F`. */
export const ofType = (...types: readonly string[]): Bilingual => ({
  en: `Type ${list(types, 'or')}`,
  fr: `Type ${list(types, 'ou')}`,
});

const list = (words: readonly string[], or: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${or} ${words.at(-1)}`;
