import { type FacetName, facetNames } from '#contract/search/facets.ts';
import { type DayField, dayFieldNames, dayFields, organisationField } from '#contract/search/fields.ts';
import type { DayRange, FacetEntry, FacetRequest, SearchQuery } from '#contract/search/query.ts';
import { defaultSort } from '#contract/search/query.ts';
import { asOnSheets } from '../as-on-sheets.ts';
import { answeredLater, apart, forgive, isMet } from '../forgive.ts';
import type { DatedResult, Scope, SearchResult, SharedEngine } from '../port.ts';
import type { Clause } from './clauses.ts';
import { anyValue, everything, named, scored, unkept } from './clauses.ts';
import { compileAdvanced, compileFit, compileKeyword } from './compile-words.ts';
import {
  documentId,
  fromDocument,
  organisationOfId,
  shardKey,
  toDocument,
  versionDocument,
  versionId,
} from './documents.ts';
import { type Buckets, compileFacet, type Extent, firstExtent, readFacet, secondExtent } from './facets.ts';
import { sortFieldOf } from './fields.ts';
import { answerQuestions } from './forgive.ts';
import type { SolrCollection } from './solr-collection.ts';
import { anyFacetValue, compileScope, type Found, type Select } from './solr-scope.ts';
import { suggest } from './suggest.ts';

/** The name of every filter but those of the scope. */
const narrowing = 'narrowing';

/** What a query finds, as the part of Solr's request that says so: what may be seen first, then what narrows it. */
const compileMatch = (scope: Scope, query: SearchQuery): { query: Clause; filter: Clause[] } => ({
  query: query.keyword && isByFit(query) ? scored(compileFit(query.keyword, scope, query.language)) : everything,
  filter: [...compileScope(scope, query), ...narrowed(scope, query)],
});

const isByFit = ({ keyword, sort }: SearchQuery): boolean => keyword !== undefined && sort.length === 0;

/** The order of a query's results: the fields it names or how well they fit, the product name, the record number. */
const compileSort = (query: SearchQuery): string => {
  const { sort, language } = query;
  const keys = [...(sort.length > 0 ? sort : []), defaultSort].map(
    ({ field, direction }) => [sortFieldOf(field, language), direction] as const,
  );
  const distinct = keys.filter(([name], at) => keys.findIndex(([other]) => other === name) === at);
  return [...(isByFit(query) ? [['score', 'desc']] : []), ...distinct, ['isn', 'asc']]
    .map((key) => key.join(' '))
    .join(',');
};

const narrowed = (scope: Scope, query: SearchQuery): Clause[] => {
  const { keyword, advanced, filters } = query;
  const clauses: Clause[] = [];
  if (keyword) clauses.push(named([narrowing], unkept(compileKeyword(keyword, scope))));
  if (advanced?.rows.length) clauses.push(named([narrowing], unkept(compileAdvanced(advanced, scope))));
  for (const name of dayFieldNames) {
    const range = query[name];
    if (range?.from || range?.to) clauses.push(named([narrowing], days(name, range)));
  }
  for (const name of facetNames) {
    const values = filters[name];
    if (values?.length) clauses.push(named([narrowing, name], anyFacetValue(name, values, query)));
  }
  return clauses;
};

/** Sheets without a day are in no range. */
const days = (name: DayField, { from, to }: DayRange): Clause => ({
  frange: { ...(from && { l: from }), ...(to && { u: to }), query: dayFields[name].wire },
});

/** The engine in a collection of Solr's, which every process that searches shares. */
export const createSolrEngine = (collection: SolrCollection): SharedEngine => {
  const select = <Answer>(organisation: number, request: object): Promise<Answer> =>
    collection.select<Answer>(shardKey(organisation), request);
  /** Counted first: Solr reserves memory for as many rows as a query asks for. */
  const selectAll = async <Document>(
    route: string | undefined,
    match: object,
    list: object,
  ): Promise<readonly Document[]> => {
    const { response: counted } = await collection.select<Found<never>>(route, { ...match, limit: 0 });
    if (counted.numFound === 0) return [];
    const { response } = await collection.select<Found<Document>>(route, {
      ...match,
      ...list,
      limit: counted.numFound,
    });
    return response.docs;
  };

  return {
    pinned: async () => createSolrEngine(await collection.pinned()),
    settle: () => collection.commit(),
    versions: async () => {
      const documents = await selectAll<{ id: string; index_version: number }>(
        undefined,
        { query: { frange: { l: 0, query: 'index_version' } } },
        { fields: ['id', 'index_version'] },
      );
      return new Map(documents.map(({ id, index_version }) => [organisationOfId(id), index_version]));
    },
    version: async (organisation) => {
      const { response } = await select<Found<{ index_version: number }>>(organisation, {
        query: { term: { f: 'id', query: versionId(organisation) } },
        fields: ['index_version'],
        limit: 1,
      });
      return response.docs[0]?.index_version;
    },
    upsert: async (organisation, records, version) => {
      const documents = records.map((record) => toDocument(organisation, record));
      await collection.update(shardKey(organisation), [...documents, versionDocument(organisation, version)]);
    },
    remove: async (organisation, isns, version) => {
      if (isns.length > 0)
        await collection.remove(
          shardKey(organisation),
          isns.map((isn) => documentId(organisation, isn)),
        );
      await collection.update(shardKey(organisation), [versionDocument(organisation, version)]);
    },
    clear: async (organisation) => {
      // The version last: when this is interrupted, the index is still known to need clearing.
      await collection.removeWhere(shardKey(organisation), `{!term f=${organisationField}}${organisation}`);
      await collection.remove(shardKey(organisation), [versionId(organisation)]);
    },
    search: async (scope, query) => (await searchAt(select, scope, query)).result,
    searchAt: (scope, query) => searchAt(select, scope, query),
    ids: async (scope, query) => {
      const list = (asked: SearchQuery) =>
        selectAll<{ isn: number }>(shardKey(scope.organisation), compileMatch(scope, asked), {
          sort: compileSort(asked),
          fields: ['isn'],
          params: inOnePass,
        });
      let documents = await list(query);
      const { keyword, language } = query;
      if (keyword && documents.length === 0) {
        const answer = answerQuestions(select, { scope, heading: keyword.heading, language });
        const isFound = await answeredLater(isMet(keyword), answer);
        const forgiven = isFound ? undefined : await answeredLater(forgive(keyword), answer);
        if (forgiven) documents = await list({ ...query, keyword: forgiven.keyword });
      }
      return documents.map(({ isn }) => isn);
    },
    among: async (scope, query, isns) => {
      const { filter } = compileMatch(scope, query);
      const ids = isns.map((isn) => documentId(scope.organisation, isn));
      const { response } = await select<Found<{ isn: number }>>(scope.organisation, {
        query: everything,
        filter: [...filter, unkept(anyValue('id', ids))],
        fields: ['isn'],
        limit: isns.length,
      });
      return response.docs.map(({ isn }) => isn);
    },
    suggest: (scope, query) => suggest(select, scope, query),
  };
};

const searchAt = async (select: Select, scope: Scope, query: SearchQuery): Promise<DatedResult> => {
  const asTyped = await search(select, scope, query);
  const { version, result } = asTyped;
  const { keyword } = query;
  if (!keyword || result.total > 0) return asTyped;
  const answer = answerQuestions(select, { scope, heading: keyword.heading, language: query.language });
  if (await answeredLater(isMet(keyword), answer)) return asTyped;
  const forgiven = await answeredLater(forgive(keyword), answer);
  if (!forgiven) return { version, result: { ...result, apart: await answeredLater(apart(keyword), answer) } };
  const found = await search(select, scope, { ...query, keyword: forgiven.keyword });
  const instead = asOnSheets(forgiven.instead, found.result.records, query.language);
  return { version, result: { ...found.result, instead } };
};

interface Answer extends Found<{ readonly record: string }> {
  readonly facets: {
    readonly count: number;
    readonly collection?: { readonly count: number };
    readonly index?: { readonly version?: number };
  } & Readonly<Record<FacetName, Buckets | undefined>>;
}

const search = async (select: Select, scope: Scope, query: SearchQuery): Promise<DatedResult> => {
  const match = compileMatch(scope, query);
  const lists = (extents: readonly (readonly [FacetRequest, Extent])[]) =>
    Object.fromEntries(extents.map(([request, extent]) => [request.name, compileFacet(request, extent, query)]));
  const first = query.facets.map((request) => [request, firstExtent(request)] as const);
  const collection = { type: 'query', q: '*:*', domain: { excludeTags: [narrowing] } };
  const answer = await select<Answer>(scope.organisation, {
    ...match,
    ...listed(query),
    fields: ['record'],
    params: inOnePass,
    facet: { collection, index: indexOf(scope.organisation), ...lists(first) },
  });

  const unfinished = first.flatMap(([request, extent]) => {
    const second = secondExtent(request, extent, answer.facets[request.name] ?? none);
    return second ? [[request, second] as const] : [];
  });
  const more =
    unfinished.length > 0
      ? await select<Answer>(scope.organisation, { ...match, limit: 0, facet: lists(unfinished) })
      : undefined;
  const listOf = (request: FacetRequest): readonly FacetEntry[] =>
    readFacet(request, more?.facets[request.name] ?? answer.facets[request.name] ?? none, query.language);
  const result: SearchResult = {
    total: answer.response.numFound,
    collectionSize: answer.facets.collection?.count ?? 0,
    records: answer.response.docs.map(fromDocument),
    facets: Object.fromEntries(query.facets.map((request) => [request.name, listOf(request)])),
    instead: [],
    apart: [],
  };
  return { version: answer.facets.index?.version, result };
};

/** The version that an organisation's index stands at, counted beside a query though the query does not find it. */
const indexOf = (organisation: number) => ({
  type: 'query',
  q: everything,
  // The one place where Solr takes a query as text alone; there is but a number in it.
  domain: { query: `{!term f=id}${versionId(organisation)}` },
  facet: { version: 'max(index_version)' },
});

/** An organisation is on one shard: where another node answers it need not ask that shard for places first and for rows then. */
const inOnePass = { 'distrib.singlePass': true };

/**
 * The rows and their order. Without rows there is no order: Solr then leaves the rows as they are, and caches them
 * under that order for the next query (`SolrIndexSearcher.getDocListC` with rows=0 and start beyond 0).
 */
const listed = (query: SearchQuery) =>
  query.rows === 0 ? { limit: 0 } : { sort: compileSort(query), offset: query.start, limit: query.rows };

const none: Buckets = { buckets: [] };
