import type { Language } from '#contract/languages.ts';
import { facetOf } from '#contract/search/facets.ts';
import type { FacetEntry, FacetRequest, SearchQuery } from '#contract/search/query.ts';
import { compareComplete, compareValues } from '../collation.ts';
import { listFolding } from '../substance-names.ts';
import { valueOfStored } from './facet-values.ts';

/** A facet's list as Solr answers it. */
export interface Buckets {
  readonly buckets: readonly { readonly val: string; readonly count: number }[];
}

/** A list as it is asked of Solr: a certain number of entries by falling count, or all that count at least so many. */
export interface Extent {
  readonly limit: number;
  readonly mincount?: number;
}

/** What to ask first: the whole of lists that are short or have to be looked through, of others more than a page shows. */
export const firstExtent = ({ name, limit, offset, contains }: FacetRequest): Extent =>
  facetOf(name).complete || contains ? whole : { limit: Math.max(offset + limit, usualLength) };

/**
 * What to ask then, when Solr's list ends among values of one count: it orders those by their letters, which is not how a reader
 * does, so all of them have to be here. Undefined when the page can be made from the list.
 */
export const secondExtent = (request: FacetRequest, first: Extent, { buckets }: Buckets): Extent | undefined => {
  if (first.limit === whole.limit || buckets.length < first.limit) return undefined;
  const lastShown = buckets[request.offset + request.limit - 1];
  const last = buckets.at(-1);
  if (!last || !lastShown || lastShown.count > last.count) return undefined;
  return { ...whole, mincount: last.count };
};

/** A facet as a part of Solr's request. */
export const compileFacet = (
  { name }: Pick<FacetRequest, 'name'>,
  { limit, mincount = 1 }: Extent,
  { language }: Pick<SearchQuery, 'language'>,
) => ({
  type: 'terms',
  field: facetOf(name).wire[language],
  limit,
  mincount,
  // Counts what is found and not what the whole shard holds: an organisation is a small part of it.
  ...(!facetOf(name).several && { method: 'dvhash' }),
  ...(facetOf(name).multiple && { domain: { excludeTags: [name] } }),
});

/** The entries of a list, in the reader's order. */
export const readFacet = (request: FacetRequest, { buckets }: Buckets, language: Language): FacetEntry[] => {
  const { name, contains, offset, limit } = request;
  const folding = listFolding(name);
  const part = folding.part(contains ?? '');
  const entries = buckets
    .map(({ val, count }) => ({ value: valueOfStored(name, val, language), count }))
    .filter(({ value }) => folding.value(value).includes(part));
  if (facetOf(name).complete) return entries.sort((a, b) => compareComplete(name, a.value, b.value));
  const compare = compareValues(language);
  return entries.sort((a, b) => b.count - a.count || compare(a.value, b.value)).slice(offset, offset + limit);
};

export const whole: Extent = { limit: -1 };

/** Most organisations' longest list is shorter; one of a thousand costs little more than one of twenty. */
const usualLength = 1000;
