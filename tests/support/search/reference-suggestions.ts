import type { Keyword } from '#contract/search/query.ts';
import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import { toCode, tokenise } from '#lib/search-engine/analyzer.ts';
import type { Scope, Suggestions, SuggestQuery } from '#lib/search-engine/port.ts';
import { matchCas } from '#lib/search-engine/substance-names.ts';
import { compareTexts } from './reference-order.ts';

type Matches = (record: SearchedSheet, scope: Scope, keyword: Keyword) => boolean;

/** What may be meant: values of the records that match under their heading, the best first, then those of most records. */
export const suggestions = (
  records: readonly SearchedSheet[],
  scope: Scope,
  { typed, language, limit }: SuggestQuery,
  matches: Matches,
): Omit<Suggestions, 'instead'> => {
  const under = (heading: 'product' | 'manufacturer') =>
    records.filter((record) => matches(record, scope, { heading, words: typed }));
  const best = (values: readonly string[], rate: (value: string) => number): string[] => {
    const counts = new Map<string, number>();
    for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .sort(([a, m], [b, n]) => rate(b) - rate(a) || n - m || compareTexts(a, b, language))
      .slice(0, limit)
      .map(([value]) => value);
  };
  const key = typed.split(/\s+/).flatMap(tokenise).join(' ');
  const rateName = (name: string): number => {
    const text = tokenise(name).join(' ');
    return text === key ? 2 : text.startsWith(key) ? 1 : 0;
  };
  const products = under('product');
  const isRead = (name: string) => products.some((one) => one.language === language && one.productName === name);
  const { begun, named } = matchCas(typed);
  const isWanted = (cas: string) => named.includes(cas) || (begun !== '' && toCode(cas).startsWith(begun));
  return {
    products: best(
      products.map(({ productName }) => productName),
      (name) => rateName(name) + (isRead(name) ? 3 : 0),
    ),
    manufacturers: best(
      under('manufacturer').map(({ manufacturer }) => manufacturer),
      () => 0,
    ),
    casNumbers: scope.cas
      ? best(
          records.flatMap(({ casNumbers }) => [...new Set(casNumbers)].filter(isWanted)),
          () => 0,
        )
      : [],
  };
};
