import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readWorkbook } from '#server/domains/import/read-list.ts';
import { openSearch, toastOf } from './people.ts';
import { countHeading, expect, settled, test } from './portal.ts';

const exportCall = '**/api/export-excel/';

/** Presses the button and reads what the browser saves. */
const download = async (page: Page, button = 'Excel') => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  const { rows, description } = await readWorkbook(await readFile(await file.path()), {
    known: { customFields: [] },
  });
  return { name: file.suggestedFilename(), description, rows: rows.map(({ cells }) => cells) };
};
const cells = (page: Page, column: string) => page.locator(`td[data-column=${column}] a`).allInnerTexts();

test('saves what was found, in the order and with the columns of the screen [S2.1-04 S2.7-08 S2.7-50]', async ({
  page,
}) => {
  await openSearch(page);
  await page.getByRole('combobox', { name: 'Search the collection' }).fill('zinc');
  await settled(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('button', { name: 'Remove filter Keyword zinc' })).toBeVisible();
  const manufacturer = page.getByRole('columnheader', { name: 'Manufacturer' });
  await settled(page, () => manufacturer.getByRole('button').click());
  await settled(page, () => manufacturer.getByRole('button').click());
  await expect(manufacturer).toHaveAttribute('aria-sort', 'descending');
  const names = await cells(page, 'product');
  const makers = await cells(page, 'manufacturer');
  expect(names.length).toBeGreaterThan(10);
  expect(makers[0]).not.toBe(makers.at(-1));

  const { name, description, rows } = await download(page);
  expect(name).toBe('sds.xlsx');
  expect(description).toContain('SDS');
  const [head = [], ...lines] = rows;
  expect(head.slice(0, 8)).toEqual([
    'Product ID',
    'Product name',
    'Manufacturer',
    'Language',
    'Pictograms',
    'Cost centre',
    'Storage cabinet',
    'Internal code',
  ]);
  expect(lines.map((line) => line[1])).toEqual(names);
  expect(lines.map((line) => line[2])).toEqual(makers);
  await expect(toastOf(page, 'The Excel file is ready.')).toBeVisible();
});

test('saves what a filter leaves, in French for a reader of French', async ({ page }) => {
  await openSearch(page, { name: 'admin@riviere-bleue.example', language: 'fr' });
  await page.getByRole('complementary').getByRole('button', { name: 'Langue', exact: true }).click();
  await page.getByRole('radio', { name: /^Anglais/ }).click();
  await expect(page.getByRole('button', { name: /^Retirer le filtre Langue/ })).toBeVisible();
  const found = Number(
    (
      await page
        .getByRole('radio', { name: /^Anglais/ })
        .locator('xpath=ancestor::label')
        .innerText()
    ).replace(/\D/g, ''),
  );
  await expect(countHeading(page)).toHaveText(new RegExp(`^${found} fiches`));
  const { name, rows } = await download(page);
  expect(name).toBe('sds.xlsx');
  const [head = [], ...lines] = rows;
  expect(head.slice(0, 4)).toEqual(['Code de produit', 'Nom du produit', 'Fabricant', 'Langue']);
  expect(lines).toHaveLength(found);
  expect(new Set(lines.map((line) => line[3]))).toEqual(new Set(['Anglais']));
});

test('says that it is at work, says when it failed, and works again [S2.8-04]', async ({ page }) => {
  await openSearch(page);
  await page.getByRole('combobox', { name: 'Search the collection' }).fill('titanium');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove filter Keyword titanium' })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(exportCall, async (route) => {
    await held;
    await route.abort();
  });
  const button = page.getByRole('button', { name: 'Excel', exact: true });
  await button.click();
  await expect(button).toBeDisabled();
  await expect(toastOf(page, 'Preparing the Excel file…')).toBeVisible();
  release();
  await expect(toastOf(page, 'Vigie cannot be reached.')).toBeVisible();
  await expect(button).toBeEnabled();

  await page.unroute(exportCall);
  await page.route(exportCall, (route) => route.fulfill({ status: 500, body: 'out of order' }));
  await button.click();
  await expect(toastOf(page, 'Something went wrong.')).toBeVisible();
  await page.unroute(exportCall);
  expect((await download(page)).rows.length).toBeGreaterThan(1);
});

test('has nothing to save when nothing was found', async ({ page }) => {
  await openSearch(page);
  await page.getByRole('combobox', { name: 'Search the collection' }).fill('zzqvyx');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^No sheets match/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Excel', exact: true })).toBeDisabled();
});

test('two tabs have a search each, and each exports its own', async ({ page, context }) => {
  await openSearch(page);
  await page.getByRole('combobox', { name: 'Search the collection' }).fill('zinc');
  await settled(page, () => page.keyboard.press('Enter'));
  const mine = await page.locator('td[data-column=product] a').allInnerTexts();

  // A new tab begins with the search that was left last, and then goes its own way.
  const other = await context.newPage();
  await other.goto('/search');
  await expect(other.getByRole('button', { name: 'Remove filter Keyword zinc' })).toBeVisible();
  await other.getByRole('combobox', { name: 'Search the collection' }).fill('toluene');
  await settled(other, () => other.keyboard.press('Enter'));
  await expect(other.getByRole('button', { name: 'Remove filter Keyword toluene' })).toBeVisible();

  await expect(page.getByRole('button', { name: 'Remove filter Keyword zinc' })).toBeVisible();
  expect((await download(page)).rows.slice(1, 1 + mine.length).map((line) => line[1])).toEqual(mine);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter Keyword zinc' })).toBeVisible();
});
