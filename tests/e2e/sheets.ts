import type { APIRequestContext, Page } from '@playwright/test';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { Language } from '#contract/languages.ts';
import { detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { call, enter, openAt } from './people.ts';
import { sheetsFound } from './removable.ts';

/** What the server says of a sheet, in English. */
export const detailsOf = async (requests: APIRequestContext, isn: number): Promise<SheetDetails> =>
  (await call(requests, 'GET', `/sds-details/?recordID=${isn}`)).json();

/** The first sheet found by the words that is as wanted. */
export const sheetWith = async (
  requests: APIRequestContext,
  words: string,
  isWanted: (details: SheetDetails) => boolean = () => true,
  mseid?: number,
): Promise<SheetDetails> => {
  for (const { isn } of await sheetsFound(requests, words, mseid)) {
    const details = await detailsOf(requests, isn);
    if (isWanted(details)) return details;
  }
  throw new Error(`no sheet found by “${words}” is as wanted`);
};

/** Signs in and opens the page of the sheet that is as wanted. */
export const openSheet = async (
  page: Page,
  words: string,
  isWanted?: (details: SheetDetails) => boolean,
  { language = 'en' as Language, name = 'admin@mapleridge.example', mseid = 10001 } = {},
): Promise<SheetDetails> => {
  await enter(page.request, { name });
  const details = await sheetWith(page.request, words, isWanted, mseid);
  await openAt(page, detailsPathOf(details.isn), language);
  return details;
};

/** A day as the specification writes it in English, `MMMM D, YYYY`. */
export const longDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
