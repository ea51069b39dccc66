import type { RequestType } from '#contract/requests/request-types.ts';

const list = '/operator/requests';

/** Where a request is worked on. */
export const requestPath = (id: number): string => `${list}/${id}`;

/** The list of what is open, of one type where one is named. */
export const openListPath = (type?: RequestType): string =>
  `${list}?${new URLSearchParams({ filter: JSON.stringify({ status: 'processing', ...(type && { type }) }) })}`;
