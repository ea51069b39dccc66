import { apiBase } from '#contract/call.ts';
import { collectionName } from '#contract/collection-name.ts';
import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
import type { SearchQuery } from '#contract/search/query.ts';

/** Path and parameters of a search as the browser app writes them. */
export const searchPath = (organisation: number, query: SearchQuery): string => {
  const parameters = Object.entries(formatSearchParameters(organisation, query)).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  return `${apiBase}/lucidworks-solr-api/${collectionName(organisation)}?${new URLSearchParams(parameters)}`;
};
