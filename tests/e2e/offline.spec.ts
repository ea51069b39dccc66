import { enter, openAt, openSearch } from './people.ts';
import { expect, expectAccessible, test } from './portal.ts';

const lost = 'This page could not be loaded: no connection';

test('a page that is opened without a connection says so where it would stand, and can be asked for again', async ({
  page,
  context,
}) => {
  await enter(page.request);
  await openSearch(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { name: lost })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
});

test('a page comes by itself once there is a connection again', async ({ page, context }) => {
  await enter(page.request);
  await openSearch(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { name: lost })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
});

test('what is typed stays where the connection is lost, and leaving is asked about as ever', async ({
  page,
  context,
}) => {
  await enter(page.request);
  await openAt(page, '/contact-us');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Half written');
  await context.setOffline(true);
  await page.getByRole('link', { name: /Message centre/ }).click();
  await page.getByRole('alertdialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Half written');
});

test('a dialog that cannot be loaded says so, leaves the page as it is, and opens later', async ({ page, context }) => {
  await enter(page.request);
  await openSearch(page);
  await page.getByRole('combobox', { name: 'Search the collection' }).fill('acet');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Advanced search' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'This could not be opened: no connection.' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search the collection' })).toHaveValue('acet');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Advanced search' })).toBeVisible();
});

test('a part that went with an older version loads the page anew', async ({ page }) => {
  await enter(page.request);
  await openSearch(page);
  const html = await (await page.request.get('/')).text();
  // The server has another version: another page, and none of the parts this one asks for.
  await page.route('**/assets/ContactUsPage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.route('/', (route) =>
    route.fulfill({ body: html.replace(/index-[^"]+\.js/, 'index-newer.js'), contentType: 'text/html' }),
  );
  const isAnew = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Contact us' }).click();
  await isAnew;
  await page.unrouteAll();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible({ timeout: 15_000 });
});

test('who signs in as the connection goes is told so in the frame of sign-in', async ({ page }) => {
  await page.goto('/login?lang=fr');
  await page.getByRole('textbox', { name: 'Courriel ou nom d’utilisateur' }).fill('admin@mapleridge.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demo-2026-portal');
  await page.route('**/assets/Portal-*.js', (route) => route.abort());
  await page.route('/', (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Cette page n’a pas pu être chargée/ })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: lost })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#results-heading')).toBeVisible();
});

test('a search that cannot be asked does not leave the sheets of the one before under its words', async ({
  page,
  context,
}) => {
  await enter(page.request);
  await openSearch(page);
  const before = await page.getByRole('row').nth(1).innerText();
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'Search the collection' }).fill('ethanol');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText(before.split('\n')[0] ?? '')).toHaveCount(0);
  await context.setOffline(false);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: /ethanol/i })
      .first(),
  ).toBeVisible();
});

test('a label that cannot be drawn says so, and is drawn once there is a connection', async ({ page, context }) => {
  await enter(page.request);
  await openAt(page, '/tools/label/labels/4181148');
  await expect(page.getByRole('button', { name: /^Print/ })).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Minimal' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /^Print/ })).toBeEnabled();
});
