import type { Respelling, SearchQuery } from '#contract/search/query.ts';
import type { Scope, SearchResult } from '#lib/search-engine/port.ts';
import { searchTexts } from './search-texts.ts';

type Means = Parameters<typeof searchTexts>[0];
interface Asked {
  readonly scope: Scope;
  readonly query: SearchQuery;
}

/**
 * A search in which no word is taken for a misspelt one that stands in the text of sheets at least as often as the word that would
 * be looked for instead: who types “contact lenses” means no conductivity standard.
 */
export const searchForgiving = async (means: Means, { scope, query }: Asked): Promise<SearchResult> => {
  const result = await means.search.search(scope, query);
  const written = await findWritten(means, { scope, query }, result.instead);
  if (!query.keyword || written.length === 0) return result;
  return means.search.search(scope, { ...query, keyword: { ...query.keyword, written } });
};

/** Counted in what this person may see: of other organisations' texts nothing is told, not even by a correction. */
const findWritten = async (
  means: Means,
  { scope, query }: Asked,
  instead: readonly Respelling[],
): Promise<string[]> => {
  const { language } = query;
  const count = async (word: string): Promise<number> => {
    const keyword = { heading: 'everything', words: `"${word.replaceAll('"', '')}"` } as const;
    const plain = { language, keyword, filters: {}, sort: [], start: 0, rows: 0, facets: [] };
    return (await searchTexts(means, { scope, query: plain })).total;
  };
  const written: string[] = [];
  for (const { typed, used } of instead) {
    if (used === '') continue;
    const times = await count(typed);
    if (times > 0 && times >= (await count(used))) written.push(typed);
  }
  return written;
};
