import type { Language } from '#contract/languages.ts';
import { facetOf } from '#contract/search/facets.ts';
import type { FacetEntry, FacetRequest, SearchQuery } from '#contract/search/query.ts';
import { compareComplete, compareValues } from '../collation.ts';
import { listFolding } from '../substance-names.ts';
import { valueOfStored } from './facet-values.ts';
import { listedFieldOf } from './fields.ts';
import { keyOfListed, valueOfListed } from './list-order.ts';

/** A facet's list as Solr answers it. */
export interface Buckets {
  readonly buckets: readonly { readonly val: string; readonly count: number }[];
}

/** A list as it is asked of Solr: a certain number of entries by falling count, or all that count at least so many. */
export interface Extent {
  readonly limit: number;
  readonly mincount?: number;
}

/** What to ask first: the whole of lists that are short or have to be looked through, of others a little more than a page shows. */
export const firstExtent = ({ name, limit, offset, contains }: FacetRequest): Extent =>
  listedFieldOf(name) === undefined || contains ? whole : { limit: offset + limit + rest };

/**
 * What to ask then, when Solr's list ends among values of one count and one key: those it does not order as a reader does, so all of them have
 * to be here. Undefined when the page can be made from the list.
 */
export const secondExtent = (request: FacetRequest, first: Extent, { buckets }: Buckets): Extent | undefined => {
  if (first.limit === whole.limit || buckets.length < first.limit) return undefined;
  const lastShown = buckets[request.offset + request.limit - 1];
  const last = buckets.at(-1);
  if (!last || !lastShown || lastShown.count > last.count) return undefined;
  return keyOfListed(lastShown.val) === keyOfListed(last.val) ? { ...whole, mincount: last.count } : undefined;
};

/** A facet as a part of Solr's request. */
export const compileFacet = (
  { name }: Pick<FacetRequest, 'name'>,
  { limit, mincount = 1 }: Extent,
  { language }: Pick<SearchQuery, 'language'>,
) => ({
  type: 'terms',
  field: (limit === whole.limit ? undefined : listedFieldOf(name)) ?? facetOf(name).wire[language],
  limit,
  mincount,
  // Counts what is found and not what the whole shard holds: an organisation is a small part of it.
  ...(!facetOf(name).several && { method: 'dvhash' }),
  domain: { excludeTags: [name] },
});

/** The entries of a list, in the reader's order. */
export const readFacet = (request: FacetRequest, { buckets }: Buckets, language: Language): FacetEntry[] => {
  const { name, contains, offset, limit } = request;
  const folding = listFolding(name);
  const part = folding.part(contains ?? '');
  const entries = buckets
    .map(({ val, count }) => ({ value: valueOfStored(name, valueOfListed(val), language), count }))
    .filter(({ value }) => folding.value(value).includes(part));
  if (facetOf(name).complete) return entries.sort((a, b) => compareComplete(name, a.value, b.value));
  const compare = compareValues(language);
  return entries.sort((a, b) => b.count - a.count || compare(a.value, b.value)).slice(offset, offset + limit);
};

/** All entries of a list: -1 is no limit for Solr. */
export const whole: Extent = { limit: -1 };

/** Entries beyond the page: names whose order is not in their keys seldom come in greater numbers. */
const rest = 10;
