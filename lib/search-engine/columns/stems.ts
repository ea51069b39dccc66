import type { SheetLanguage } from '#contract/sheets/language.ts';
import { stem } from '../analyzer.ts';
import { createNumbers, type Numbers } from './growable.ts';
import { createByteInterner } from './interner.ts';
import { findText, internText, type Texts } from './texts.ts';

/** Terms by stem, in one language. Only terms that stemming changes are kept: the others are their own stem. */
export interface Stems {
  readonly stems: Texts;
  /** By stem: its newest entry + 1; by entry: its term, and the entry before it + 1. */
  readonly newest: Numbers;
  readonly terms: Numbers;
  readonly earlier: Numbers;
}

/** Holds no terms; an index has one for each language. */
export const createStems = (): Stems => ({
  stems: createByteInterner(),
  newest: createNumbers(),
  terms: createNumbers(),
  earlier: createNumbers(),
});

/** Enters a new token under its stem. */
export const addStem = (stems: Stems, language: SheetLanguage, token: string, term: number): void => {
  const stemmed = stem(token, language);
  if (stemmed === token) return;
  const code = internText(stems.stems, stemmed);
  if (code === stems.newest.length) stems.newest.push(0);
  stems.earlier.push(stems.newest.data[code]!);
  stems.newest.data[code] = stems.terms.push(term) + 1;
};

/** The terms with the same stem as a token, in one language; the token itself may be among them. */
export const termsWithStemOf = (stems: Stems, terms: Texts, language: SheetLanguage, token: string): number[] => {
  const stemmed = stem(token, language);
  const found: number[] = [];
  const itself = findText(terms, stemmed);
  if (itself >= 0 && stem(stemmed, language) === stemmed) found.push(itself);
  const code = findText(stems.stems, stemmed);
  if (code < 0) return found;
  for (let entry = stems.newest.data[code]!; entry > 0; entry = stems.earlier.data[entry - 1]!)
    found.push(stems.terms.data[entry - 1]!);
  return found;
};
