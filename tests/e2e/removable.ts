import type { APIRequestContext, Page } from '@playwright/test';
import type { RemovableSheet } from '#contract/calls/removals.ts';
import type { WireAnswer } from '#contract/search/wire-answer.ts';
import { call } from './people.ts';
import { expect } from './portal.ts';

/**
 * The sheets of a keyword in their order on the screen, with their locations. Each test of removals has a keyword of
 * its own.
 */
export const sheetsFound = async (
  requests: APIRequestContext,
  words: string,
  mseid = 10001,
): Promise<RemovableSheet[]> => {
  const query = new URLSearchParams({
    fq: `Codes_ss:"${mseid}"`,
    q: `text:"${words}"`,
    rows: '100',
    fl: 'id',
  });
  const found: WireAnswer = await (await call(requests, 'GET', `/lucidworks-solr-api/sds-${mseid}/?${query}`)).json();
  const isns = found.response.docs.map((sheet) => Number(sheet['Name.IdentificationNumber.RecordNumber_s']));
  const located = await call(requests, 'POST', '/getLocationByIsns', { isns });
  return (await located.json()).data;
};

/** Requests the removal of a sheet from everywhere, as the requests' owner. */
export const requestRemoval = async (requests: APIRequestContext, { isn, subsets }: RemovableSheet): Promise<void> => {
  const locdata = [{ isn, selectedLocation: subsets.map(({ id }) => id) }];
  const requested = await call(requests, 'POST', '/saveRemovalRequests', { locdata });
  expect(requested.ok(), await requested.text()).toBe(true);
};

/** Record numbers of the sheets of which removal is under way, each as often as it is listed. */
export const removalsUnderWay = async (requests: APIRequestContext, mseid = 10001): Promise<number[]> => {
  const listed = await call(requests, 'GET', `/getRemovalRequestsByClinetID/${mseid}`);
  return ((await listed.json()) as { isn: number }[]).map(({ isn }) => isn);
};

/** The sheet's row, or its card on a phone. */
export const removalRow = (page: Page, { isn }: RemovableSheet) =>
  page.locator('tbody tr, li').filter({ has: page.locator(`a[href="/sds-details/isn/${isn}"]`) });

/** A sheet by the name it has in labels. */
export const named = ({ productName, manufacturer }: RemovableSheet): string => `${productName}, ${manufacturer}`;
