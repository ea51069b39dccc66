import { type BrowserContext, expect, type Page } from '@playwright/test';
import { xhrMarker } from '#contract/call.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import type { Place } from '../place.ts';
import type { startRelay } from '../relay.ts';

/** What a person does, and what becomes of it. */
export type Scene = (stage: Stage) => Promise<void>;

export interface Stage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly place: Place;
  /** What the browser asks, and behind which the server comes and goes. */
  readonly relay: Awaited<ReturnType<typeof startRelay>>;
}

/** Milliseconds that the page may take, on a machine that does other things too. */
const timeout = 30_000;
export const expectSoon = expect.configure({ timeout: timeout });

/** Opens a page as somebody who has signed in a moment ago. */
export const openAs = async (page: Page, name: string, path: string): Promise<void> => {
  const answer = await page.request.post('/api/login', {
    headers: { [xhrMarker.name]: xhrMarker.value },
    data: { name, password: demoPassword },
  });
  expect(answer.status()).toBe(200);
  // The app learns who is signed in on its first page.
  await page.goto('/?lang=en');
  await page.waitForURL(/\/(?:search|operator\/requests)(?:\?|$)/, { timeout: timeout });
  await page.goto(path);
  await expectSoon(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Signs in through the form when it appears. */
export const signInThroughForm = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email or user name' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
};

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
