import type { Respelling, SearchQuery } from '#contract/search/query.ts';
import type { Scope } from '#lib/search-engine/port.ts';
import type { Store } from '#server/platform/storage/database.ts';
import type { SearchService } from './search-service.ts';
import { searchTexts } from './search-texts.ts';

/**
 * The search, in which no word is taken for a misspelt one that stands in the text of sheets at least as often as the word that would
 * be looked for instead: who types “contact lenses” means no conductivity standard. What is exported and ordered is what is shown.
 */
export const keepWrittenWords = (search: SearchService, reads: Store): SearchService => ({
  ...search,
  search: async (scope, query) => {
    const result = await search.search(scope, query);
    const kept = await keepWritten({ search, reads }, { scope, query, instead: result.instead });
    return kept === query ? result : search.search(scope, kept);
  },
  ids: async (scope, query) => {
    if (!query.keyword || query.keyword.isExact) return search.ids(scope, query);
    const { instead } = await search.search(scope, { ...query, start: 0, rows: 0, facets: [] });
    return search.ids(scope, await keepWritten({ search, reads }, { scope, query, instead }));
  },
});

interface Forgiven {
  readonly scope: Scope;
  readonly query: SearchQuery;
  readonly instead: readonly Respelling[];
}

/** The query with its words that are right as they are; the same where there are none. */
const keepWritten = async (
  means: { readonly search: SearchService; readonly reads: Store },
  { scope, query, instead }: Forgiven,
): Promise<SearchQuery> => {
  if (!query.keyword) return query;
  const { language } = query;
  // Counted in what this person may see: of other organisations' texts nothing is told, not even by a correction.
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
  return written.length === 0 ? query : { ...query, keyword: { ...query.keyword, written } };
};
