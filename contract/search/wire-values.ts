import type { Language } from '../languages.ts';
import { type FacetName, facetOf } from './facets.ts';

/** A facet's stored value as Solr spells it: a word in the language, a tree path with its depth, a month as an instant. */
export const toWireValue = (name: FacetName, value: string, language: Language): string => {
  if (name === 'location') return `${value.split('/').length - 1}/${value}`;
  if (name === 'month') return `${value}-01T00:00:00Z`;
  return facetOf(name).words?.[value]?.[language] ?? value;
};

/** The stored value of what Solr spells so; undefined when it can stand for none. Inverse of `toWireValue`. */
export const fromWireValue = (name: FacetName, wire: string, language: Language): string | undefined => {
  if (name === 'location') return /^\d+\/(\d+(?:\/\d+)*)$/.exec(wire)?.[1];
  if (name === 'month') return /^(\d{4}-(?:0[1-9]|1[0-2]))-01T00:00:00Z$/.exec(wire)?.[1];
  const { words } = facetOf(name);
  if (!words) return wire;
  return Object.keys(words).find((value) => words[value]?.[language] === wire);
};
