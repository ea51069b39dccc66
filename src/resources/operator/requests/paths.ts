import { operatorHome } from '#contract/permissions.ts';
import type { RequestType } from '#contract/requests/request-types.ts';
import { queryOfList, withList } from '#src/admin/list-left.ts';

/** The list of requests, which is where the operators begin. */
export const listOfRequests = operatorHome;

/** Where a request is worked on; it leads back to a list, and on in it, where the address of one is given. */
export const requestPath = (id: number, from?: string): string => withList(`${listOfRequests}/${id}`, from);

/** A list as it was left. */
export const listPath = (left: string): string => `${listOfRequests}?${left}`;

/** The address of the list of what is open, of one type where one is named. */
export const openList = (type?: RequestType): string =>
  new URLSearchParams({ filter: JSON.stringify({ status: 'processing', ...(type && { type }) }) }).toString();

/** The list of what is open, of one type where one is named. */
export const openListPath = (type?: RequestType): string => listPath(openList(type));

/** What the address of a list of requests asks the API for. */
export const queryOfRequests = (left: string) => queryOfList(left, { field: 'created_at', order: 'ASC' });

/** Where additions that are ready are confirmed together. */
export const readyPath = '/operator/ready-additions';

/** Who else is an operator. */
export const colleaguesPath = '/operator/colleagues';

/** What came in and ended, by the day and by who ended it. */
export const figuresPath = '/operator/figures';

/** The list of what one operator has. */
export const heldListPath = (holder: number): string =>
  listPath(new URLSearchParams({ filter: JSON.stringify({ status: 'processing', holder }) }).toString());
