import { type Language, languages, locales } from '#contract/languages.ts';
import type { FacetName } from '#contract/search/facets.ts';

/**
 * Order of two values as a reader of the language expects: accents beside their letter, numbers by value, empty last.
 * Values the language holds equal ("2", "02") follow the order of their characters, so that no two values ever tie.
 */
export const compareValues = (language: Language): ((a: string, b: string) => number) => {
  const { compare } = collators[language];
  return (a, b) => {
    if (a === b) return 0;
    if (a === '' || b === '') return a === '' ? 1 : -1;
    return compare(a, b) || (a < b ? -1 : 1);
  };
};

/** Order of two location paths (`"3/12/40"`): number by number, a place before those beneath it. */
export const comparePaths = (a: string, b: string): number => {
  const left = a.split('/').map(Number);
  const right = b.split('/').map(Number);
  const level = left.findIndex((id, at) => id !== right[at]);
  if (level < 0) return left.length - right.length;
  return level < right.length ? left[level]! - right[level]! : 1;
};

/** Order of two values of a facet whose list is always sent whole: a tree, or a time line. */
export const compareComplete = (name: FacetName, a: string, b: string): number => {
  if (name === 'location') return comparePaths(a, b);
  return a < b ? -1 : 1;
};

const collators = Object.fromEntries(
  languages.map((language) => [language, new Intl.Collator(locales[language], { numeric: true })]),
) as Record<Language, Intl.Collator>;
