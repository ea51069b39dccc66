import type { Language } from '#contract/languages.ts';
import { type FacetName, facetOf } from '#contract/search/facets.ts';
import { fromWireValue, toWireValue } from '#contract/search/wire-values.ts';

/** A facet's value as its field of a language holds it: in the words of that language where it has a field of its own. */
export const storedValue = (name: FacetName, value: string, language: Language): string =>
  toWireValue(name, value, languageOf(name, language));

/** The value that a field of a language holds so. Inverse of `storedValue`. */
export const valueOfStored = (name: FacetName, stored: string, language: Language): string => {
  const value = fromWireValue(name, stored, languageOf(name, language));
  if (value === undefined) throw new Error(`The index holds “${stored}”, which is no value of ${name}.`);
  return value;
};

const languageOf = (name: FacetName, language: Language): Language => {
  const { wire } = facetOf(name);
  return wire.en === wire.fr ? 'en' : language;
};
