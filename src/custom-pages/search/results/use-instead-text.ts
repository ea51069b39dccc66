import { usedWords } from '#contract/search/used-words.ts';
import { routeOfWord } from '#contract/sheets/exposure-routes.ts';
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
  /** Who types how a product reached the body looks for first aid, which no name has and every sheet shows. */
  const saidOfLeftOut = (typed: string): string => {
    const route = routeOfWord(fold(typed));
    return text(route ? `search.instead.firstAid.${route}` : 'search.instead.leftOut', { typed });
  };
  const params = { used: usedWords(words, instead), smart_count: total, count: formatNumber(total, language) };
  return [
    ...leftOut.map(({ typed }) => saidOfLeftOut(typed)),
    ...said,
    // With other filters the number is not how many sheets have the words.
    text(activeCount > 1 ? 'search.instead.searched' : 'search.instead.have', params),
  ].join(' ');
};
