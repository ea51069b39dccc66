import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** Keeps the sheets of a location, a small one if none is named, and waits until all of it is there, the app too. */
export const keep = async (page: Page, place = 'Janitorial') => {
  await page.goto('/tools/offline');
  await page.getByRole('radio', { name: 'Those of some locations' }).check();
  await page.getByRole('combobox', { name: 'Sheets of these locations' }).click();
  await page.getByRole('checkbox', { name: place, exact: true }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await untilKept(page);
};

/** Waits until all of it is there, the app too. */
export const untilKept = async (page: Page) => {
  await expect(page.getByText('As of', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('not complete yet')).toHaveCount(0, { timeout: 120_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 240_000 });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // A phone drops what it fetched when it likes: what it was given to keep has to do.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
};

/** What is kept, as the browser has it. */
export const kept = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    mark: localStorage.getItem('kept'),
  }));

export const bar = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'No connection: sheets kept on this device' });
