import type { SuggestionLists } from '#contract/calls/suggest.ts';
import type { Language } from '#contract/languages.ts';
import { maxSuggestions } from '#contract/limits.ts';
import { parseSearchParameters } from '#contract/search/parse-search-parameters.ts';
import type { WireAnswer } from '#contract/search/wire-answer.ts';
import type { WireQuery, WireQueryInput } from '#contract/search/wire-query.ts';
import { presentAnswer } from '#lib/search-engine/present-answer.ts';
import { isEnoughTyped, nothingMeant, presentSuggestions } from '#lib/search-engine/present-suggestions.ts';
import type { KeptState } from './kept-database.ts';
import { currentEngine, organisation } from './kept-engine.ts';

/** What the search call takes where a parameter is left out. */
const left: WireQuery = {
  q: '*:*',
  fq: [],
  sort: '',
  start: 0,
  rows: 10,
  fl: '*',
  'facet.field': [],
  'facet.limit': 11,
  'facet.offset': 0,
  'facet.contains': '',
  spellcheck: 'true',
  locale: 'en',
};

/** All that is kept may be seen; what is in a mixture was not handed out where it may not be known. */
const scopeOf = (state: KeptState | undefined) => ({ organisation, cas: state?.user.ingredients === 1 });

/** Answers the search call from what the device keeps. */
export const answerSearch = async (asked: WireQueryInput): Promise<WireAnswer> => {
  const started = performance.now();
  const { query, facetFields } = parseSearchParameters({ ...left, ...asked } as WireQuery);
  const { engine, state } = await currentEngine();
  const result = await engine.search(scopeOf(state), query);
  return presentAnswer(result, { ...query, facetFields }, Math.round(performance.now() - started));
};

/** Answers the suggest call likewise. */
export const answerSuggest = async (typed: string, language: Language): Promise<SuggestionLists> => {
  if (!isEnoughTyped(typed)) return nothingMeant;
  const { engine, state } = await currentEngine();
  const found = await engine.suggest(scopeOf(state), { typed, language, limit: maxSuggestions });
  return presentSuggestions({ found, locations: state?.frame.locations ?? [], typed, language });
};
