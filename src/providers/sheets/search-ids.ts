import { searchSheets as searchCall } from '#contract/calls/search-sheets.ts';
import { maxRows } from '#contract/limits.ts';
import { queryOf, type SearchCriteria } from '#contract/search/criteria.ts';
import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
import { defaultSort, type Sort } from '#contract/search/query.ts';
import { getLanguage } from '#src/i18n/language.ts';
import { sendCall } from '../call-api.ts';
import { CallError, unreachable } from '../call-error.ts';
import { getStoredUserInfo } from '../user-info.ts';
import { readIds } from './read-ids.ts';

interface IdSearch {
  readonly criteria: SearchCriteria;
  readonly sort: Sort;
  readonly signal: AbortSignal;
}

/** Record numbers of every sheet the person may see that meets the criteria, in order. Throws CallError, AbortError. */
export const searchIds = async ({ criteria, sort, signal }: IdSearch): Promise<number[]> => {
  const user = getStoredUserInfo();
  const query = {
    language: getLanguage(),
    ...queryOf(criteria),
    sort: sort.field === defaultSort.field ? [sort] : [sort, defaultSort],
    start: 0,
    rows: maxRows,
    facets: [],
  };
  const answer = await sendCall(searchCall, {
    params: { collection: user?.collection ?? '' },
    query: { ...formatSearchParameters(user?.mseid ?? 0, query), fl: 'id' },
    signal,
  });
  try {
    return answer.body ? await readIds(answer.body) : [];
  } catch (error) {
    signal.throwIfAborted();
    console.warn(error);
    throw new CallError(unreachable, undefined);
  }
};
