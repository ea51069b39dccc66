import type { PageLinks } from '#contract/json-api/document.ts';

/** A page asked for: `number` counts from 1. */
export interface Page {
  readonly number: number;
  readonly size: number;
}

/** The part of a list on one page; empty beyond the last page. */
export const takePage = <One>(list: readonly One[], { number, size }: Page): One[] =>
  list.slice((number - 1) * size, number * size);

/** Links from this page to the others, with everything else in the address as it is. */
export const pageLinks = (address: string, { number, size }: Page, total: number): PageLinks => {
  const [path = '', search = ''] = address.split('?');
  const last = Math.max(1, Math.ceil(total / size));
  const linkTo = (page: number): string => {
    const query = new URLSearchParams(search);
    query.set('page[number]', String(page));
    query.set('page[size]', String(size));
    return `${path}?${query}`;
  };
  return {
    self: address,
    first: linkTo(1),
    last: linkTo(last),
    ...(number > 1 && { prev: linkTo(Math.min(number - 1, last)) }),
    ...(number < last && { next: linkTo(number + 1) }),
  };
};
