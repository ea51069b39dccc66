import type { Language } from '#contract/languages.ts';
import type { Keyword, NameMeant } from '#contract/search/query.ts';
import { substances } from '#lib/hazards/common-names/substances.ts';
import { inOneSpelling, toCode, tokenise } from './analyzer.ts';
import { asksOf, isCommonName } from './asks.ts';

/**
 * The common names in a keyword of which the substance's own name does not show every word, with that name in the reader's language: sheets were
 * found that do not have a word of what was typed.
 */
export const namesMeant = (keyword: Keyword, language: Language): NameMeant[] =>
  asksOf(keyword)
    .filter(isCommonName)
    .flatMap(({ words, substances: numbers }) => {
      const meant = numbers.flatMap((cas) => byCas.get(cas) ?? []);
      const typed = words.flatMap(({ parts }) => parts).map(inOneSpelling);
      const isShown = meant.some(({ en, fr }) => {
        const tokens = tokenise(`${en} ${fr}`).map(inOneSpelling);
        return typed.every((part) => tokens.some((token) => token.startsWith(part) || part.startsWith(token)));
      });
      const names = meant.map((substance) => substance[language]);
      return isShown || names.length === 0 ? [] : [{ words: words.map(({ text }) => text).join(' '), names }];
    });

const byCas = new Map(substances.map((substance) => [toCode(substance.cas), substance]));
