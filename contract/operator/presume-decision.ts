import type { AdditionDecision, Candidate } from './addition.ts';
import type { Likeness } from './likeness.ts';

/** What is usually done with a sheet that is like the one to be added; of the others nothing is presumed. */
const usual: Partial<Record<Likeness, 'replace' | 'beside' | 'use'>> = {
  'same-file': 'use',
  'same-version': 'use',
  'older-version': 'replace',
  'other-language': 'beside',
};

/** Whether the collection has this very file: it takes none a second time, so that it can be no new product. */
export const isFileThere = (candidates: readonly Candidate[]): boolean =>
  candidates.some(({ likeness, in_collection }) => likeness === 'same-file' && in_collection);

/** The suggested decision on an addition: the one that fits the likeliest sheet of the collection. */
export const presumeDecision = (candidates: readonly Candidate[]): AdditionDecision => {
  const first = candidates.find(({ in_collection, likeness }) => in_collection && usual[likeness] !== undefined);
  const kind = first && usual[first.likeness];
  return first && kind ? { kind, isn: first.isn } : { kind: 'new' };
};
