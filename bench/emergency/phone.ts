import type { Browser, Page, Response } from '@playwright/test';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { openPhone, slowDown } from '../slow-phone.ts';

export interface Query {
  readonly kind: string;
  readonly typed: string;
  /** Record numbers, any one of which answers. */
  readonly wanted: readonly number[];
}

/** How a query went. */
export interface Answered extends Query {
  /** Row in which a wanted sheet stood, from 1; undefined where none of the first rows was. */
  readonly row: number | undefined;
  /** Milliseconds from the opened search page to its first aid, and taps after the last key; undefined where none was found. */
  readonly ms: number | undefined;
  readonly taps: number | undefined;
}

/** Rows that are looked at without scrolling on. */
const rowsLookedAt = 3;

/** Milliseconds between two keys of the hand, and those that it takes to see and to reach what is tapped. */
const keyTime = 60;
const reachTime = 400;

interface Options {
  readonly url: string;
  readonly credentials: { readonly name: string; readonly password: string };
}

/** A phone with the search page open, signed in; nothing of the page before is kept. */
export const openOnPhone = async (browser: Browser, { url, credentials }: Options): Promise<Page> => {
  const context = await openPhone(browser, url);
  const headers = { [xhrMarker.name]: xhrMarker.value };
  const answer = await context.request.post(`${apiBase}/login`, { headers, data: credentials });
  if (!answer.ok()) throw new Error(`signing in was answered with ${answer.status()}`);
  const page = await context.newPage();
  context.on('page', (tab) => void slowDown(tab).catch(() => undefined));
  await slowDown(page);
  await page.goto('/?lang=en');
  await page.locator('#results-heading').filter({ hasText: /\d/ }).waitFor();
  return page;
};

/** Types the query, takes the first row that answers it, and waits until first aid can be read. */
export const answerOnPhone = async (page: Page, query: Query): Promise<Answered> => {
  const started = performance.now();
  let taps = 0;
  const box = page.getByRole('combobox', { name: 'Search the collection' });
  await box.tap();
  await page.keyboard.type(query.typed, { delay: keyTime });
  const answer = page.waitForResponse(isAnswerTo(query.typed), { timeout: 20_000 });
  // The search key of the phone's keyboard.
  await page.keyboard.press('Enter');
  taps += 1;
  await (await answer).finished();
  await drawn(page);
  const row = await wantedRow(page, query.wanted);
  if (row === undefined) return { ...query, row, ms: undefined, taps: undefined };
  await page.waitForTimeout(reachTime);
  await page
    .locator(rowLinks)
    .nth(row - 1)
    .tap();
  taps += 1;
  const card = page.getByRole('region', { name: 'First aid', exact: true });
  await card.getByRole('heading', { name: 'Eyes', exact: true }).waitFor({ timeout: 30_000 });
  return { ...query, row, ms: performance.now() - started, taps };
};

const rowLinks = 'main li > a[href^="/sds-details/isn/"]';

const isAnswerTo = (typed: string) => (response: Response) => {
  const { pathname, searchParams } = new URL(response.url());
  return pathname.includes('/lucidworks-solr-api/') && (searchParams.get('q') ?? '').includes(JSON.stringify(typed));
};

/** The rows of an answer that has come stand on the screen: the announcer has said how many, and what it changed was painted. */
const drawn = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      /\d/.test(document.querySelector('[role=status].visually-hidden')?.textContent ?? '') &&
      document.querySelector('[aria-busy=true]') === null,
    undefined,
    { timeout: 20_000 },
  );

const wantedRow = async (page: Page, wanted: readonly number[]): Promise<number | undefined> => {
  const hrefs = await page
    .locator(rowLinks)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const at = hrefs.slice(0, rowsLookedAt).findIndex((href) => wanted.includes(Number(href.split('/').at(-1))));
  return at < 0 ? undefined : at + 1;
};
