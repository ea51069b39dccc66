import { languages } from '#contract/languages.ts';
import type { SearchedSheet, SheetRecord } from '#contract/search/sheet-record.ts';
import { analysis, stem, type TextField, toCode, tokensOf } from '../analyzer.ts';
import { isRespellable } from '../nearest.ts';
import { textsOfSheet } from '../texts-of.ts';

/**
 * What a sheet is found by: its tokens, the stems of those in the sheet's language, and its codes. Letters and digits are all that
 * tokens hold, so that a mark in front tells stems and codes from them in the same field.
 */
export const stemTerm = (token: string, language: SheetRecord['language']): string =>
  `~${language}:${limited(stem(token, language))}`;

/** The term of a code without punctuation, or of its beginning. */
export const codeTerm = (code: string): string => `#${limited(code)}`;

/** The term of a token, or of its beginning. */
export const tokenTerm = (token: string): string => limited(token);

/** The terms by which a text field of a sheet is found, apart by spaces. */
export const termsOf = (record: SearchedSheet, field: TextField): string => {
  const terms = new Set<string>();
  for (const text of textsOfSheet(record)[field]) {
    for (const token of tokensOf(text)) terms.add(tokenTerm(token)).add(stemTerm(token, record.language));
    if (analysis.fields[field].codes && toCode(text) !== '') terms.add(codeTerm(toCode(text)));
  }
  return [...terms].join(' ');
};

/** The words of a text field that may be meant by another, each once. */
export const respellableWords = (record: SearchedSheet, field: TextField): string[] => [
  ...new Set(textsOfSheet(record)[field].flatMap(tokensOf).filter(isRespellable)),
];

/** The name of a product as fit compares it, or the beginning of one. */
export const nameTerm = (key: string): string => limited(key);

/** The terms that a part of a word is found by beside those it begins. */
export const stemsOfPart = (part: string): string[] => languages.map((language) => stemTerm(part, language));

/** Solr takes no term of more than 32,766 bytes; nobody types as much. */
const limited = (term: string): string => (term.length > longest ? term.slice(0, longest) : term);
const longest = 1000;
