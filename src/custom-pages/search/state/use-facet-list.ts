import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { facetPageSize } from '#contract/limits.ts';
import type { FacetName } from '#contract/search/facets.ts';
import { defaultSort, type FacetEntry } from '#contract/search/query.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { searchSheets } from '#src/providers/sheets/search-sheets.ts';
import { useSearch } from './use-search.ts';

const noEntries: readonly FacetEntry[] = [];

/**
 * A facet's list as far as it has been asked for. Its first page comes with the results; longer ones, and those narrowed
 * to some letters, are searches of their own without rows.
 */
export const useFacetList = (name: FacetName) => {
  const { facets, filters, substances } = useSearch();
  const language = useLanguage();
  const [pages, setPages] = useState(1);
  const [contains, setContains] = useState('');
  const isLonger = pages > 1 || contains.trim() !== '';
  const request = {
    name,
    limit: pages * facetPageSize + 1,
    offset: 0,
    ...(contains.trim() && { contains: contains.trim() }),
  };

  const longer = useQuery({
    queryKey: ['sheets', 'facet', language, filters, request],
    queryFn: ({ signal }) =>
      searchSheets({ filters, sort: [defaultSort], start: 0, rows: 0, facets: [request], signal }),
    enabled: isLonger,
    placeholderData: keepPreviousData,
  });
  const entries = (isLonger ? longer.data?.facets[name] : undefined) ?? facets[name] ?? noEntries;
  return {
    /** What the values are called, where that is not said by themselves: CAS numbers. */
    names: { ...substances, ...longer.data?.substances },
    entries: entries.slice(0, pages * facetPageSize),
    hasMore: entries.length > pages * facetPageSize,
    isLoading: isLonger && longer.isFetching,
    contains,
    setContains: (text: string) => {
      setPages(1);
      setContains(text);
    },
    loadMore: () => setPages(pages + 1),
  };
};
