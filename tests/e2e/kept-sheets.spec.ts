import type { BrowserContext } from '@playwright/test';
import { makePdf } from '../support/pdfs.ts';
import { fileOf } from './files.ts';
import { bar, keep, kept } from './kept.ts';
import { enter, openSearch } from './people.ts';
import { countHeading, expect, expectAccessible, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });
// The sheets are fetched first, and those of the demo are drawn for it.
test.setTimeout(180_000);
test.describe.configure({ mode: 'serial' });

/** The network is gone for pages and for the service worker, which does not ask through the page. */
const cutOff = async (context: BrowserContext) => {
  await context.setOffline(true);
};

test('what is kept is searched, read and labelled without a network, from the opening of the app to the PDF [S4.1-01 S4.1-07]', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await keep(page);
  const places = new URLSearchParams({ 'f.location': '1/10' });
  await page.goto(`/search?${places}`);
  const online = await countHeading(page).innerText();
  const names = await page.locator('main a[href^="/sds-details/"]').allInnerTexts();
  await cutOff(context);

  // Before the app is opened.
  await page.goto('/search?q=');
  await expect(bar(page)).toContainText('Janitorial');
  await expect(countHeading(page)).toHaveText(online);
  await expectAccessible(page);

  // While one types: a word that is misspelt finds as it does with the network.
  const word = names.flatMap((name) => name.match(/[a-z]{7,}/gi) ?? [])[0] ?? '';
  const typed = word.slice(0, 3) + word.slice(4);
  const box = page.getByRole('combobox', { name: 'Search the collection' });
  await box.fill(typed);
  await page.keyboard.press('Enter');
  const found = page.locator('main a[href^="/sds-details/"]', { hasText: new RegExp(word, 'i') });
  await expect(found.first()).toBeVisible();
  // What cannot be searched here is no fault, and nothing to try again.
  await expect(page.getByText('The text of the sheets is searched with a connection only.')).toBeVisible();
  await expect(page.getByText('The text of the sheets could not be searched.')).toHaveCount(0);

  // On the result, in a tab of its own.
  const isn = /(\d+)$/.exec((await found.first().getAttribute('href')) ?? '')?.[1] ?? '';
  const details = await context.newPage();
  await details.goto(`/sds-details/isn/${isn}`);
  await expect(details.getByRole('heading', { level: 1 })).toContainText(new RegExp(word, 'i'));
  await expect(bar(details)).toBeVisible();

  // The label, and the PDF at a page.
  await details.goto(`/tools/label/labels/${isn}`);
  await expect(details.getByRole('img').first()).toBeVisible();
  const pdf = await details.evaluate(async (number) => {
    const whole = await fetch(`/api/pdf/${number}.pdf?lang=en`);
    const part = await fetch(`/api/pdf/${number}.pdf`, { headers: { range: 'bytes=0-4' } });
    return [whole.status, whole.headers.get('content-type'), part.status, await part.text()];
  }, isn);
  expect(pdf).toEqual([200, 'application/pdf', 206, '%PDF-']);

  // An addition can be begun, for the locations that are known here.
  await details.goto('/sds-addition');
  await details.getByLabel('Browse files').setInputFiles([fileOf('new.pdf', await makePdf('new'))]);
  await details.getByRole('combobox', { name: 'Location, new.pdf' }).click();
  await expect(details.getByRole('dialog').getByRole('checkbox', { name: 'Laboratory', exact: true })).toBeVisible();

  // Back online: the page is the server's again.
  await context.setOffline(false);
  await expect(bar(page)).toHaveCount(0, { timeout: 30_000 });
});

test('a PDF that is not kept says so, and so does a sheet [S4.1-07]', async ({ page, context }) => {
  await openSearch(page);
  await keep(page);
  await cutOff(context);
  await page.goto('/api/pdf/1.pdf');
  await expect(page.getByRole('heading', { name: 'No connection: this PDF is not on this device' })).toBeVisible();
  await page.goto('/sds-details/isn/1');
  await expect(page.getByRole('heading', { name: 'This sheet is not kept on this device' })).toBeVisible();
  await expect(page.getByText(/keeps the sheets of Janitorial, as of .* until /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Search what is kept' }).click();
  await expect(countHeading(page)).toContainText(/\d/);
  await page.goto((await page.locator('main a[href^="/sds-details/"]').first().getAttribute('href')) ?? '');
  await page.getByRole('button', { name: '4. First-aid measures' }).click();
  await expect(page.getByText('Vigie cannot be reached. Check your connection, then try again.')).toBeVisible();
});

test('a network that hangs is answered from the device [S4.1-08]', async ({ page }) => {
  await openSearch(page);
  await keep(page);
  await page.route('**/api/**', () => undefined);
  await page.goto('/search?q=');
  await expect(bar(page)).toBeVisible({ timeout: 20_000 });
  await expect(countHeading(page)).toContainText(/\d/);
});

test('signing out leaves nothing of it on the device [S4.1-09]', async ({ page }) => {
  await openSearch(page);
  await keep(page);
  expect(await kept(page)).toMatchObject({ mark: expect.stringContaining('@10001') });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect
    .poll(async () => {
      const { databases, caches, mark } = await kept(page);
      return [databases.includes('vigie-kept'), caches.includes('vigie-kept-pdfs'), mark];
    })
    .toEqual([false, false, null]);
});

test('the bare address leads to what is kept where no server can be asked, and empties nothing [S4.1-01]', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await keep(page);
  await cutOff(context);
  await page.goto('/');
  await page.waitForURL('**/search**');
  await expect(bar(page)).toBeVisible();
  await expect(countHeading(page)).toContainText(/\d/);
  expect(await kept(page)).toMatchObject({ mark: expect.stringContaining('@10001') });
});

test('a session that has run out asks for a sign-in, and where there is no network for none [S4.1-09 S4.1-17]', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await keep(page);
  await context.clearCookies({ name: 'vigie_session' });
  const name = page.locator('input[name=name]');
  for (const address of ['/search', '/']) {
    await page.goto(address);
    await page.waitForURL('**/login**');
    await expect(name).toBeVisible();
    const { databases, mark } = await kept(page);
    expect([databases.includes('vigie-kept'), mark]).toEqual([true, expect.stringContaining('@10001')]);
  }
  // The network goes while the form is there, and before the app is opened.
  const over = page.getByRole('status').filter({ hasText: 'Session over: sheets kept on this device' });
  await cutOff(context);
  await page.waitForURL('**/search**');
  await expect(over).toBeVisible();
  await expect(countHeading(page)).toContainText(/\d/);
  for (const address of ['/', '/search?q=']) {
    await page.goto(address);
    await page.waitForURL('**/search**');
    await expect(bar(page)).toBeVisible();
    await expect(countHeading(page)).toContainText(/\d/);
  }
  // With the network the session is over again; what is kept is a press away, and stays while one reads it.
  await context.setOffline(false);
  await page.goto('/search');
  await page.waitForURL('**/login**');
  await expect(name).toBeVisible();
  await page.getByRole('button', { name: 'Open the sheets kept on this device' }).click();
  await expect(over).toBeVisible();
  await expectAccessible(page);
  const [sheet] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('main a[href^="/sds-details/"]').first().click(),
  ]);
  await sheet.close();
  await page.getByRole('combobox', { name: 'Search the collection' }).fill('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=a/);
  await expect(countHeading(page)).toContainText(/\d/);
  await page.waitForLoadState('networkidle');
  await expect(over).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(name).toBeVisible();
  await enter(page.request);
  await page.goto('/');
  await page.waitForURL('**/search**');
  await cutOff(context);
  await page.goto('/search?q=');
  await expect(bar(page)).toBeVisible();
});

test('a network that hangs at sign-in leads to what is kept [S4.1-08 S4.1-17]', async ({ page, context }) => {
  await openSearch(page);
  await keep(page);
  await context.clearCookies({ name: 'vigie_session' });
  await page.route('**/api/**', () => undefined);
  await page.goto('/');
  await expect(bar(page)).toBeVisible({ timeout: 20_000 });
  await expect(countHeading(page)).toContainText(/\d/);
});

test('another person on the same device finds nothing of the first one’s [S4.1-09]', async ({ page, context }) => {
  await openSearch(page);
  await keep(page);
  // Somebody else takes the device, without a sign-out of the first.
  await context.clearCookies();
  await enter(page.request, { name: 'reader@mapleridge.example' });
  await page.goto('/');
  await page.evaluate(() => localStorage.removeItem('userinfo'));
  await page.goto('/');
  await page.waitForURL('**/search**');
  await expect.poll(async () => (await kept(page)).mark).toBeNull();
  await expect.poll(async () => (await kept(page)).caches).not.toContain('vigie-kept-pdfs');
  await cutOff(context);
  await page.goto('/search?q=');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
});

test('after thirty days without a word from the server nothing is kept [S4.1-09]', async ({ page, context }) => {
  await openSearch(page);
  await keep(page);
  const { mark } = await kept(page);
  await page.evaluate((text) => {
    localStorage.setItem('kept', JSON.stringify({ ...JSON.parse(text ?? ''), until: Date.now() - 1 }));
  }, mark);
  await cutOff(context);
  await page.goto('/search?q=');
  await expect.poll(async () => (await kept(page)).mark).toBeNull();
  await expect.poll(async () => (await kept(page)).databases).not.toContain('vigie-kept');
});
