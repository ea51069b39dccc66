import { searchTexts } from '#contract/calls/search-texts.ts';
import { textPages } from '#contract/limits.ts';
import { queryOf } from '#contract/search/criteria.ts';
import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { useSearch } from '../state/use-search.ts';

/** The heading of these sheets, to which one is led where there are no other results. */
export const textMatchesId = 'text-matches';

/** The sheets of the search that have its keyword in their text: the first ones, or those of a page further on, from 1. */
export const useTextSearch = (page: number) => {
  const { filters } = useSearch();
  const { collection, mseid } = useUserInfo();
  const language = useLanguage();
  const start = page === 0 ? 0 : textPages.first + (page - 1) * textPages.more;
  const rows = page === 0 ? textPages.first : textPages.more;
  const { q, fq } = formatSearchParameters(mseid, { language, ...queryOf(filters), sort: [], start, rows, facets: [] });
  return useCall(searchTexts, { params: { collection }, query: { q, fq, locale: language, start, rows } }, options);
};

/** Milliseconds for which an answer is good: going back to a search does not ask again. */
const options = { staleTime: 60_000 };
