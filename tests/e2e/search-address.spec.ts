import type { Page } from '@playwright/test';
import { languages } from '#contract/languages.ts';
import { en } from '#src/i18n/en/index.ts';
import { fr } from '#src/i18n/fr/index.ts';
import { enter, openAt, openSearch } from './people.ts';
import { countHeading, expect, expectAccessible, expectNoSidewaysScroll, settled, sheetCount, test } from './portal.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the collection' });
const searchFor = async (page: Page, words: string) => {
  await box(page).fill(words);
  await settled(page, () => page.keyboard.press('Enter'));
};
const chips = (page: Page) => page.getByRole('button', { name: /^Remove filter/ });
const query = (page: Page) => new URL(page.url()).search;
const entries = (page: Page) => page.evaluate(() => history.length);

test('is written by what one does, and read by who is sent it [S2.13-01 S2.13-03]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await openSearch(page);
  expect(query(page)).toBe('');
  const before = await entries(page);
  await box(page).pressSequentially('acid');
  expect(await entries(page)).toBe(before);
  await settled(page, () => page.keyboard.press('Enter'));
  await page.getByRole('button', { name: /^Corrosion/ }).click();
  await page.getByRole('checkbox', { name: /^Laboratory/ }).click();
  await expect(chips(page)).toHaveCount(3);
  await page.getByRole('columnheader', { name: 'Manufacturer' }).getByRole('button').click();
  await expect.poll(() => query(page)).toMatch(/^\?q=acid&f\.location=\d+&f\.pictogram=GHS05&sort=manufacturer$/);
  // The keyword, two filters and the order: an entry each.
  expect(await entries(page)).toBe(before + 4);
  // What is asked for already is no act.
  await box(page).press('Enter');
  expect(await entries(page)).toBe(before + 4);
  const found = await sheetCount(page);

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await enter(other.request);
  await openAt(other, `/search${query(page)}`);
  await expect(chips(other)).toHaveCount(3);
  await expect(box(other)).toHaveValue('acid');
  await expect(other.getByRole('columnheader', { name: 'Manufacturer' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => sheetCount(other)).toBe(found);
  await elsewhere.close();
});

test('holds every filter of quick presses, an entry each, and shows a choice before its rows where they are late [S2.13-01]', async ({
  page,
}) => {
  await openSearch(page);
  const before = await entries(page);
  // Key upon key without a wait, quicker than an answer comes; the mouse would miss what moves when filters narrow the lists.
  await page.getByRole('button', { name: /^Flame,/ }).focus();
  for (const key of ['Space', 'Tab', 'Space', 'Tab', 'Space']) await page.keyboard.press(key);
  await expect(chips(page)).toHaveCount(3);
  await expect.poll(() => query(page)).toMatch(/^\?(f\.pictogram=GHS\d\d&?){3}$/);
  expect(await entries(page)).toBe(before + 3);
  await page.goBack();
  await expect(chips(page)).toHaveCount(2);
  await page.route('**/lucidworks-solr-api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.getByRole('checkbox', { name: /^Laboratory/ }).click();
  await expect(chips(page)).toHaveCount(3, { timeout: 2000 });
});

test('goes back and forward by what one did, and comes again with a reload [S2.13-02]', async ({ page }) => {
  test.slow();
  await openSearch(page);
  const all = await sheetCount(page);
  await searchFor(page, 'zinc');
  const zinc = await sheetCount(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => sheetCount(page)).toBe(all);
  await searchFor(page, 'toluene');
  const toluene = await sheetCount(page);

  await page.goBack();
  await expect.poll(() => sheetCount(page)).toBe(all);
  await expect(box(page)).toHaveValue('');
  // The whole collection was meant there, not the search as it was left.
  await page.reload();
  await expect.poll(() => sheetCount(page)).toBe(all);
  await page.goBack();
  await expect.poll(() => sheetCount(page)).toBe(zinc);
  await expect(box(page)).toHaveValue('zinc');
  await page.reload();
  await expect.poll(() => sheetCount(page)).toBe(zinc);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => sheetCount(page)).toBe(toluene);
  await expect(box(page)).toHaveValue('toluene');
});

test('comes back to the page, the place and the row one left [S2.13-02]', async ({ page }) => {
  test.slow();
  await openSearch(page);
  await settled(page, () => page.getByRole('button', { name: 'Page 3', exact: true }).click());
  await expect.poll(() => query(page)).toBe('?page=3&rows=25');
  const row = page.getByRole('row').nth(21);
  const link = row.locator('a[data-name]');
  await link.focus();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const href = await link.getAttribute('href');
  const scrolled = () => page.evaluate(() => document.querySelector('table')?.parentElement?.scrollTop ?? 0);
  const left = await scrolled();
  expect(left).toBeGreaterThan(0);

  // By the keyboard in this tab, and back.
  await page.goto(href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Showing 51 – 75/)).toBeVisible();
  await expect(page.locator(`a[data-name][href="${href}"]`)).toBeFocused();
  await expect.poll(scrolled).toBe(left);

  // Without leaving the app, too.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Create an index' }).click();
  await page.waitForURL('**/create-index');
  await page.goBack();
  await expect(page.getByText(/^Showing 51 – 75/)).toBeVisible();
  await expect.poll(scrolled).toBe(left);
  await settled(page, () => page.getByRole('button', { name: 'Page 4', exact: true }).click());
  expect(await scrolled()).toBe(0);
});

test('is each tab’s own, and a new tab begins with the last [S2.13-04]', async ({ page, context }) => {
  test.slow();
  await openSearch(page);
  await searchFor(page, 'zinc');
  const other = await context.newPage();
  await other.goto('/search');
  await expect(other.getByRole('button', { name: 'Remove filter Keyword zinc' })).toBeVisible();
  await expect.poll(() => query(other)).toBe('?q=zinc');
  await searchFor(other, 'toluene');
  // What was left last is nothing to a tab that has a search: not on a reload, not on its way back to the page.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter Keyword zinc' })).toBeVisible();
  await page.goto('/message-centre');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/search');
  await expect(page.getByRole('button', { name: 'Remove filter Keyword zinc' })).toBeVisible();
  await expect.poll(() => query(page)).toBe('?q=zinc');
  // An address that asks for something is asked, whatever was left.
  const third = await context.newPage();
  await third.goto('/search?f.language=fr');
  await expect(chips(third)).toHaveCount(1);
  await expect(chips(third)).toHaveAccessibleName('Remove filter Language French');
});

const hostile = [
  'f.colour=red&f.language=xx&page=0',
  `f.product=${'%C3%A9'.repeat(10_000)}`,
  '__proto__=1&f.__proto__=x&constructor=y',
  'f.status=%3Cimg%20src=x%20onerror=alert(1)%3E',
  'sort=price&rows=7&in=product&advanced=text:"',
];

for (const language of languages) {
  const { search } = { en, fr }[language];
  test(`is read as far as it means something, and what was left out is said, ${language} [S2.13-05]`, async ({
    page,
  }) => {
    test.slow();
    const said = page.getByRole('alert').filter({ hasText: search.leftOut.said.split('%{')[0] ?? '' });
    page.on('dialog', () => expect('a dialog').toBe('none'));
    await openSearch(page, { language });
    const all = await sheetCount(page);
    for (const asked of hostile) {
      await page.goto(`/search?${asked}`);
      await expect(said, asked.slice(0, 60)).toBeVisible();
      await expect.poll(() => sheetCount(page), asked.slice(0, 60)).toBe(all);
      await expect(page.getByRole('button', { name: /^(Remove filter|Retirer le filtre)/ })).toHaveCount(0);
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/search?f.colour=${'red-'.repeat(400)}`);
    await expect(said).toBeVisible();
    await expectNoSidewaysScroll(page);
    // The note stands there before the results do.
    await expect(countHeading(page)).toBeVisible();
    await said.getByRole('button', { name: search.leftOut.close }).click();
    await expect(said).toHaveCount(0);
    expect(query(page)).toBe('');
    await expect(countHeading(page)).toBeFocused();
    // Of a word longer than the box takes the beginning is looked for, which no sheet has.
    await page.goto(`/search?q=${'a'.repeat(10_000)}`);
    await expect.poll(() => sheetCount(page)).toBe(0);
    await expect(said).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });
}

test('gives nobody a place of another organisation, and says so [S2.13-05]', async ({ page, browser, baseURL }) => {
  test.slow();
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await elsewhere.newPage();
  await openSearch(theirs, { name: 'admin@riviere-bleue.example' });
  await theirs.getByRole('complementary').getByRole('checkbox').first().click();
  await expect.poll(() => query(theirs)).toMatch(/f\.location=\d+/);
  const foreign = query(theirs);
  await elsewhere.close();

  await openSearch(page);
  const all = await sheetCount(page);
  await page.goto(`/search${foreign}&f.language=fr`);
  await expect(page.getByRole('alert').filter({ hasText: foreign.slice(1) })).toBeVisible();
  await expect(chips(page)).toHaveCount(1);
  await expect.poll(() => sheetCount(page)).toBeGreaterThan(0);
  expect(await sheetCount(page)).toBeLessThan(all);
});

test('ends at the last page where it asks for one beyond', async ({ page }) => {
  await openSearch(page);
  await page.goto('/search?q=zinc&page=900&rows=10');
  await expect.poll(() => query(page)).toMatch(/^\?q=zinc(&page=\d&rows=10|&rows=10)$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
