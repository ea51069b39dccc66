import type { Page } from '@playwright/test';
import { hazardousValues } from '#contract/sheets/hazardous.ts';
import { en } from '#src/i18n/en/index.ts';
import { openSearch } from './people.ts';
import { expect, expectAccessible, sheetCount, test, withoutFirstAnswers } from './portal.ts';

const titles = en.search.sections;
const head = (page: Page, title: string) =>
  page.getByRole('complementary').locator('h3').getByRole('button', { name: title, exact: true });
const open = async (page: Page, title: string) => {
  if ((await head(page, title).getAttribute('aria-expanded')) === 'false') await head(page, title).click();
};
const chips = (page: Page) => page.getByRole('button', { name: /^Remove filter/ });

test('stand in the order of the specification, each only where there is something to choose [S2.2.4-01 S2.2.4-02 S2.7-49]', async ({
  page,
}) => {
  await withoutFirstAnswers(page);
  await openSearch(page);
  const heads = page.getByRole('complementary').locator('h3');
  const expected = Object.values(titles);
  const shown = async () => (await heads.allInnerTexts()).filter((title) => expected.includes(title as never));
  await expect.poll(shown).toEqual(expected);

  const emptied = ['format_s', 'GHSCode_ss', 'MonthModified_dt', 'status_s'];
  await page.route('**/api/lucidworks-solr-api/**', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const field of emptied) answer.facet_counts.facet_fields[field] = [];
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  const gone: string[] = [titles.modified, titles.status, titles.format, titles.pictogram];
  await expect.poll(shown).toEqual(expected.filter((title) => !gone.includes(title)));
});

test('of one choice narrow to it, and their chip takes it off again [S2.2.4-06…08 S2.2.4-10 S2.2.4-13 S2.2.4-14 S2.4-17 S2.4-19 S2.4-21]', async ({
  page,
}) => {
  test.slow();
  await openSearch(page);
  const all = await sheetCount(page);
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  for (const name of [
    'language',
    'product',
    'manufacturer',
    'status',
    'hazardClass',
    'hazardous',
    'signalWord',
    'cas',
    'listed',
    'otherLanguage',
  ] as const) {
    await open(page, titles[name]);
    const list = page.getByRole('radiogroup', { name: titles[name], exact: true });
    await list.getByRole('radio').first().click();
    await expect.poll(() => sheetCount(page), name).toBeLessThan(all);
    await expect(chips(page)).toHaveCount(1);
    await expect(chips(page)).toHaveAccessibleName(new RegExp(`^Remove filter ${en.search.chips[name]} .`));
    await expect(list.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await chips(page).click();
    await expect.poll(() => sheetCount(page), name).toBe(all);
  }
});

test('of hazardous products name what is known of them [S2.2.4-13 S2.2.10-16 S2.4-22]', async ({ page }) => {
  await openSearch(page);
  await open(page, titles.hazardous);
  const list = page.getByRole('radiogroup', { name: titles.hazardous });
  await expect(list.getByRole('radio')).toHaveCount(Object.keys(hazardousValues).length);
  for (const name of ['Hazardous', 'Not hazardous', 'Not identified'])
    await expect(list.getByRole('radio', { name: new RegExp(`^${name}\\b`) })).toBeVisible();
});

test('of the dates of the last update take days in their form and within bounds, and are a filter once both are set [S2.2.4-09 S2.4-19 S2.5-12 S2.9-32]', async ({
  page,
}) => {
  await openSearch(page);
  const all = await sheetCount(page);
  await open(page, titles.modified);
  const field = (label: string) => page.getByRole('group', { name: label, exact: true });
  const type = async (label: string, digits: string) => {
    await field(label).getByRole('spinbutton').first().click();
    await page.keyboard.type(digits);
  };
  await expect(field('From').getByRole('spinbutton')).toHaveText(['DD', 'MM', 'YYYY']);
  await type('From', '01011990');
  const refused = page.getByRole('complementary').getByRole('alert');
  await expect(refused).toHaveText(/^Must be between \d\d-\d\d-\d{4} and \d\d-\d\d-\d{4}$/);
  await expectAccessible(page);
  await type('From', '01012025');
  await expect(refused).toHaveCount(0);
  await expect.poll(() => sheetCount(page)).toBeLessThan(all);
  await expect(chips(page)).toHaveCount(0);
  await type('To', '31122025');
  await expect(chips(page)).toHaveAccessibleName('Remove filter SDS update 01-01-2025 to 31-12-2025');
});

test('are all let go by Reset [S2.2.4-03 S2.4-15]', async ({ page }) => {
  await openSearch(page);
  const all = await sheetCount(page);
  const reset = page.getByRole('complementary').getByRole('button', { name: 'Reset' });
  await expect(reset).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Laboratory/ }).click();
  await page.getByRole('button', { name: /^Corrosion/ }).click();
  await expect(chips(page)).toHaveCount(2);
  await reset.click();
  await expect(chips(page)).toHaveCount(0);
  await expect.poll(() => sheetCount(page)).toBe(all);
});
