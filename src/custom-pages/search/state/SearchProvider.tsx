import { type Theme, useMediaQuery } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useEvent, useGetList, useStore } from 'react-admin';
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
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { ofTab } from '#src/providers/tab-store.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { countFilters, type Search, SearchContext } from './use-search.ts';
import { useAddressedView, useRead, useStoredView } from './use-search-view.ts';

/** The search of the address, for `useSearch` beneath it. */
export const AddressedSearch = ({ children }: { children: ReactNode }) => {
  const addressed = useAddressedView();
  const identity = identityOf(useUserInfo());
  const { perPage } = usePerPage(wholeCollection);
  const { view } = addressed;
  useEffect(
    () => keepSearchStart({ identity, perPage, address: formatSearchAddress(view) }),
    [identity, perPage, view],
  );
  return <SearchProvider {...addressed}>{children}</SearchProvider>;
};

/** The search as it was left in this tab, for the pages that make something of what it finds. */
export const StoredSearch = ({ children }: { children: ReactNode }) => {
  const stored = useStoredView();
  const read = useRead();
  const [address] = useState(() => stored.read() ?? '');
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
  const { perPage, keepPerPage } = usePerPage(view);
  const { criteria, page } = view;
  const sort = sortOf(view);
  const answer = useGetList<Sheet>(
    'sheets',
    {
      pagination: { page, perPage },
      filter: criteria,
      meta: { sort, facets: listsOf(user), language },
    },
    { placeholderData: keepPreviousData, retry: false, onError: () => undefined },
  );
  const { total, isPlaceholderData } = answer;
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / perPage));
  const isBeyond = total !== undefined && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    // Sheets have gone since the address was written, or somebody typed the number.
    if (isBeyond) go({ ...view, page: lastPage }, { replace: true });
  }, [isBeyond, go, view, lastPage]);

  // The acts stay the same from search to search: what offers them is not drawn anew for their sake.
  const current = useEvent(() => ({ view, go, perPage, keepPerPage }));
  const acts = useMemo(() => {
    /** Another search begins at its first page. S2.4-14. */
    const show = (changed: Partial<SearchView>) => {
      const { rows: _, ...before } = current().view;
      current().go({ ...before, page: 1, ...changed });
    };
    const change = (changed: SearchCriteria) => show({ criteria: { ...current().view.criteria, ...changed } });
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
      setSort: (chosen) => {
        const { sort: _, rows: __, ...others } = current().view;
        current().go({ ...others, page: 1, ...(chosen && { sort: chosen }) });
      },
      setPage: (number) => show({ page: number, ...(number > 1 && { rows: current().perPage }) }),
      setPerPage: (rows) => {
        current().keepPerPage(rows);
        show({});
      },
      tidy: () => current().go(current().view, { replace: true }),
    } satisfies Partial<Search>;
  }, [current]);

  const { data, meta, error, isPending, isFetching, refetch } = answer;
  const {
    facets = {},
    collectionSize = 0,
    instead = [],
    apart = [],
    substances = {},
  } = (meta ?? {}) as Partial<Search>;
  const search: Search = {
    ...acts,
    ...{ filters: criteria, sort, page, perPage, leftOut },
    ...{ data, isPlaceholderData, total, collectionSize, facets, instead, apart, substances, isPending, isFetching },
    error: error as CallError | null,
    activeCount: countFilters(criteria),
    refetch: () => void refetch(),
  };
  return <SearchContext.Provider value={search}>{children}</SearchContext.Provider>;
};

/**
 * Rows on a page: as the address says, as the person chose in this tab, or as the window has room for: ten leave half of a wide
 * one empty, where the table scrolls by itself (decision 30).
 */
const usePerPage = ({ rows }: SearchView) => {
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'));
  const identity = identityOf(useUserInfo());
  const [chosen, keepPerPage] = useStore<number | null>(ofTab(`search.rows.${identity}`), null);
  return { perPage: rows ?? chosen ?? pageSizes[isWide ? 1 : 0], keepPerPage };
};
