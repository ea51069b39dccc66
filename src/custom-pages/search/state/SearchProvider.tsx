import { type Theme, useMediaQuery } from '@mui/material';
import { keepPreviousData, replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type GetListParams, useDataProvider, useEvent, useGetList, useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { identityOf } from '#contract/identity.ts';
import { pageSizes } from '#contract/limits.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import {
  formatSearchAddress,
  type LeftOut,
  type SearchView,
  wholeCollection,
} from '#contract/search/search-address.ts';
import { listsOf, sortOf } from '#contract/search/view-query.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { CallError } from '#src/providers/call-error.ts';
import { keepSearchStart } from '#src/providers/page-cookies.ts';
import { beforeSessionEnd } from '#src/providers/session-end.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { ofTab } from '#src/providers/tab-store.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { countFilters, type Search, SearchContext } from './use-search.ts';
import { useAddressedView, useRead, useStoredView } from './use-search-view.ts';

/** The search of the address, for `useSearch` beneath it. */
export const AddressedSearch = ({ children }: { children: ReactNode }) => {
  const addressed = useAddressedView();
  const identity = identityOf(useUserInfo());
  const perPage = usePerPage().rowsOf(wholeCollection);
  const { view } = addressed;
  useEffect(
    () => keepSearchStart({ identity, perPage, address: formatSearchAddress(view) }),
    [identity, perPage, view],
  );
  return <SearchProvider {...addressed}>{children}</SearchProvider>;
};

/** The search of the address, or, where that says none, as it was left in this tab: for the pages that make something of what it finds. */
export const StoredSearch = ({ children }: { children: ReactNode }) => {
  const stored = useStoredView();
  const read = useRead();
  const { search } = useLocation();
  const [address] = useState(() => (read(search) ? search : (stored.read() ?? '')));
  const found = useMemo(() => read(address) ?? { view: wholeCollection, leftOut: [] }, [read, address]);
  return (
    <SearchProvider {...found} go={doNothing}>
      {children}
    </SearchProvider>
  );
};

/** A search that is taken up is not changed. */
const doNothing = () => undefined;

interface Props {
  readonly view: SearchView;
  readonly leftOut: readonly LeftOut[];
  readonly go: (view: SearchView, options?: { readonly replace?: boolean }) => void;
  readonly children: ReactNode;
}

const SearchProvider = ({ view, leftOut, go, children }: Props) => {
  const language = useLanguage();
  const user = useUserInfo();
  const { rowsOf, keepPerPage } = usePerPage();
  const { criteria, page } = view;
  const perPage = rowsOf(view);
  const sort = sortOf(view);
  const askedFor = (one: SearchView, rows = rowsOf(one)) => ({
    pagination: { page: one.page, perPage: rows },
    filter: one.criteria,
    meta: { sort: sortOf(one), facets: listsOf(user), language },
  });
  const answer = useGetList<Sheet>('sheets', askedFor(view), {
    placeholderData: keepPreviousData,
    retry: false,
    onError: () => undefined,
  });
  const askAhead = useAskAhead();
  const { total, isPlaceholderData } = answer;
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / perPage));
  const isBeyond = total !== undefined && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    // Sheets have gone since the address was written, or somebody typed the number.
    if (isBeyond) go({ ...view, page: lastPage }, { replace: true });
  }, [isBeyond, go, view, lastPage]);

  // The acts stay the same from search to search: what offers them is not drawn anew for their sake.
  const goWith = useGoWithAnswer(go);
  const current = useEvent(() => ({
    view,
    go,
    perPage,
    keepPerPage,
    ask: (next: SearchView, rows?: number) => askAhead(askedFor(next, rows)),
  }));
  const acts = useMemo(() => {
    /** Another search begins at its first page. S2.4-14. */
    const show = (changed: Partial<SearchView>, { perPage, without }: { perPage?: number; without?: 'sort' } = {}) => {
      const { rows: _, sort, ...before } = current().view;
      const next = { ...before, page: 1, ...(sort && without !== 'sort' && { sort }), ...changed };
      goWith(next, current().ask(next, perPage));
    };
    const change = (changed: SearchCriteria) => {
      const criteria = Object.entries({ ...current().view.criteria, ...changed });
      show({ criteria: Object.fromEntries(criteria.filter(([, value]) => value !== undefined)) });
    };
    return {
      setKeyword: (keyword) => change({ keyword } as SearchCriteria),
      setAdvanced: (advanced) => change({ advanced } as SearchCriteria),
      setDays: (name, range) => change({ [name]: range }),
      setFacet: (name, values) => change({ [name]: values.length > 0 ? values : undefined }),
      apply: (other) => show({ criteria: other }),
      clear: ({ keepKeyword = false } = {}) => {
        const { keyword } = current().view.criteria;
        show({ criteria: keepKeyword && keyword ? { keyword } : {} });
      },
      setSort: (chosen) => show(chosen ? { sort: chosen } : {}, { without: 'sort' }),
      setPage: (number) => show({ page: number, ...(number > 1 && { rows: current().perPage }) }),
      setPerPage: (rows) => {
        current().keepPerPage(rows);
        show({}, { perPage: rows });
      },
      tidy: () => current().go(current().view, { replace: true }),
    } satisfies Partial<Search>;
  }, [current, goWith]);

  const { meta, error, isPending, isFetching, refetch } = answer;
  const data = useSameSheets(answer.data);
  const {
    facets = {},
    collectionSize = 0,
    instead = [],
    meant = [],
    apart = [],
    substances = {},
  } = (meta ?? {}) as Partial<Search>;
  const search: Search = {
    ...acts,
    ...{ filters: criteria, sort, page, perPage, leftOut },
    ...{
      data,
      isPlaceholderData,
      total,
      collectionSize,
      facets,
      instead,
      meant,
      apart,
      substances,
      isPending,
      isFetching,
    },
    error: error as CallError | null,
    activeCount: countFilters(criteria),
    refetch: () => void refetch(),
  };
  return <SearchContext.Provider value={search}>{children}</SearchContext.Provider>;
};

/** Milliseconds an act waits for its answer before the page shows what was chosen without it. */
const longestWait = 60;

/** What people begin their next act with: it has to find what they chose just before. */
const actEvents = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Goes to a search together with its answer: the page is drawn once for both, which takes half the time of drawing it for the choice
 * and again for the rows. Neither an answer that is late is waited for, nor one during which somebody does something else.
 */
const useGoWithAnswer = (go: Props['go']) => {
  const waiting = useRef<{ readonly view: SearchView; readonly timer: number }>(undefined);
  const goNow = useEvent(() => {
    const view = waiting.current?.view;
    stopWaiting();
    if (view) go(view);
  });
  const stopWaiting = useEvent(() => {
    window.clearTimeout(waiting.current?.timer);
    for (const name of actEvents) window.removeEventListener(name, goNow, { capture: true });
    waiting.current = undefined;
  });
  useEffect(() => stopWaiting, [stopWaiting]);
  // The way back after signing in again leads to what was chosen last.
  useEffect(() => beforeSessionEnd(goNow), [goNow]);
  return useEvent((view: SearchView, answered: Promise<void>) => {
    // Each search has its entry in the history, however quickly another follows.
    goNow();
    waiting.current = { view, timer: window.setTimeout(goNow, longestWait) };
    for (const name of actEvents) window.addEventListener(name, goNow, { capture: true });
    void answered.then(() => waiting.current?.view === view && goNow());
  });
};

/** Asks for a search before the page is drawn for it: the answer is on its way meanwhile. react-admin's own question finds it. */
const useAskAhead = () => {
  const client = useQueryClient();
  const dataProvider = useDataProvider();
  return (params: Omit<GetListParams, 'sort'>) => {
    const asked = { ...params, sort: { field: 'id', order: 'DESC' as const } };
    return client.prefetchQuery({
      queryKey: ['sheets', 'getList', asked],
      queryFn: ({ signal }) => dataProvider.getList('sheets', { ...asked, signal }),
    });
  };
};

/** Sheets that the answer before had alike stay the same objects: their rows are not drawn anew. */
const useSameSheets = (sheets: readonly Sheet[] | undefined): readonly Sheet[] | undefined => {
  const last = useRef<ReadonlyMap<number, Sheet>>(new Map());
  return useMemo(() => {
    if (!sheets) return sheets;
    const same = sheets.map((sheet) => replaceEqualDeep(last.current.get(sheet.id), sheet));
    last.current = new Map(same.map((sheet) => [sheet.id, sheet]));
    return same;
  }, [sheets]);
};

/**
 * Rows on a page: as the address says, as the person chose in this tab, or as the window has room for: ten leave half of a wide
 * one empty, where the table scrolls by itself (decision 30).
 */
const usePerPage = () => {
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'));
  const identity = identityOf(useUserInfo());
  const [chosen, keepPerPage] = useStore<number | null>(ofTab(`search.rows.${identity}`), null);
  return { rowsOf: ({ rows }: SearchView) => rows ?? chosen ?? pageSizes[isWide ? 1 : 0], keepPerPage };
};
