import { readFile } from 'node:fs/promises';
import { call, enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

test('the privacy page is found before signing in, says for how long, and leads back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login?lang=en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('The activity log: 400 days.')).toBeVisible();
  await expect(page.getByText('marks for 180 days a browser in which you signed in')).toBeVisible();
  await expect(page.getByText('networks from which you signed in: 180 days after the last time')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy');
});

test('a person takes home what is kept of them', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name: 'collection@mapleridge.example' });
  await openAt(page, '/account-information', 'fr');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger ce qui est conservé à votre sujet' }).click();
  const data = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(data.account.name).toBe('collection@mapleridge.example');
  await expectAccessible(page);
});

test('the desk erases a person after asking, who then is nobody', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name: 'operator@vigie.example' });
  await enter(request, { name: 'operator@vigie.example' });
  const email = `${crypto.randomUUID()}@vigie.example`;
  const invitation = { email, organisation: 10002, role: 'company-admin', language: 'en', is_subscribed: true };
  const { id } = await (await call(request, 'POST', '/operator/users', invitation)).json();
  await openAt(page, `/operator/users/${id}`, 'en');
  await page.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Erase ${email}?` });
  await expect(dialog).toContainText(`Former user ${id}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(toastOf(page, `${email} was erased.`)).toBeVisible();
  expect((await call(request, 'GET', `/operator/users/${id}`)).status()).toBe(404);
});
