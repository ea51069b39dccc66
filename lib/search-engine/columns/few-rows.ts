import { analysis, type TextField, toCode, tokenise } from '../analyzer.ts';
import { findTerms } from './find-rows.ts';
import type { IndexState } from './index-state.ts';
import type { Marks } from './marks.ts';
import { postingCount } from './postings.ts';
import { codeMark } from './terms.ts';
import { bitOf } from './write-terms.ts';

/** Facets whose values are texts that words lead to: most of their values have few rows. */
const wordedFacets = ['manufacturer', 'product', 'cas'] as const satisfies TextField[];
export type WordedFacet = (typeof wordedFacets)[number];
/** Whether `fewRowsWith` can find the rows of a value by its words. */
export const isWorded = (name: string): name is WordedFacet => (wordedFacets as readonly string[]).includes(name);

/**
 * Few rows among which all are that have one of some values of a facet: those that have the rarest word of each. Undefined where
 * they are not few, or a value has no word. Rows that no longer stand may be among them.
 */
export const fewRowsWith = (
  { index, marks }: { readonly index: IndexState; readonly marks: Marks },
  name: WordedFacet,
  values: readonly string[],
): Uint32Array | undefined => {
  const terms: string[] = [];
  let most = 0;
  for (const value of values) {
    const words = analysis.fields[name].codes ? [codeMark + toCode(value)] : tokenise(value);
    const counts = words.map((word) => postingCount(index.postings, word));
    const least = Math.min(...counts);
    most += least;
    if (words.length === 0 || most > index.aliveCount / 8) return undefined;
    terms.push(words[counts.indexOf(least)]!);
  }
  return findTerms({ index, marks }, bitOf[name], terms);
};
