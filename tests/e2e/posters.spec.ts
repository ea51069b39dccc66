import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { identityHeader } from '#contract/identity.ts';
import { codeOn, listed, openPoster } from './open-poster.ts';
import { call } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, looks, signIn, test } from './portal.ts';

/** A location of its own below one that has sheets is not there to be had: the first with sheets is opened, and closed after. */
const openAs = async (page: Page, name?: string): Promise<{ id: number; code: string }> => {
  await signIn(page);
  const poster = await openPoster(page.request, name);
  await page.goto('/privacy');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  return poster;
};

test.describe.configure({ mode: 'serial' });

test('an administrator opens a location, is told what becomes visible, prints, replaces and closes [S3.3-01 S3.3-05]', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  for (const { id } of await listed(page.request)) await call(page.request, 'DELETE', `/posters/${id}`);
  await page.goto('/posters');
  await expect(page.getByRole('heading', { level: 1, name: 'Location posters' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Open .*Laboratory/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('sees without signing in');
  await expect(dialog).toContainText('Nobody sees by it: other locations');
  await expectAccessible(page);
  await shoot(page, 'posters-open-dialog');
  await dialog.getByRole('button', { name: 'Open the location' }).click();
  await expect(page.getByText('The location is open.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Open since' });
  await expect(row).toContainText('not scanned yet');

  await row.getByRole('button', { name: /^Poster of/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'A4' }).click();
  expect((await download).suggestedFilename()).toMatch(/a4\.pdf$/);
  await expect(row).toContainText(/printed on/);

  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Replace the code…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace the code' }).click();
  await expect(page.getByText('The code was replaced.')).toBeVisible();
  await expect(row).toContainText('not printed yet');
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Close…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the location' }).click();
  await expect(page.getByText('The location is closed.')).toBeVisible();
  await expect(row).toHaveCount(0);
  for (const { language, width } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/posters?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await shoot(page, `posters-${language}-${width}`);
  }
});

test('whoever scans a poster is one word and one tap from first aid, in both languages [S3.3-03 S3.3-09]', async ({
  page,
}) => {
  test.slow();
  const { id, code } = await openAs(page);
  for (const { language, width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 780 });
    const answer = await page.goto(`/e/${code}?lang=${language}`);
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    await expect(page.getByRole('list').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(/Laborato/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await shoot(page, `poster-search-${language}-${width}`);
    await page.getByRole('searchbox').fill('acet');
    await expect(page.getByRole('list').getByRole('link').first()).toContainText(/ac[eé]t/i);
    await page.getByRole('list').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: language === 'fr' ? 'Premiers soins' : 'First aid' })).toBeVisible();
    await expect(page.getByRole('heading', { name: language === 'fr' ? 'Yeux' : 'Eyes', exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await shoot(page, `poster-sheet-${language}-${width}`);
    const href = await page
      .getByRole('link', { name: language === 'fr' ? 'Ouvrir la fiche (PDF)' : 'Open the sheet (PDF)' })
      .getAttribute('href');
    expect((await page.request.get(href!)).headers()['content-type']).toBe('application/pdf');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('acet');
  }
  // No cookie was set, and nothing is kept but the language.
  expect(await page.context().cookies()).toEqual([]);
  expect(Object.keys(await page.evaluate(() => ({ ...localStorage })))).toEqual(['lang']);
  await page.getByRole('searchbox').fill('acetne');
  await expect(page.getByText(/Celles-ci contiennent/)).toBeVisible();
  await page.getByRole('button', { name: /^Chercher «/ }).click();
  await expect(page.getByText(/Aucune fiche ne contient «\s?acetne/)).toBeVisible();
  await shoot(page, 'poster-nothing-fr-360');
  await signIn(page);
  await call(page.request, 'DELETE', `/posters/${id}`);
});

test('a code that is replaced while somebody reads leaves first aid on the screen, and says what to do next [S3.3-05]', async ({
  page,
  browser,
}) => {
  test.slow();
  const { id, code } = await openAs(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/e/${code}?lang=en&q=acetone`);
  await page.getByRole('list').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Eyes', exact: true })).toBeVisible();

  const office = await browser.newContext();
  const desk = await office.newPage();
  await signIn(desk);
  const open = (await listed(desk.request)).find((one) => one.id === id)!;
  await call(desk.request, 'POST', `/posters/${id}/replace`, { poster: open.poster!.id });
  const fresh = await codeOn(desk.request, id);

  await page.getByRole('button', { name: 'Afficher en français' }).click();
  await expect(page.getByText('Ce code ne sert plus.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Yeux', exact: true })).toBeVisible();
  await shoot(page, 'poster-ended-reading-fr-360');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ce code ne sert plus' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vie en danger? Appelez le 911.' })).toHaveAttribute('href', 'tel:911');
  await expectAccessible(page);
  await shoot(page, 'poster-ended-fr-360');
  await page.goto(`/e/${fresh.toUpperCase()}?lang=en`);
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible();
  await page.goto('/e/nothing-of-ours?lang=en');
  await expect(page.getByRole('heading', { name: 'No location has this code' })).toBeVisible();
  await call(desk.request, 'DELETE', `/posters/${id}`);
  await office.close();
});

test('without a network the rows stay, it is said so, and the page goes on by itself [S3.3-03]', async ({ page }) => {
  const { code } = await openAs(page);
  await page.goto(`/e/${code}?lang=en`);
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('searchbox').fill('acetone');
  await expect(page.getByRole('alert')).toContainText('No connection');
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible();
  await shoot(page, 'poster-offline-en');
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('list').getByRole('link').first()).toContainText(/acetone/i);
});

test('a member who is signed in sees the poster’s page all the same, as nobody [S3.3-09]', async ({ page }) => {
  const { code } = await openAs(page);
  await signIn(page);
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/e/')) asked.push(request.headers()[identityHeader.toLowerCase()]);
  });
  await page.goto(`/e/${code}`);
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible();
  expect(page.url()).toContain('/e/');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked)).toEqual(new Set([undefined]));
});

/** Keeps what is seen, where somebody wants to look at it. */
const shoot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.PICTURES;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
};
