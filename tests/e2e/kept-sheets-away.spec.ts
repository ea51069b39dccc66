import type { Page } from '@playwright/test';
import { bar, kept, untilKept } from './kept.ts';
import { enter, openAt } from './people.ts';
import { expect, expectAccessible, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

/** Fills in the form for a small location, without PDFs. */
const chooseLittle = async (page: Page) => {
  await enter(page.request);
  await openAt(page, '/tools/offline');
  await page.getByRole('radio', { name: 'Those of some locations' }).check();
  await page.getByRole('combobox', { name: 'Sheets of these locations' }).click();
  await page.getByRole('checkbox', { name: 'Janitorial', exact: true }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'None' }).check();
};

const keepLittle = async (page: Page) => {
  await chooseLittle(page);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await untilKept(page);
};

test('keeping without a connection says so at the button, keeps the choice, and goes on when pressed again [S4.1-15]', async ({
  page,
  context,
}) => {
  await chooseLittle(page);
  const button = page.getByRole('button', { name: 'Keep on this device' });
  await context.setOffline(true);
  await button.click();
  await expect(page.getByRole('alert')).toContainText('This needs a connection');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(button).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole('combobox', { name: 'Sheets of these locations' })).toContainText('Janitorial');
  await expect(page.getByRole('radio', { name: 'None' })).toBeChecked();
  expect(await kept(page)).toMatchObject({ databases: [], mark: null });

  await context.setOffline(false);
  await button.click();
  await untilKept(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await kept(page)).mark).toContain('@10001');
});

test('refreshing and another choice say so likewise, and what is kept stays as it is [S4.1-15]', async ({
  page,
  context,
}) => {
  await keepLittle(page);
  const before = await page.getByText(/^\d+ sheets$/).innerText();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Refresh now' }).click();
  await expect(page.getByRole('alert')).toContainText('What is kept stays as it is.');
  const larger = page.getByRole('radio', { name: 'Up to 100.0 MB' });
  await larger.check();
  await page.getByRole('button', { name: 'Keep this choice' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'press again' })).toBeInViewport();
  await expect(larger).toBeChecked();
  await expect(page.getByText(before, { exact: true })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Keep this choice' }).click();
  await expect(page.getByText(/^Fetching PDFs/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});

test('a connection that hangs is no connection, and the button can be pressed again [S4.1-15]', async ({ page }) => {
  await keepLittle(page);
  await page.route('**/api/**', () => undefined);
  await page.getByRole('button', { name: 'Refresh now' }).click();
  await expect(page.getByRole('alert')).toContainText('This needs a connection');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Refresh now' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refresh now' })).toBeEnabled();
});

test('somebody who signs out while sheets are being fetched leaves none of them behind [S4.1-09]', async ({ page }) => {
  await enter(page.request);
  await openAt(page, '/tools/offline');
  let answer = (): void => undefined;
  const isAsked = page.waitForRequest('**/api/kept-sheets/sheets?**');
  await page.route('**/api/kept-sheets/sheets?**', async (route) => {
    const came = await route.fetch();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ response: came }).catch(() => undefined);
  });
  await page.getByRole('radio', { name: 'All sheets that you may see' }).check();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await isAsked;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  answer();
  await expect.poll(async () => kept(page)).toMatchObject({ databases: [], mark: null });
});
