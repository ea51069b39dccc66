import type { Language } from '#contract/languages.ts';
import type { Respelling } from '#contract/search/query.ts';
import type { SheetRecord } from '#contract/search/sheet-record.ts';
import { substances } from '#lib/hazards/common-names/substances.ts';
import { inOneSpelling, tokenise } from './analyzer.ts';

/** Words as they stand on the sheets that were found or in common names, the reader's first, with their accents. */
export const asOnSheets = (
  instead: readonly Respelling[],
  records: readonly SheetRecord[],
  language: Language,
): Respelling[] =>
  instead.map(({ typed, used }) => ({
    typed,
    used: used === '' ? '' : (formOf(used, records) ?? written[language].get(used) ?? used),
  }));

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean);

/** Without the article that has lost its vowel. */
const plain = (word: string): string => word.replace(/^\p{L}['’]/u, '').toLowerCase();

const formOf = (used: string, records: readonly SheetRecord[]): string | undefined => {
  for (const { productName, manufacturer } of records)
    for (const word of wordsIn(`${productName} ${manufacturer}`))
      if (tokenise(word).join('-') === used) return plain(word);
  return undefined;
};

/** The words of common names by what they are compared by; of several forms that of a language's own names. */
const formsIn = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    [...substances.map((substance) => substance[language]), ...substances.flatMap(({ names }) => names)]
      .flatMap(wordsIn)
      .map((word) => [inOneSpelling(tokenise(word).join('-')), plain(word)] as const)
      .toReversed(),
  );

const written: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: formsIn('en'),
  fr: formsIn('fr'),
};
