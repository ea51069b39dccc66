import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import {
  getQuery,
  type ListBaseProps,
  ListContextProvider,
  type ListControllerResult,
  type ListParams,
  parseQueryFromLocation,
} from 'react-admin';
import { StaticRouter } from 'react-router-dom';
import { type ListStates, unsaidListState } from '#contract/first-answers.ts';
import type { Language } from '#contract/languages.ts';
import { ResourcesProvider } from '../admin/access.ts';
import type { ResourceDeclaration } from '../admin/define-resource.ts';
import { ListBaseProvider } from '../admin/List.tsx';
import { messagesOf, viewOf } from '../admin/Resource.tsx';
import { resources } from '../app/resources.ts';
import type { JsonApiDocument, ResourceObject } from '../providers/json-api/document.ts';
import { toList, urlOfList } from '../providers/json-api/json-api-provider.ts';
import type { JsonApiResource } from '../providers/json-api/resource.ts';
import { DrawnBar } from './DrawnBar.tsx';

/** The lists that say in their declaration that they are drawn. */
export const drawnLists = resources.flatMap((resource) => {
  const View = viewOf(resource, 'list');
  const { listChunk: chunk, paths, data } = resource;
  return chunk && paths?.list && View && 'jsonApi' in data
    ? [{ chunk, path: paths.list, resource, jsonApi: data.jsonApi, View }]
    : [];
});
type DrawnList = (typeof drawnLists)[number];

/** What the lists that are drawn say. */
export const wordsOfLists = (language: Language) =>
  messagesOf(
    drawnLists.map(({ resource }) => resource),
    language,
  );

/** What is known of a list that is opened, and what is asked for it. */
interface Opened {
  /** What the address says. */
  readonly query: string;
  readonly left: ListStates;
  /** Answers by path and query. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Told what the list asks first. */
  readonly onAsk: (url: string) => void;
}

/** A list on a phone, by the app's own view: to be read, with its links. What has to be pressed comes with the app. */
export const ListDrawing = ({ list, opened }: { list: DrawnList; opened: Opened }) => (
  <div className="drawn-page drawn-list">
    <DrawnBar />
    <main>
      <ResourcesProvider value={resources as readonly ResourceDeclaration[]}>
        <QueryClientProvider client={new QueryClient()}>
          {/* Without the query: what an address opens over the list comes with the app. */}
          <StaticRouter location={list.path}>
            <ListBaseProvider value={baseOf(list.jsonApi, opened)}>
              <Suspense>
                <list.View />
              </Suspense>
            </ListBaseProvider>
          </StaticRouter>
        </QueryClientProvider>
      </ResourcesProvider>
    </main>
  </div>
);

/** In place of `<ListBase>`: says what this would ask for, and hands on the answer if that is there. */
const baseOf = (jsonApi: JsonApiResource, { query, left, answers, onAsk }: Opened) =>
  function DrawnListBase({ resource = '', storeKey, perPage, sort, queryOptions, children }: ListBaseProps) {
    // An address of which anything is said begins with nothing that was left, as in react-admin.
    const search = query || (storeKey ? (left[storeKey] ?? '') : '');
    if (search === unsaidListState) return null;
    const asked = paramsOf(search, { sort, perPage });
    const { page, perPage: rows, filter = {} } = asked;
    const order = { field: asked.sort, order: asked.order };
    const pagination = { page, perPage: rows };
    const url = urlOfList(jsonApi, {
      pagination,
      sort: order,
      filter,
      ...(queryOptions && { meta: queryOptions.meta }),
    });
    onAsk(url);
    const answer = answers[url] as JsonApiDocument<readonly ResourceObject[]> | undefined;
    if (!answer) return null;
    const value = {
      ...nothingChosen,
      ...toList(answer, jsonApi),
      ...pagination,
      resource,
      sort: order,
      filterValues: filter,
    };
    return <ListContextProvider value={value as unknown as ListControllerResult}>{children}</ListContextProvider>;
  };

/** Page, order and filters, by react-admin's own reading of an address. */
const paramsOf = (search: string, { sort, perPage }: Pick<ListBaseProps, 'sort' | 'perPage'>): ListParams =>
  getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: undefined as unknown as ListParams,
    filterDefaultValues: undefined,
    sort,
    perPage,
  });

const nothingChosen = { error: null, isPending: false, isFetching: false, selectedIds: [], displayedFilters: {} };
