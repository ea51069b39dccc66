import { useSearchParams } from 'react-router-dom';
import type { ImportRecord } from '#contract/imports/define-imports.ts';
import { busyStates } from '#contract/imports/states.ts';

/** Imports on one page of the list. */
const atOnce = 25;

/** What is asked of the server for a page of the list, the first of them 1. */
export const importsOfPage = (page: number) => ({ start: (page - 1) * atOnce, count: atOnce });

/** How many pages so many imports fill. */
export const pagesOf = (total: number): number => Math.ceil(total / atOnce);

/** The page of the list that the address names. */
export const usePageNumber = (): readonly [number, (page: number) => void] => {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page') ?? 1);
  const turnTo = (to: number) =>
    setSearch((before) => {
      before.set('page', String(to));
      return before;
    });
  return [Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1, turnTo];
};

/** While the server is at work on one of them the list is asked for again. */
export const askWhileBusy = (answer: { readonly data: readonly ImportRecord[] } | undefined): number | false =>
  answer?.data.some(({ state }) => busyStates.includes(state)) ? 5000 : false;
