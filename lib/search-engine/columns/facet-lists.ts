import type { Language } from '#contract/languages.ts';
import { facetOf } from '#contract/search/facets.ts';
import type { FacetEntry, FacetRequest } from '#contract/search/query.ts';
import { foldingOf } from '../analyzer.ts';
import { compareComplete } from '../collation.ts';
import { type Dictionary, knownCodeOf, textOf } from './dictionary.ts';
import { facetSources } from './field-layout.ts';
import { codesContaining } from './folded-texts.ts';
import type { IndexState } from './index-state.ts';
import { ranksOf } from './ranks.ts';
import type { Tally } from './tally.ts';
import { topCodes } from './top-codes.ts';

/** The entries of one facet list, from the counts of its values. The empty text is no value. */
export const facetEntries = (
  index: IndexState,
  tally: Tally,
  request: FacetRequest,
  language: Language,
): readonly FacetEntry[] => {
  const dictionary = index.dictionaries[facetSources[request.name].dictionary];
  const codes = listedCodes(dictionary, tally, request);
  const toEntry = (code: number): FacetEntry => ({ value: textOf(dictionary, code), count: tally.counts[code]! });
  if (facetOf(request.name).complete)
    return Array.from(codes, toEntry).sort((a, b) => compareComplete(request.name, a.value, b.value));
  const ranks = ranksOf(dictionary, language);
  const { counts } = tally;
  const top = topCodes(codes, request.offset + request.limit, (a, b) => {
    const difference = counts[a]! - counts[b]!;
    return difference > 0 || (difference === 0 && ranks[a]! < ranks[b]!);
  });
  return Array.from(top.subarray(request.offset), toEntry);
};

const listedCodes = (dictionary: Dictionary, tally: Tally, { name, contains }: FacetRequest): Uint32Array => {
  const codes = tally.codes.subarray(0, tally.size);
  const empty = knownCodeOf(dictionary, '');
  const filled = empty >= 0 && tally.counts[empty]! > 0 ? codes.filter((code) => code !== empty) : codes;
  return contains ? codesContaining(dictionary, filled, contains, foldingOf(name)) : filled;
};
