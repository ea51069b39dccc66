import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { call, enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, withoutFirstAnswers } from './portal.ts';

/** An organisation of this test's alone; its number. */
const makeOrganisation = async (requests: APIRequestContext, name: string): Promise<number> => {
  const made = await call(requests, 'POST', '/operator/organisations', {
    name_en: name,
    name_fr: `${name} (fr)`,
    location_label_en: 'Location',
    location_label_fr: 'Emplacement',
    ingredients: false,
    custom_fields: [],
    products: [],
    allowed_addresses: [],
    account_manager_email: '',
    locations: [],
  });
  return (await made.json()).id;
};

const openOperator = async (page: Page, name: string, language: 'en' | 'fr'): Promise<number> => {
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name: 'operator@vigie.example' });
  const id = await makeOrganisation(page.request, name);
  await openAt(page, `/operator/organisations/${id}`, language);
  return id;
};

test('an operator takes everything of an organization home, sets its end, and takes that back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await openOperator(page, 'Kiln and Sons', 'en');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export everything' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^vigie-${id}-kiln-and-sons-[-\\d]{10}\\.zip$`));
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'End this organization' }).click();
  const dialog = page.getByRole('dialog', { name: 'End of the organization' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'End this organization' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Say why\./);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The contract ends.');
  await dialog.getByRole('textbox', { name: /^To confirm/ }).fill('Kiln');
  await dialog.getByRole('button', { name: 'End this organization' }).click();
  await expect(dialog.getByText('This is not the name of the organization.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^To confirm/ }).fill('Kiln and Sons');
  const day = dialog.getByRole('textbox', { name: 'Day (DD-MM-YYYY)' });
  const usual = await day.inputValue();
  await day.fill('01-01-2020');
  await dialog.getByRole('button', { name: 'End this organization' }).click();
  await expect(day).toHaveAccessibleDescription(/from tomorrow on/);
  await day.fill(usual);
  await dialog.getByRole('button', { name: 'End this organization' }).click();
  await expect(toastOf(page, 'The end of the organization is set.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const notice = page.getByRole('region', { name: 'End of the organization' });
  await expect(notice).toContainText('This organization ends on');
  await expect(notice).toContainText('Reason: The contract ends.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Keep it after all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it after all' }).click();
  await expect(toastOf(page, 'The organization stays.')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the end is set in French on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOperator(page, 'Moulin du Lac', 'fr');
  await page.getByRole('button', { name: 'Mettre fin à cette organisation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fin de l’organisation' });
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Fin du contrat.');
  await dialog.getByRole('textbox', { name: /^Pour confirmer/ }).fill('Moulin du Lac (fr)');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Mettre fin à cette organisation' }).click();
  await expect(page.getByRole('region', { name: 'Fin de l’organisation' })).toContainText('prendra fin le');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('what changes while somebody is signed in is on the page at its next load', async ({ page }) => {
  await withoutFirstAnswers(page);
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  let changed = {};
  await page.route('**/api/userinfo', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changed } });
  });
  await enter(page.request);
  await openAt(page, '/manage-users');
  const banner = page.getByRole('region', { name: 'End of the organization' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  changed = { endsOn: '2099-12-31' };
  await page.reload();
  await expect(banner).toContainText('December 31, 2099');
  expect(await page.evaluate(() => localStorage.getItem('userinfo'))).toContain('2099-12-31');
  changed = { role: 'read-only', permissions: ['search'] };
  await page.reload();
  await expect(page.getByRole('heading', { name: /Your role cannot open/ })).toBeVisible();
});

test('administrators see the day on every page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await page.route('**/api/userinfo', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), endsOn: '2099-12-31' } });
  });
  await enter(page.request);
  for (const path of ['/manage-users', '/account-information']) {
    await openAt(page, path);
    await expect(page.getByRole('region', { name: 'End of the organization' })).toContainText('December 31, 2099');
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
