import type { Language } from '#contract/languages.ts';
import { type FacetName, facetOf } from '#contract/search/facets.ts';
import { substances } from '#lib/hazards/common-names/substances.ts';
import { fold, inOneSpelling, toCode, tokenise, tokensOf } from './analyzer.ts';

/** CAS numbers that are meant by what was typed so far: those that begin so, and those with a name whose words do. */
export interface CasMatches {
  /** Without punctuation; empty where nothing of the kind was typed. */
  readonly begun: string;
  readonly named: readonly string[];
}

/** Numbers match from the second digit on; a name matches when each typed word begins one of its words. */
export const matchCas = (typed: string): CasMatches => {
  const code = toCode(typed);
  const parts = tokenise(typed);
  const isMeant = (tokens: readonly string[]) => parts.every((part) => tokens.some((token) => token.startsWith(part)));
  return {
    begun: /^\d{2,}$/.test(code) ? code : '',
    named: parts.length === 0 ? [] : tokensByName.filter(({ names }) => names.some(isMeant)).map(({ cas }) => cas),
  };
};

/** The name of a substance that people look for it by in a list; empty where we know none. */
export const substanceName = (cas: string, language: Language): string => {
  const known = byCas.get(cas);
  return known ? known[language] : '';
};

/**
 * The name that was meant by what was typed so far, where the one in a list does not show it: "carbolic acid" for phenol. Empty where
 * it does, or where the number was meant.
 */
export const nameMeant = (cas: string, typed: string, language: Language): string => {
  const parts = tokenise(typed);
  const isMeant = (name: string) => parts.every((part) => tokensOf(name).some((token) => token.startsWith(part)));
  const known = byCas.get(cas);
  if (!known || isMeant(known[language])) return '';
  return known.names.find(isMeant) ?? '';
};

/** How a facet list is looked through: what stands for a value, and for the letters it has to hold. */
export const listFolding = (name: FacetName): { value: (text: string) => string; part: (text: string) => string } => {
  if (name === 'cas') return { value: casAsListed, part: partOfCas };
  const { words } = facetOf(name);
  return { value: words ? (value) => fold(Object.values(words[value] ?? {}).join('\u001f')) : fold, part: fold };
};

/** Without letters it is looked for among the digits, however they are apart. */
const partOfCas = (text: string): string => (/\p{L}/u.test(text) ? inOneSpelling(fold(text)) : toCode(text));

/** The digits of a CAS number, and the names of its substance. */
const casAsListed = (cas: string): string => {
  const names = byCas.get(cas)?.names ?? [];
  return [toCode(cas), ...names.map((name) => inOneSpelling(fold(name)))].join('\u001f');
};

const byCas = new Map(substances.map((substance) => [substance.cas, substance]));
const tokensByName = substances.map(({ cas, names }) => ({ cas, names: names.map(tokensOf) }));
