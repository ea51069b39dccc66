import { shiftFaults, watchShifts } from '../walk/shifts.ts';
import { enter, openAt } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, sheetCount, signIn, test } from './portal.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test('at 360 px shows name and supplier together, and nothing runs off the side', async ({ page }) => {
  await signIn(page, { language: 'fr' });
  const first = page.getByRole('list', { name: 'Résultats' }).getByRole('listitem').first();
  await expect(first).toContainText('2,4-Diisocyanate de toluène, grade technique');
  await expect(first).toContainText('Résines Polyvex');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('opens a result where one is, and going back leads to the search [S2.2.4-42]', async ({ page, context }) => {
  await signIn(page);
  const first = page.getByRole('list', { name: 'Results' }).getByRole('link').first();
  await first.tap();
  await page.waitForURL('**/sds-details/isn/*');
  await expect(page.getByRole('region', { name: 'First aid', exact: true })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  await page.goBack();
  await expect(first).toBeVisible();
});

test('filters from a drawer whose button tells how many sheets it will show', async ({ page }) => {
  await signIn(page, { language: 'fr' });
  const all = await sheetCount(page);
  await page.getByRole('button', { name: /^Filtres/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtres' });
  await drawer.getByRole('button', { name: /^Corrosion/ }).click();
  const show = drawer.getByRole('button', { name: /^Afficher [\d\s]+ fiches$/ });
  await expect.poll(async () => Number((await show.innerText()).replace(/\D/g, ''))).toBeLessThan(all);
  await expectAccessible(page);
  const promised = Number((await show.innerText()).replace(/\D/g, ''));
  await show.click();
  await expect(drawer).toHaveCount(0);
  expect(await sheetCount(page)).toBe(promised);
  await expect(page.getByRole('button', { name: 'Filtres, 1 actif' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('sorts the cards from a menu', async ({ page }) => {
  await signIn(page);
  const first = await page.getByRole('list', { name: 'Results' }).getByRole('listitem').first().innerText();
  await page.getByRole('button', { name: 'Name, A to Z' }).click();
  await page.getByRole('menuitem', { name: 'Name, Z to A' }).click();
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem').first()).not.toHaveText(first);
});

test('switches the language and signs out from the menu [S1.4-09 S1.8-09 S2.2.1-06]', async ({ page }) => {
  await signIn(page, { language: 'fr' });
  await page.getByRole('button', { name: 'Autres options' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'More options' })).toBeVisible();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are logged out.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('touch targets are at least 40 px', async ({ page }) => {
  await signIn(page, { language: 'fr' });
  await expect(page.getByRole('list', { name: 'Résultats' }).getByRole('listitem').first()).toBeVisible();
  // Measured at once: the toast of the sign-in goes while one looks.
  const tooSmall = await page.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && Math.min(width, height) < 39 ? [button.outerHTML] : [];
    }),
  );
  expect(tooSmall).toEqual([]);
});

test('nothing jumps while search, message centre and a guide come over a slow network', async ({ page }) => {
  await signIn(page, { language: 'fr' });
  await page.addInitScript(watchShifts);
  for (const address of ['/search', '/message-centre', '/resources/guides/filters']) {
    const open = async () => {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
    };
    expect(await shiftFaults(page, open), address).toEqual([]);
  }
});

test('the toast of signing in covers neither the search box nor the announcement', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email or user name' }).fill('admin@mapleridge.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026-portal');
  await page.keyboard.press('Enter');
  const toast = page.getByRole('status').filter({ hasText: 'You are logged in.' });
  await expect(toast).toBeVisible();
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  for (const below of [page.getByRole('search'), page.getByRole('region', { name: 'Announcement' })]) {
    await expect(below).toBeVisible();
    expect((await below.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  }
});

test('the notice of cookies is low, and accepting it leaves the page where it is', async ({ page }) => {
  await signIn(page, { language: 'fr' });
  const notice = page.getByRole('region', { name: 'Témoins' });
  await expect(notice).toBeVisible();
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(84);
  await page.evaluate(() => window.scrollTo(0, 200));
  await notice.getByRole('button', { name: 'Accepter et continuer' }).tap();
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
});

test('each pictogram says its name under a finger', async ({ page }) => {
  await signIn(page, { language: 'fr' });
  await page.getByRole('button', { name: /^Filtres/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtres' });
  await expect(drawer.getByText('Tête de mort sur deux tibias', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the navigation that opens over a page is a dialog with a name', async ({ page }) => {
  await enter(page.request);
  await openAt(page, '/contact-us');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await expect(drawer.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeFocused();
});
