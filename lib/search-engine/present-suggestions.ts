import type { SuggestionLists } from '#contract/calls/suggest.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import { maxSuggestions } from '#contract/limits.ts';
import { usedWords } from '#contract/search/used-words.ts';
import { tokenise } from './analyzer.ts';
import { compareValues } from './collation.ts';
import type { Suggestions } from './port.ts';
import { nameMeant, substanceName } from './substance-names.ts';

/** Where nothing is suggested. */
export const nothingMeant: SuggestionLists = {
  products: [],
  manufacturers: [],
  substances: [],
  locations: [],
  instead: [],
};

/** One letter means too much. */
export const isEnoughTyped = (typed: string): boolean => tokenise(typed).join('').length >= 2;

interface Meant {
  readonly found: Suggestions;
  /** Locations in sight. */
  readonly locations: Iterable<{ readonly path: string; readonly name: Bilingual }>;
  readonly typed: string;
  readonly language: Language;
}

/** What the engine suggests, and the locations that begin so, as the suggest call answers. */
export const presentSuggestions = ({ found, locations: inSight, typed, language }: Meant): SuggestionLists => {
  const parts = tokenise(typed);
  const compare = compareValues(language);
  const isMeant = (name: string) => {
    const tokens = tokenise(name);
    return parts.every((part) => tokens.some((token) => token.startsWith(part)));
  };
  const locations = [...inSight]
    .filter(({ name }) => isMeant(name[language]))
    .map(({ path, name }) => ({ path, name: name[language] }))
    .sort((a, b) => compare(a.name, b.name) || (a.path < b.path ? -1 : 1))
    .slice(0, maxSuggestions);
  // A location that begins so is what was meant, and no misspelt word.
  if (locations.length > 0 && found.instead.length > 0) return { ...nothingMeant, locations };
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
