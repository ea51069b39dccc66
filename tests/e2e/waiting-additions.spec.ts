import type { BrowserContext, Page } from '@playwright/test';
import { makePdf } from '../support/pdfs.ts';
import { type ChosenFile, fileOf } from './files.ts';
import { call, enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(90_000);

const member = 'collection@mapleridge.example';
const waits = 'Waiting on this device';
const newName = () => `${crypto.randomUUID()}.pdf`;

/** The app itself is on the device: what is opened without a network comes from there. */
const keepApp = async (page: Page) => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** Fills in an addition of these files, for one location. */
const fillIn = async (page: Page, files: readonly ChosenFile[]) => {
  await openAt(page, '/sds-addition');
  await page.getByLabel('Browse files').setInputFiles([...files]);
  await page.getByRole('combobox', { name: `Location, ${files[0]?.name}` }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Laboratory', exact: true }).check();
  if (files.length > 1) await page.getByRole('dialog').getByRole('checkbox', { name: 'Apply to all files' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
};

const submit = (page: Page) => page.getByRole('button', { name: /^Submit \d+ sheets?$/ });

/** Fills one in and sends it while there is no network. */
const leaveWaiting = async (page: Page, files: readonly ChosenFile[]) => {
  await enter(page.request, { name: member });
  await fillIn(page, files);
  await keepApp(page);
  await page.context().setOffline(true);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'It waits on this device' })).toBeVisible();
};

/** Keys of the additions that left from any tab. */
const sentFrom = (context: BrowserContext) => {
  const keys: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/sds-addition')) keys.push(request.url());
  });
  return keys;
};

/** How many requests there are for a file of this name. */
const requestsFor = async (page: Page, name: string) => {
  await enter(page.request, { name: member });
  const answer = await (await call(page.request, 'GET', '/requests?include=detail&page[size]=100')).json();
  return answer.included.filter((one: object) => JSON.stringify(one).includes(name)).length;
};

/** What waits, as the browser has it. */
const onDevice = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => name?.startsWith('vigie-waiting')),
    mark: localStorage.getItem('waiting'),
  }));

test('an addition that is sent without a network waits on the device, over a reload too, and is sent once when the network is back [S4.1-10 S4.1-11]', async ({
  page,
  context,
}) => {
  const name = newName();
  const sent = sentFrom(context);
  await leaveWaiting(page, [fileOf(name, await makePdf(name))]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See what waits' }).click();
  const section = page.getByRole('region', { name: waits });
  await expect(section).toContainText(name);
  await expect(section).toContainText(/Waits since .*\d{4}/);
  await section.getByRole('button', { name: 'Send now' }).click();
  await expect(section.getByRole('status').filter({ hasText: 'still no connection' })).toBeVisible();

  await page.goto('/message-centre');
  await expect(page.getByRole('region', { name: waits })).toContainText(name);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  expect(await requestsFor(page, name)).toBe(0);
  sent.length = 0;
  await context.setOffline(false);
  await expect(toastOf(page, 'What waited on this device was sent.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: waits })).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(await requestsFor(page, name)).toBe(1);
  expect((await onDevice(page)).mark).toBeNull();
});

test('the page that told of the waiting tells when it has left, with its number [S4.1-18]', async ({
  page,
  context,
}) => {
  const name = newName();
  await leaveWaiting(page, [fileOf(name, await makePdf(name))]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(/Request R-\d+/);
  await expect(page.getByText('There is no connection')).toHaveCount(0);
});

test('what waits is taken back to the form as it was, and sent under the same key where it had arrived after all [S4.1-10]', async ({
  page,
  context,
}) => {
  const name = newName();
  await enter(page.request, { name: member });
  await fillIn(page, [fileOf(name, await makePdf(name))]);
  await keepApp(page);
  // The server takes it, and the network goes before it can say so.
  await page.route('**/api/sds-addition', async (route) => {
    const answer = await route.fetch();
    expect(answer.ok()).toBe(true);
    await context.setOffline(true);
    await route.abort();
  });
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'It waits on this device' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'See what waits' }).click();
  await page.getByRole('button', { name: `Take back, ${name}` }).click();
  await page.waitForURL('**/sds-addition');
  // Where nothing is kept the locations have to be asked for.
  await context.setOffline(false);
  await expect(page.getByRole('combobox', { name: `Location, ${name}` })).toContainText('Laboratory');
  expect((await onDevice(page)).mark).toBeNull();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  expect(await requestsFor(page, name)).toBe(1);
});

test('what the server refuses later is said, and opens again with the fault at its file and nothing lost [S4.1-12]', async ({
  page,
  context,
}) => {
  const [good, broken] = [newName(), newName()];
  await leaveWaiting(page, [fileOf(good, await makePdf(good)), fileOf(broken, '%PDF-1.7 and nothing that follows')]);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'See what waits' }).click();
  const open = page.getByRole('button', { name: `Open again, ${good}, ${broken}` });
  await expect(open).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await openAt(page, '/contact-us');
  await expect(page.getByRole('status').filter({ hasText: 'was not accepted' })).toBeVisible();
  await page.getByRole('link', { name: 'See what waits' }).click();
  await open.click();
  await page.waitForURL('**/sds-addition');
  await expect(page.getByRole('row').filter({ hasText: broken })).toHaveAttribute('data-invalid', 'true');
  await expect(page.getByRole('button', { name: `Take ${broken} off the list` })).toBeFocused();
  await expect(page.getByRole('combobox', { name: `Location, ${good}` })).toContainText('Laboratory');
  await page.getByRole('button', { name: 'Remove the refused file' }).click();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  expect([await requestsFor(page, good), await requestsFor(page, broken)]).toEqual([1, 0]);
});

test('two tabs send what waits once [S4.1-11]', async ({ page, context }) => {
  const name = newName();
  await leaveWaiting(page, [fileOf(name, await makePdf(name))]);
  const other = await context.newPage();
  await other.goto('/message-centre');
  await expect(other.getByRole('region', { name: waits })).toContainText(name);
  const sent = sentFrom(context);
  await context.setOffline(false);
  await Promise.all(
    [page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined)),
  );
  await expect(other.getByRole('region', { name: waits })).toHaveCount(0, { timeout: 30_000 });
  await page.waitForTimeout(1000);
  expect(sent).toHaveLength(1);
  expect(await requestsFor(page, name)).toBe(1);
});

test('another person on the device neither sees nor sends what waits, and its own person finds it again [S4.1-13]', async ({
  page,
  context,
}) => {
  const name = newName();
  await leaveWaiting(page, [fileOf(name, await makePdf(name))]);
  await context.clearCookies();
  await enter(page.request, { name: 'admin@mapleridge.example' });
  await page.evaluate(() => localStorage.removeItem('userinfo'));
  await page.goto('about:blank');
  const sent = sentFrom(context);
  await context.setOffline(false);
  await openAt(page, '/message-centre');
  await page.waitForTimeout(2000);
  await expect(page.getByText(waits)).toHaveCount(0);
  await expect(page.getByText(name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(sent).toEqual([]);
  expect((await onDevice(page)).databases).toHaveLength(1);

  await enter(page.request, { name: member });
  await openAt(page, '/message-centre');
  await expect(toastOf(page, 'What waited on this device was sent.')).toBeVisible({ timeout: 30_000 });
  expect(await requestsFor(page, name)).toBe(1);
});

test('signing out with something waiting asks first, and leaves nothing of it on the device [S4.1-13]', async ({
  page,
}) => {
  const name = newName();
  await leaveWaiting(page, [fileOf(name, await makePdf(name))]);
  const ask = page.getByRole('alertdialog', { name: 'Sign out and lose what waits?' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(ask).toContainText('has not been sent');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Cancel' }).click();
  expect((await onDevice(page)).databases).toHaveLength(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await ask.getByRole('button', { name: 'Sign out and remove' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => onDevice(page)).toEqual({ databases: [], mark: null });
  expect(await requestsFor(page, name)).toBe(0);
});

test('what nobody comes back to send in thirty days is removed [S4.1-13]', async ({ page }) => {
  const name = newName();
  await leaveWaiting(page, [fileOf(name, await makePdf(name))]);
  await page.evaluate(() => {
    const marks = JSON.parse(localStorage.getItem('waiting') ?? '{}');
    for (const mark of Object.values(marks) as { until: number }[]) mark.until -= 30 * 86_400_000 + 60_000;
    localStorage.setItem('waiting', JSON.stringify(marks));
  });
  await page.goto('/message-centre');
  await expect.poll(() => onDevice(page)).toEqual({ databases: [], mark: null });
});

test('where the device has no room the form stays as it is and says so [S4.1-10]', async ({ page }) => {
  const name = newName();
  await enter(page.request, { name: member });
  await fillIn(page, [fileOf(name, await makePdf(name))]);
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.context().setOffline(true);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('no room on this device');
  await expect(page.getByRole('combobox', { name: `Location, ${name}` })).toContainText('Laboratory');
});
