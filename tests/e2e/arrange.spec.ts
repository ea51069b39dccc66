import type { Browser, Page } from '@playwright/test';
import type { Preferences } from '#contract/calls/preferences.ts';
import type { Language } from '#contract/languages.ts';
import { defaultColumns } from '#contract/search/columns.ts';
import { call, enter, openSearch, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

/** People whose screens no other test looks at this closely; each test has its own and puts everything back. */
const columnsPerson = 'reader@mapleridge.example';
const sectionsPerson = 'mapleridge';

const putBack = async (page: Page, name: string) => {
  await enter(page.request, { name });
  const untouched: Preferences = { columns: [...defaultColumns], hiddenSections: [] };
  expect((await call(page.request, 'PUT', '/preferences', untouched)).ok()).toBe(true);
};

/** The same person at another computer. */
const openElsewhere = async (
  browser: Browser,
  baseURL: string | undefined,
  person: { name: string; language: Language },
) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await openSearch(page, person);
  return page;
};

const heads = (page: Page) => page.getByRole('columnheader');
const panel = (page: Page) => page.getByRole('complementary');

test.describe('columns', () => {
  test.afterEach(({ page }) => putBack(page, columnsPerson));

  test('are chosen by the names the organisation gave them, and kept for the person wherever they sign in [S2.1-03 S2.2.4-17 S2.2.4-18 S2.2.4-29 S2.3-29 S2.3-30 S2.3-31]', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await openSearch(page, { name: columnsPerson });
    await expect(heads(page)).toHaveText([
      'Product ID',
      'Product name',
      'Manufacturer',
      'Language',
      'Pictograms',
      'Action',
    ]);
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage columns' });
    await expect(dialog.getByRole('checkbox')).toHaveCount(10);
    for (const name of ['Product ID', 'Product name', 'Manufacturer', 'Language', 'Pictograms'])
      await dialog.getByRole('checkbox', { name }).uncheck();
    await expect(dialog.getByRole('alert')).toHaveText('Keep at least one column.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Default columns' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('');
    for (const name of ['Cost centre', 'Internal code']) await dialog.getByRole('checkbox', { name }).check();
    await dialog.getByRole('checkbox', { name: 'Product ID' }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toastOf(page, 'Columns saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Columns', exact: true })).toBeFocused();
    await expect(heads(page)).toHaveText([
      'Product name',
      'Manufacturer',
      'Language',
      'Cost centre',
      'Internal code',
      'Pictograms',
      'Action',
    ]);
    await heads(page).filter({ hasText: 'Cost centre' }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name: 'Cost centre' })).toHaveAttribute('aria-sort', 'ascending');

    const other = await openElsewhere(browser, baseURL, { name: columnsPerson, language: 'fr' });
    await expect(heads(other)).toHaveText([
      'Nom du produit',
      'Fabricant',
      'Langue',
      'Centre de coûts',
      'Code interne',
      'Pictogrammes',
      'Action',
    ]);
    await other.context().close();
    await page.reload();
    await expect(heads(page)).toHaveCount(7);
  });
});

test('columns that could not be kept leave the screen as it was, and the choice in the dialog', async ({ page }) => {
  await openSearch(page, { name: 'admin@mapleridge.example' });
  await page.route('**/api/preferences', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage columns' });
  await dialog.getByRole('checkbox', { name: 'Storage cabinet' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page, 'Vigie cannot be reached.')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Storage cabinet' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Storage cabinet' })).toHaveCount(0);
});

test('an organisation without fields of its own and without ingredients is offered neither [S2.2.4-18]', async ({
  page,
}) => {
  await openSearch(page, { name: 'admin@riviere-bleue.example', language: 'fr' });
  await page.getByRole('button', { name: 'Colonnes', exact: true }).click();
  const columns = page.getByRole('dialog', { name: 'Gérer les colonnes' });
  await expect(columns.getByRole('checkbox')).toHaveCount(7);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Gérer les filtres' }).click();
  const sections = page.getByRole('dialog', { name: 'Gérer les filtres' });
  await expect(sections.getByRole('checkbox')).toHaveCount(13);
  await expect(sections.getByRole('checkbox', { name: 'Numéros CAS' })).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('filter sections', () => {
  test.afterEach(({ page }) => putBack(page, sectionsPerson));

  test('are hidden for the person wherever they sign in, and what is chosen in them stays at work [S2.2.4-03 S2.2.4-29 S2.5-13]', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openSearch(page, { name: sectionsPerson });
    await page.getByRole('radio', { name: /Update requested/ }).click();
    const chip = page.getByRole('button', { name: /Remove filter Attention/ });
    await expect(chip).toBeVisible();
    await page.getByRole('button', { name: 'Manage filters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage filters' });
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(15);
    await expectAccessible(page);
    for (const name of ['Manufacturer', 'Products requiring attention'])
      await dialog.getByRole('checkbox', { name }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toastOf(page, 'Filter sections saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Manage filters' })).toBeFocused();
    await expect(panel(page).getByRole('button', { name: 'Manufacturer', exact: true })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /Update requested/ })).toHaveCount(0);
    await expect(chip).toBeVisible();

    const other = await openElsewhere(browser, baseURL, { name: sectionsPerson, language: 'fr' });
    await expect(panel(other).getByRole('button', { name: 'Langue', exact: true })).toBeVisible();
    await expect(panel(other).getByRole('button', { name: 'Fabricant', exact: true })).toHaveCount(0);
    await other.context().close();

    await page.getByRole('button', { name: 'Manage filters' }).click();
    await dialog.getByRole('button', { name: 'Show all' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(panel(page).getByRole('button', { name: 'Manufacturer', exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: /Update requested/ })).toBeChecked();
  });
});

test.describe('at 360 px, in French', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('columns are reached from the menu of tools, sections from the drawer', async ({ page }) => {
    await openSearch(page, { language: 'fr' });
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Colonnes' }).click();
    const columns = page.getByRole('dialog', { name: 'Gérer les colonnes' });
    await expect(columns.getByRole('checkbox', { name: 'Armoire' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await columns.getByRole('button', { name: 'Annuler' }).click();

    await page.getByRole('button', { name: /^Filtres/ }).click();
    await page.getByRole('button', { name: 'Gérer les filtres' }).click();
    const sections = page.getByRole('dialog', { name: 'Gérer les filtres' });
    await expect(sections.getByRole('checkbox', { name: 'Numéros CAS' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await sections.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeVisible();
  });
});
