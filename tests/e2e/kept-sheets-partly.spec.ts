import type { Page } from '@playwright/test';
import { bar } from './kept.ts';
import { enter, openAt } from './people.ts';
import { countHeading, expect, expectAccessible, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

/** Begins to keep all sheets, and has the network go once so many batches of them have come. */
const keepUntilCut = async (page: Page, batches: number) => {
  let asked = 0;
  await page.route('**/api/kept-sheets/sheets?**', (route) => {
    asked += 1;
    // The connection hangs, as it does where one walks out of its reach.
    return asked > batches ? undefined : route.continue();
  });
  await page.getByRole('radio', { name: 'All sheets that you may see' }).check();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText(new RegExp(`^Fetching sheets: ${batches * 25} of`))).toBeVisible({ timeout: 60_000 });
  await page.context().setOffline(true);
};

test('a copy that lost the network on its way opens without one, searches what has come, and says how much that is [S4.1-20]', async ({
  page,
}) => {
  await enter(page.request);
  await openAt(page, '/tools/offline');
  await keepUntilCut(page, 2);
  await page.reload();
  await expect(bar(page)).toContainText(/50 of [\d,]+ sheets/);
  await expect(bar(page)).toContainText('A sheet that is not found now may be in the collection all the same.');
  await expect(page.getByText('not complete yet')).toBeVisible();
  await page.goto('/search?q=');
  await expect(bar(page)).toContainText(/50 of [\d,]+ sheets/);
  await expect(countHeading(page)).toContainText('50');
  await expectAccessible(page);
  await page.locator('main a[href^="/sds-details/"]').first().click();
  await expect(page.context().pages().at(-1)!.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the page on which sheets are being fetched goes on with those that have come when the network goes [S4.1-20]', async ({
  page,
}) => {
  await enter(page.request);
  await openAt(page, '/tools/offline');
  await keepUntilCut(page, 1);
  await page.getByRole('link', { name: 'Vigie, back to search' }).click();
  await expect(bar(page)).toContainText(/25 of [\d,]+ sheets/);
  await expect(countHeading(page)).toContainText('25');
});

test('a connection that goes while PDFs are fetched is told with how many are missing, and they come once it is back [S4.1-20]', async ({
  page,
  context,
}) => {
  await enter(page.request);
  await openAt(page, '/tools/offline');
  let asked = 0;
  let isCut = true;
  await context.route(/\/api\/pdf\/\d+\.pdf\?for=device/, async (route) => {
    asked += 1;
    if (!isCut || asked <= 2) return route.continue();
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  await page.getByRole('radio', { name: 'Those of some locations' }).check();
  await page.getByRole('combobox', { name: 'Sheets of these locations' }).click();
  await page.getByRole('checkbox', { name: 'Janitorial', exact: true }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  const told = page.getByText(/The connection was lost: \d+ PDFs are still missing/);
  await expect(told).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Everything has been fetched.')).toHaveCount(0);
  await expectAccessible(page);
  isCut = false;
  await context.setOffline(false);
  await expect(told).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByText('Everything has been fetched.')).toBeAttached({ timeout: 120_000 });
});
