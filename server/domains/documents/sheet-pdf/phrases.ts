import type { Bilingual, Language } from '#contract/languages.ts';

/** A sentence or two and the hazard codes that call for it; without codes it is for any product. */
export interface Phrase extends Bilingual {
  readonly for?: readonly string[];
}

/** Phrases on one matter, gravest first: only the first that applies is used. */
export type Ladder = readonly Phrase[];

/** Whether a product has one of the codes, whatever follows their first four characters. */
export const hasAny = (hazardCodes: readonly string[], group: readonly string[]): boolean =>
  hazardCodes.some((code) => group.includes(code) || group.includes(code.slice(0, 4)));

/** What the ladders say of a product: a sentence or two of each, one after the other. */
export const say = (ladders: readonly Ladder[], hazardCodes: readonly string[], language: Language): string =>
  ladders
    .map((ladder) => ladder.find((phrase) => !phrase.for || hasAny(hazardCodes, phrase.for))?.[language] ?? '')
    .filter((text) => text !== '')
    .join(' ');
