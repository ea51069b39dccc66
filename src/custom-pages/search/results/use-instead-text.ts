import { usedWords } from '#contract/search/used-words.ts';
import { type Accident, accidentOfWord, isSmallWord } from '#contract/search/words-in-need.ts';
import { fold } from '#lib/text/fold.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';

/** What was looked for in place of the keyword, in words; empty where it was looked for as it stands. */
export const useInsteadText = (): string => {
  const text = useText();
  const language = useLanguage();
  const { filters, instead, total = 0, activeCount } = useSearch();
  const words = filters.keyword?.words;
  if (instead.length === 0 || words === undefined) return '';
  const leftOut = instead.filter(({ used }) => used === '');
  const respelt = instead.filter(({ used }) => used !== '');
  const said = respelt.map((one) => text('search.instead.shown', { ...one }));
  if (leftOut.length === 0) return said.join(' ');
  const params = { used: usedWords(words, instead), smart_count: total, count: formatNumber(total, language) };
  // Small words are missed by nobody, and what tells of an accident is answered by every sheet.
  const missed = leftOut.filter(({ typed }) => !isSmall(typed) && accidentsOf(typed).length === 0);
  /** Of a sentence not every word is told. */
  const missedIn = (typed: readonly string[]): string[] =>
    typed.length > mostTold
      ? [text('search.instead.othersLeftOut')]
      : typed.map((word) => text('search.instead.leftOut', { typed: word }));
  return [
    ...mostTelling(leftOut.flatMap(({ typed }) => accidentsOf(typed))).map((accident) =>
      text(`search.instead.accident.${accident}`),
    ),
    ...missedIn(missed.map(({ typed }) => typed)),
    ...said,
    // With other filters the number is not how many sheets have the words.
    text(activeCount > 1 ? 'search.instead.searched' : 'search.instead.have', params),
  ].join(' ');
};

const mostTold = 2;

const foldedWords = (typed: string): string[] => fold(typed).split(' ');

const accidentsOf = (typed: string): Accident[] => foldedWords(typed).flatMap((word) => accidentOfWord(word) ?? []);

const isSmall = (typed: string): boolean => foldedWords(typed).every(isSmallWord);

/** Each once; that there is first aid at all goes without saying where its heading is told. */
const mostTelling = (accidents: readonly Accident[]): Accident[] => {
  const each = [...new Set(accidents)];
  return each.length > 1 ? each.filter((accident) => accident !== 'injury') : each;
};
