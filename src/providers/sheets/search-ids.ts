import { searchSheets as searchCall } from '#contract/calls/search-sheets.ts';
import { maxRows } from '#contract/limits.ts';
import { queryOf, type SearchCriteria } from '#contract/search/criteria.ts';
import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
import type { Sort } from '#contract/search/query.ts';
import { orderOf } from '#contract/search/view-query.ts';
import { getLanguage } from '#src/i18n/language.ts';
import { sendCall } from '../call-api.ts';
import { CallError, unreachable } from '../call-error.ts';
import { getStoredUserInfo } from '../user-info.ts';

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
    sort: orderOf(sort),
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

/**
 * Reads record numbers out of the search call's answer while it comes in: of a hundred thousand there is never more in memory
 * than the numbers and the piece in question. Throws when the answer holds fewer than it says.
 */
export const readIds = async (answer: ReadableStream<Uint8Array>): Promise<number[]> => {
  const reader = answer.getReader();
  const decoder = new TextDecoder();
  const ids: number[] = [];
  let expected: number | undefined;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    expected ??= foundIn(text);
    let read = 0;
    for (const match of text.matchAll(recordNumber)) {
      ids.push(Number(match[1]));
      read = match.index + match[0].length;
    }
    text = text.slice(read);
    if (done) break;
  }
  if (ids.length !== expected) throw new Error(`${ids.length} of ${expected} record numbers came`);
  return ids;
};

const recordNumber = /"Name\.IdentificationNumber\.RecordNumber_s"\s*:\s*"(\d+)"/g;

const foundIn = (text: string): number | undefined => {
  const found = /"numFound"\s*:\s*(\d+)\s*,/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};
