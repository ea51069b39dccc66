import { maxSuggestions, type SuggestionLists } from '#contract/calls/suggest.ts';
import type { Language } from '#contract/languages.ts';
import { usedWords } from '#contract/search/used-words.ts';
import { tokenise } from '#lib/search-engine/analyzer.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import type { Scope } from '#lib/search-engine/port.ts';
import { nameMeant, substanceName } from '#lib/search-engine/substance-names.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { namedLocations } from '../collection/named-locations.ts';
import { isWithin } from '../collection/visible-locations.ts';
import type { SearchService } from './search-service.ts';

interface SuggestInput {
  readonly scope: Scope;
  readonly typed: string;
  readonly language: Language;
}

/** What may be meant by what was typed so far, of what a person may see. One letter means too much. */
export const suggestFor = async (
  { store, search }: { readonly store: Store; readonly search: SearchService },
  { scope, typed, language }: SuggestInput,
): Promise<SuggestionLists> => {
  const parts = tokenise(typed);
  if (parts.join('').length < 2) return { products: [], manufacturers: [], substances: [], locations: [], instead: [] };
  const [found, places] = await Promise.all([
    search.suggest(scope, { typed, language, limit: maxSuggestions }),
    namedLocations(store, scope.organisation),
  ]);
  const compare = compareValues(language);
  const isMeant = (name: string) => {
    const tokens = tokenise(name);
    return parts.every((part) => tokens.some((token) => token.startsWith(part)));
  };
  const locations = [...places.values()]
    .filter(({ path, name }) => isWithin(path, scope.locations) && isMeant(name[language]))
    .map(({ path, name }) => ({ path, name: name[language] }))
    .sort((a, b) => compare(a.name, b.name) || (a.path < b.path ? -1 : 1))
    .slice(0, maxSuggestions);
  // A location that begins so is what was meant, and no misspelt word.
  if (locations.length > 0 && found.instead.length > 0)
    return { products: [], manufacturers: [], substances: [], locations, instead: [] };
  const meant = usedWords(typed, found.instead);
  return {
    products: [...found.products],
    manufacturers: [...found.manufacturers],
    substances: found.casNumbers.map((cas) => ({
      cas,
      name: substanceName(cas, language),
      by: nameMeant(cas, meant, language),
    })),
    locations,
    instead: [...found.instead],
  };
};
