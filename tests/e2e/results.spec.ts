import type { Page } from '@playwright/test';
import { pageSizes, productIdLength, whmisLabelLength } from '#contract/limits.ts';
import { resultColumns } from '#contract/search/columns.ts';
import type { WireAnswer, WireSheet } from '#contract/search/wire-answer.ts';
import { detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { search } from '#src/i18n/en/search.ts';
import { call, openSearch } from './people.ts';
import { expect, settled, test } from './portal.ts';

const searchFor = async (page: Page, words: string) => {
  await page.getByRole('combobox', { name: 'Search the collection' }).fill(words);
  await settled(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('button', { name: `Remove filter Keyword ${words}` })).toBeVisible();
};
const pageButton = (page: Page, number: number) => page.getByRole('button', { name: `Page ${number}`, exact: true });

test('every cell leads to the details in a tab of its own, and so do the actions, the other to the PDF [S2.2.4-19 S2.2.4-20 S2.2.4-21 S2.2.4-22 S2.7-41 S2.7-42 S2.13-08]', async ({
  page,
}) => {
  await page.route('**/api/preferences', (route) =>
    route.fulfill({ json: { columns: resultColumns, hiddenSections: [] } }),
  );
  await openSearch(page);
  await settled(page, () => page.getByRole('columnheader', { name: 'Cost centre' }).getByRole('button').click());
  const row = page.getByRole('row').nth(1);
  const href = await row.getByRole('link', { name: /^View/ }).getAttribute('href');
  const isn = Number(href?.split('/').at(-1));
  expect(href).toBe(detailsPathOf(isn));
  for (const column of [
    'productId',
    'product',
    'manufacturer',
    'language',
    'custom1',
    'custom2',
    'custom3',
    'locations',
    'sheetDate',
  ]) {
    const link = row.locator(`td[data-column=${column}] a`);
    await expect(link).toHaveAttribute('href', detailsPathOf(isn));
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(row.locator('td[data-column=custom1]')).toHaveText(/./);
  await expect(row.getByRole('link', { name: /^PDF/ })).toHaveAttribute('href', `/api/pdf/${isn}.pdf?lang=en`);
});

test(`shows ${productIdLength} characters of a product’s ids, and all of them under the pointer [S2.9-07 S2.9-08]`, async ({
  page,
}) => {
  await openSearch(page);
  const answer = await call(page.request, 'GET', '/lucidworks-solr-api/sds-10001/?rows=100');
  const sheets = ((await answer.json()) as WireAnswer).response.docs as WireSheet[];
  const long = sheets.find(({ ProductIDs_Title: ids }) => ids.length > productIdLength);
  const [id = ''] = long?.ProductID_ss ?? [];
  await searchFor(page, id);
  const cell = page.locator('td[data-column=productId]').filter({ hasText: long?.ProductIDs_Title ?? '' });
  const shown = cell.locator('[aria-hidden]').first();
  await expect(shown).toHaveText(`${id.slice(0, productIdLength)}…`);
  await expect(shown).toHaveAttribute('title', long?.ProductIDs_Title ?? '');
});

test('every act of a search asks the server once', async ({ page }) => {
  await openSearch(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/lucidworks-solr-api/')) asked.push(request.url());
  });
  const perPage = page.getByRole('combobox', { name: 'Per page' });
  const acts = [
    () => page.locator('input[name=filter-status]').first().click(),
    () => page.getByRole('columnheader', { name: 'Product' }).getByRole('button').click(),
    () => page.getByRole('button', { name: 'Page 2', exact: true }).click(),
    () => perPage.click().then(() => page.getByRole('option', { name: '50', exact: true }).click()),
    () => page.getByRole('button', { name: 'Clear filters' }).click(),
  ];
  for (const act of acts) await settled(page, act);
  expect(asked).toHaveLength(acts.length);
  expect(new Set(asked).size).toBe(asked.length);
});

test('comes in pages of twenty-five where the window is wide, and of as many as were chosen', async ({ page }) => {
  await openSearch(page);
  await expect(page.getByText(/^Showing 1 – 25 of 1,2\d\d$/)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.getByRole('combobox', { name: 'Per page' }).click();
  await settled(page, () => page.getByRole('option', { name: '10', exact: true }).click());
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.reload();
  await expect(page.getByText(/^Showing 1 – 10 of/)).toBeVisible();
});

test('comes in pages of ten, three around the one that is open, and in none where all fits on one [S2.2.4-01 S2.2.4-25 S2.4-24 S2.9-01 S2.9-02 S2.9-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await openSearch(page);
  const perPage = page.getByRole('combobox', { name: 'Per page' });
  await expect(perPage).toHaveText(String(pageSizes[0]));
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByText(/^Showing 1 – 10 of 1,2\d\d$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Go to page' }).fill('6');
  await page.keyboard.press('Enter');
  for (const number of [1, 5, 6, 7]) await expect(pageButton(page, number)).toBeVisible();
  for (const number of [3, 4, 8, 9]) await expect(pageButton(page, number)).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByText(/^Showing 41 – 50/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^Showing 51 – 60/)).toBeVisible();

  await perPage.click();
  await expect(page.getByRole('option')).toHaveText(['10', '25', '50', '100']);
  await settled(page, () => page.getByRole('option', { name: '100' }).click());
  await searchFor(page, 'xylene');
  await expect(page.getByText(/^Showing all \d+$/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of results' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Go to page' })).toHaveCount(0);
});

test('begins again at the first page with every filter and every keyword [S2.4-14]', async ({ page }) => {
  await openSearch(page);
  await pageButton(page, 3).click();
  await expect(page.getByText(/^Showing 51 – 75/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Laboratory/ }).click();
  await expect(page.getByText(/^Showing 1 – 25 of/)).toBeVisible();
  await pageButton(page, 2).click();
  await expect(page.getByText(/^Showing 26 – 50/)).toBeVisible();
  await searchFor(page, 'acid');
  await expect(page.getByText(/^Showing 1 – 25 of/)).toBeVisible();
});

test('leads on to the addition of sheets and to what can be made of them [S2.2.4-28 S2.6-06]', async ({ page }) => {
  await openSearch(page);
  for (const [name, path] of [
    ['Add a sheet', '/sds-addition'],
    ['Create an index', '/create-index'],
    ['Create an e-binder', '/create-ebinder'],
  ] as const) {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name }).click();
    await page.waitForURL(`**${path}`);
    await page.goBack();
  }
});

test(`cuts the name of a pictogram at ${whmisLabelLength} characters where it is chosen [S2.9-06]`, async ({
  page,
}) => {
  // No sheet of the demo bears the one whose name is as long as that.
  await page.route('**/api/lucidworks-solr-api/**', async (route) => {
    const response = await route.fetch();
    const answer: WireAnswer = await response.json();
    answer.facet_counts.facet_fields.GHSCode_ss?.push('BIO', 3);
    await route.fulfill({ response, json: answer });
  });
  await openSearch(page);
  await page.getByRole('button', { name: /^Biohazardous/ }).click();
  const cut = `${'Biohazardous infectious materials'.slice(0, whmisLabelLength)}…`;
  await expect(page.getByRole('button', { name: `Remove filter Pictogram ${cut}`, exact: true })).toBeVisible();
});

test('leaves the product’s name its room beside all custom columns, and breaks no id at its hyphens', async ({
  page,
}) => {
  const columns = ['productId', 'product', 'manufacturer', 'language', 'custom1', 'custom2', 'custom3', 'pictograms'];
  await page.route('**/api/preferences', (route) => route.fulfill({ json: { columns, hiddenSections: [] } }));
  await openSearch(page);
  await expect(page.getByRole('columnheader')).toHaveCount(columns.length + 1);
  const { name, ids, over, tallest } = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const [table] = all('table');
    return {
      name: all('th[data-column=product]')[0]?.offsetWidth ?? 0,
      ids: all('td[data-column=productId] a').map((link) => link.getClientRects().length),
      over: (table?.offsetWidth ?? 0) - (table?.parentElement?.clientWidth ?? 0),
      tallest: Math.max(...all('tbody tr').map((row) => row.offsetHeight)),
    };
  });
  expect(name).toBeGreaterThanOrEqual(280);
  expect(new Set(ids)).toEqual(new Set([1]));
  expect(over).toBeLessThanOrEqual(0);
  expect(tallest).toBeLessThanOrEqual(92);
});

test('finds nothing: says what can be done, and shows no section without data', async ({ page }) => {
  await openSearch(page);
  await expect(page.getByRole('heading', { name: 'WHMIS pictograms' })).toBeVisible();
  await searchFor(page, 'zzzqqq');
  const advice = (words: string) => page.getByRole('main').getByText(words, { exact: true });
  await expect(advice(search.none.detailKeyword)).toBeVisible();
  for (const name of ['WHMIS pictograms', 'Products requiring attention', 'Manufacturer', 'Language'])
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the keyword' }).first().click();
  await expect(page.getByRole('heading', { name: 'WHMIS pictograms' })).toBeVisible();
});
