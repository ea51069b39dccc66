import type { BrowserContext, Page } from '@playwright/test';
import { enter, openSearch } from './people.ts';
import { expect, expectAccessible, settled, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });
// The whole collection is fetched first.
test.setTimeout(120_000);

const reader = { name: 'reader@mapleridge.example' };

/** Chooses what is offered first, with PDFs, and waits until all of it is there. */
const keep = async (page: Page) => {
  await page.goto('/tools/offline');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText('As of', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('not complete yet')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
};

const cutOff = async (context: BrowserContext) => context.setOffline(true);
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection: sheets kept on this device' });

test('what is kept is found, read and labelled without a network, from the opening of the app on [S4.1-01 S4.1-07]', async ({
  page,
  context,
}) => {
  await openSearch(page, reader);
  await keep(page);
  await page.goto('/search');
  const online = await page.locator('#results-heading').innerText();
  await cutOff(context);
  // Before the app is opened.
  await page.goto('/search');
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('#results-heading')).toHaveText(online);
  await expectAccessible(page);
  // A word that is misspelt, as with the network.
  await page.getByRole('combobox', { name: 'Search the collection' }).fill('acetne');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: /ac[eé]tone/i }).first()).toBeVisible();
});
