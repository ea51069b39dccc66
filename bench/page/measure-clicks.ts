import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';
import { type WireAnswer, wireAnswer } from '#contract/search/wire-answer.ts';
import { click, createChooser } from './controls.ts';
import { watchMainThread } from './main-thread.ts';
import { type WatchedClick, watchNextClick } from './watch-click.ts';

export interface ClickSample extends WatchedClick {
  readonly kind: string;
  /** Processor time of the page's main thread, in milliseconds. */
  readonly worked: number;
}

export interface ClickResult {
  readonly samples: readonly ClickSample[];
  /** Why clicks were left out, in words, once for each. */
  readonly leftOut: readonly string[];
  /** Path and parameters of every search that the clicks asked for. */
  readonly searches: readonly string[];
}

/** Time between clicks: the page is at rest when the next one comes. */
const rest = 150;

/** Clicks filters until `count` clicks count, and holds what the page showed against the answer it was sent. */
export const measureClicks = async (page: Page, count: number): Promise<ClickResult> => {
  const choose = createChooser(page);
  const watchWork = await watchMainThread(page);
  let isAtEnd = false;
  const samples: ClickSample[] = [];
  const leftOut: string[] = [];
  const searches: string[] = [];
  for (let made = 0; made < count * 2 && samples.length < count; made++) {
    await wait(rest);
    const control = await choose();
    if (!control) {
      // Once more from the whole collection, where other filters are left.
      leftOut.push('no filter was left that gives another set of sheets');
      if (isAtEnd) break;
      isAtEnd = true;
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      continue;
    }
    isAtEnd = false;
    const answers: Promise<Response | undefined> = page
      .waitForResponse((response) => response.url().includes('/lucidworks-solr-api/'), { timeout: 3000 })
      .catch(() => undefined);
    await page.evaluate(watchNextClick);
    let watched: WatchedClick | undefined;
    const worked = await watchWork(async () => {
      await click(page, control);
      watched = await page.evaluate(() => window.watchedClick);
    });
    const answer = await answers;
    const reason = whyLeftOut(watched, answer && wireAnswer.parse(await answer.json()));
    if (answer) searches.push(new URL(answer.url()).pathname + new URL(answer.url()).search);
    if (reason) leftOut.push(reason);
    else if (watched) samples.push({ ...watched, kind: control.kind, worked });
  }
  return { samples, leftOut, searches };
};

const whyLeftOut = (watched: WatchedClick | undefined, answer: WireAnswer | undefined): string | undefined => {
  if (!answer) return 'no search was asked for';
  if (!watched) return 'the number of sheets did not change';
  const numbers = answer.response.docs.map((sheet) => sheet['Name.IdentificationNumber.RecordNumber_s']);
  if (watched.after !== answer.response.numFound || numbers.join() !== watched.rows.join())
    return 'the page did not yet show the answer’s rows';
  return undefined;
};
