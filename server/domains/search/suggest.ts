import type { SuggestionLists } from '#contract/calls/suggest.ts';
import type { Language } from '#contract/languages.ts';
import { maxSuggestions } from '#contract/limits.ts';
import type { Scope } from '#lib/search-engine/port.ts';
import { isEnoughTyped, nothingMeant, presentSuggestions } from '#lib/search-engine/present-suggestions.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { namedLocations } from '../collection/named-locations.ts';
import { isWithin } from '../collection/visible-locations.ts';
import type { SearchService } from './search-service.ts';

interface SuggestInput {
  readonly scope: Scope;
  readonly typed: string;
  readonly language: Language;
}

/** What may be meant by what was typed so far, of what a person may see. */
export const suggestFor = async (
  { store, search }: { readonly store: Store; readonly search: SearchService },
  { scope, typed, language }: SuggestInput,
): Promise<SuggestionLists> => {
  if (!isEnoughTyped(typed)) return nothingMeant;
  const [found, places] = await Promise.all([
    search.suggest(scope, { typed, language, limit: maxSuggestions }),
    namedLocations(store, scope.organisation),
  ]);
  const locations = [...places.values()].filter(({ path }) => isWithin(path, scope.locations));
  return presentSuggestions({ found, locations, typed, language });
};
