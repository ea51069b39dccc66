import { readFile } from 'node:fs/promises';
import { enter, openAt } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

test('an administrator reads who did what, narrows it by event and day, and takes it home', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name: 'admin@mapleridge.example' });
  await openAt(page, '/manage-users', 'en');
  await page.getByRole('navigation').getByRole('link', { name: 'Activity log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity log' })).toBeFocused();
  await expect(page.getByText('Entries are kept for 400 days.')).toBeVisible();
  const signIns = page.getByRole('row').filter({ hasText: 'Signed in' });
  // Others of the organisation sign in meanwhile.
  await expect(signIns.filter({ hasText: 'admin@mapleridge.example' }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'Sign-in refused' }).click();
  await expect(signIns).toHaveCount(0);
  await page.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'Anything' }).click();
  const since = page.getByRole('textbox', { name: 'From (DD-MM-YYYY)' });
  await since.fill('31-02-2026');
  await since.press('Tab');
  await expect(since).toHaveAccessibleDescription('Enter a whole date that exists, as DD-MM-YYYY.');
  await since.fill('01-01-2099');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await since.fill('');
  await expect(signIns.first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find' }).fill('admin@mapleridge');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download for a spreadsheet' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('activity-log.csv');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(',Signed in,');
  expect(file).not.toContain('riviere-bleue');
});

test('the desk reads the log of one organization or of all, in French on a phone too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name: 'operator@vigie.example' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, '/operator/audit-log', 'fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Journal d’activité' })).toBeVisible();
  await expect(page.getByText('Connexion', { exact: true }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Organisation' }).fill('Rivière');
  await page.getByRole('option', { name: /Rivière-Bleue/ }).click();
  await expect(page.getByText('operator@vigie.example')).toHaveCount(0);
});

test('who manages nobody has no activity log', async ({ page }) => {
  await enter(page.request, { name: 'reader@mapleridge.example' });
  await openAt(page, '/audit-log', 'en');
  await expect(page.getByText('Your role cannot open')).toBeVisible();
});
