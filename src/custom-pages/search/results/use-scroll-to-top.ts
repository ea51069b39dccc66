import { useEffect, useRef } from 'react';
import { useSearch } from '../state/use-search.ts';

/** Another page, order or filter starts at its first row: the box given the ref, and the window on a phone. */
export const useScrollToTop = () => {
  const box = useRef<HTMLDivElement>(null);
  const { page, perPage, sort, filterValues } = useSearch();
  const shown = JSON.stringify([page, perPage, sort, filterValues]);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    box.current?.scrollTo({ top: 0 });
    window.scrollTo({ top: 0 });
  }, [shown]);
  return box;
};
