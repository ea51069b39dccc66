import type { Page } from '@playwright/test';
import { maxAdvancedRows } from '#contract/limits.ts';
import { openSearch } from './people.ts';
import { countHeading, expect, expectAccessible, expectNoSidewaysScroll, sheetCount, test } from './portal.ts';

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Advanced search', exact: true }).click();
  return page.getByRole('dialog', { name: 'Advanced search' });
};
const condition = (page: Page, number: number) => page.getByRole('group', { name: `Condition ${number}`, exact: true });
const keywordOf = (page: Page, number: number) => condition(page, number).getByRole('textbox', { name: 'Keyword' });
const choose = async (page: Page, number: number, what: 'Field' | 'Operator', value: string) => {
  await condition(page, number).getByRole('combobox', { name: what }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
};
/** Sends the conditions and waits for what they find. */
const search = async (page: Page): Promise<number> => {
  const answered = page.waitForResponse(
    (response) => response.url().includes('lucidworks') && response.url().includes('facet.field'),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true }).click();
  const { response } = await (await answered).json();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => sheetCount(page)).toBe(response.numFound);
  return response.numFound;
};
const chips = (page: Page) => page.getByRole('button', { name: /^Remove filter/ });

test('marks a condition without a keyword, goes there, and submits nothing [S2.2.1-04 S2.5-02]', async ({ page }) => {
  await openSearch(page);
  const all = await sheetCount(page);
  const dialog = await openDialog(page);
  await expect(keywordOf(page, 1)).toBeFocused();
  await keywordOf(page, 1).fill('   ');
  await dialog.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(dialog.getByText('Type a keyword')).toBeVisible();
  await expect(keywordOf(page, 1)).toHaveAttribute('aria-invalid', 'true');
  await expect(keywordOf(page, 1)).toHaveAccessibleDescription('Type a keyword');
  await expect(keywordOf(page, 1)).toBeFocused();
  await expectAccessible(page);

  await keywordOf(page, 1).fill('zinc');
  await expect(dialog.getByText('Type a keyword')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Advanced search' })).toBeFocused();
  await expect(chips(page)).toHaveCount(0);
  expect(await sheetCount(page)).toBe(all);
});

test('adds a condition once all are filled in, and deletes any but the first [S2.2.2-03 S2.5-03]', async ({ page }) => {
  await openSearch(page);
  const dialog = await openDialog(page);
  const add = dialog.getByRole('button', { name: 'Add a condition' });
  await add.click();
  await expect(dialog.getByText('Fill in every condition before adding one')).toBeVisible();
  await expect(keywordOf(page, 1)).toBeFocused();
  await expect(condition(page, 2)).toHaveCount(0);

  await keywordOf(page, 1).fill('zinc');
  await add.click();
  await expect(keywordOf(page, 2)).toBeFocused();
  await expect(dialog.getByText('Fill in every condition before adding one')).toHaveCount(0);
  await keywordOf(page, 2).fill('oxide');
  await add.click();
  await keywordOf(page, 3).fill('powder');
  await expect(condition(page, 1).getByRole('button', { name: /Delete/ })).toHaveCount(0);
  await condition(page, 2).getByRole('button', { name: 'Delete condition 2' }).click();
  await expect(condition(page, 3)).toHaveCount(0);
  await expect(keywordOf(page, 2)).toHaveValue('powder');
  await expect(keywordOf(page, 2)).toBeFocused();
});

test(`takes ${maxAdvancedRows} conditions and no more, and searches for them all`, async ({ page }) => {
  test.slow();
  await openSearch(page);
  const dialog = await openDialog(page);
  const add = dialog.getByRole('button', { name: 'Add a condition' });
  for (let number = 1; number <= maxAdvancedRows; number += 1) {
    await keywordOf(page, number).fill('zinc');
    if (number < maxAdvancedRows) await add.click();
  }
  await expect(add).toHaveCount(0);
  expect(await search(page)).toBeGreaterThan(0);
  await openDialog(page);
  await condition(page, maxAdvancedRows)
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(add).toBeVisible();
});

test('combines conditions by AND and by OR, and excludes what must not be contained [S2.1-02 S2.2.2-01 S2.2.2-02 S2.2.2-04 S2.9-11]', async ({
  page,
}) => {
  test.slow();
  await openSearch(page);
  const all = await sheetCount(page);
  const alone = async (field: string, words: string) => {
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await choose(page, 1, 'Field', field);
    await keywordOf(page, 1).fill(words);
    return search(page);
  };
  const made = await alone('Manufacturer', 'sablon');
  const zinc = await alone('Product name', 'zinc');
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Add a condition' }).click();
  await choose(page, 2, 'Field', 'Manufacturer');
  await keywordOf(page, 2).fill('sablon');
  await expect(dialog.getByRole('radio', { name: 'All conditions (AND)' })).toBeChecked();
  const both = await search(page);
  expect(both).toBeGreaterThan(0);
  expect(both).toBeLessThan(zinc);
  await expect(
    page.getByRole('button', {
      name: 'Remove filter Advanced search Product name contains “zinc” and Manufacturer contains “sablon”',
    }),
  ).toBeVisible();
  const words = page.getByText('Advanced search:').filter({ hasText: 'sablon' });
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await openDialog(page);
  await page.getByRole('radio', { name: 'Any condition (OR)' }).check();
  expect(await search(page)).toBe(zinc + made - both);
  await expect(chips(page)).toHaveAccessibleName(/“zinc” or Manufacturer contains “sablon”$/);

  await openDialog(page);
  await page.getByRole('radio', { name: 'All conditions (AND)' }).check();
  await choose(page, 2, 'Operator', 'does not contain');
  expect(await search(page)).toBe(zinc - both);

  await page.reload();
  await expect(chips(page)).toHaveAccessibleName(/“zinc” and Manufacturer does not contain “sablon”$/);
  expect(await sheetCount(page)).toBe(zinc - both);
  await openDialog(page);
  await expect(condition(page, 2).getByRole('combobox', { name: 'Operator' })).toHaveText('does not contain');
  await expect(keywordOf(page, 2)).toHaveValue('sablon');
  await page.keyboard.press('Escape');

  await chips(page).click();
  await expect.poll(() => sheetCount(page)).toBe(all);
  await expect(countHeading(page)).toBeFocused();
});

test('takes quotes and backslashes for what they are, and trims [S2.5-04]', async ({ page }) => {
  await openSearch(page);
  await openDialog(page);
  await keywordOf(page, 1).fill('  "zinc" \\ ');
  const quoted = await search(page);
  await expect(countHeading(page)).toBeFocused();
  await expect(chips(page)).toHaveAccessibleName('Remove filter Advanced search Product name contains “"zinc" \\”');
  await openDialog(page);
  await expect(keywordOf(page, 1)).toHaveValue('"zinc" \\');
  await keywordOf(page, 1).fill('zinc');
  expect(await search(page)).toBe(quoted);
  expect(quoted).toBeGreaterThan(0);
});

test('resets to one empty condition and the whole collection [S2.2.2-01 S2.2.2-04]', async ({ page }) => {
  await openSearch(page);
  const all = await sheetCount(page);
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: 'Any condition (OR)' }).check();
  await keywordOf(page, 1).fill('zinc');
  await dialog.getByRole('button', { name: 'Add a condition' }).click();
  await keywordOf(page, 2).fill('acid');
  await search(page);
  await openDialog(page);
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(keywordOf(page, 1)).toHaveValue('');
  await expect(keywordOf(page, 1)).toBeFocused();
  await expect(condition(page, 2)).toHaveCount(0);
  await expect(dialog.getByRole('radio', { name: 'All conditions (AND)' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => sheetCount(page)).toBe(all);
  await expect(chips(page)).toHaveCount(0);
});

test('keeps what was typed from a click beside the dialog', async ({ page }) => {
  await openSearch(page);
  await openDialog(page);
  await keywordOf(page, 1).fill('zinc');
  await page.mouse.click(20, 450);
  await expect(keywordOf(page, 1)).toHaveValue('zinc');
});

test('searches the fields that the organisation has, under its own names [S2.2.2-02]', async ({ page, context }) => {
  const fieldsOf = async (name: string) => {
    await context.clearCookies();
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await openSearch(page, { name });
    await openDialog(page);
    await condition(page, 1).getByRole('combobox', { name: 'Field' }).click();
    return page.getByRole('option').allInnerTexts();
  };
  const common = ['Everything', 'Product name', 'Manufacturer', 'Product ID'];
  expect(await fieldsOf('admin@mapleridge.example')).toEqual([
    ...common,
    'CAS number',
    'Cost centre',
    'Storage cabinet',
    'Internal code',
  ]);
  expect(await fieldsOf('admin@riviere-bleue.example')).toEqual(common);
});

test.describe('at 360 px, in French', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('fills the window from the menu of tools, says what is missing, and describes itself in French', async ({
    page,
  }) => {
    await openSearch(page, { language: 'fr' });
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Recherche avancée' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recherche avancée' });
    await dialog.getByRole('button', { name: 'Ajouter une condition' }).click();
    await expect(dialog.getByText('Remplissez chaque condition avant d’en ajouter une')).toBeVisible();
    await dialog.getByRole('button', { name: 'Chercher' }).click();
    await expect(dialog.getByText('Saisissez un mot-clé')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Mot-clé' }).fill('zinc');
    await dialog.getByRole('button', { name: 'Ajouter une condition' }).click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: 'Opérateur' }).last().click();
    await page.getByRole('option', { name: 'ne contient pas' }).click();
    await dialog.getByRole('textbox', { name: 'Mot-clé' }).last().fill('oxyde');
    await dialog.getByRole('button', { name: 'Chercher' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(
      page.getByText('Nom du produit contient «\u00a0zinc\u00a0» et Nom du produit ne contient pas'),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
