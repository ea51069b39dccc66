import { PDFDocument } from '@cantoo/pdf-lib';
import type { Locator, Page } from '@playwright/test';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { type Language, languages } from '#contract/languages.ts';
import { labelPath } from '#src/custom-pages/label-tool/label-path.ts';
import { enter, openAt } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';
import { sheetWith } from './sheets.ts';

/** A sheet whose label has everything: signal word, several pictograms, one of them from outside WHMIS. */
const isRich = ({ result }: SheetDetails) =>
  result.signal_word === 'danger' && result.whmis2015_ghscode.includes('GHS09') && result.language === 'en';

const openLabel = async (page: Page, { words = 'nickel', isWanted = isRich, language = 'en' as Language } = {}) => {
  await enter(page.request);
  const details = await sheetWith(page.request, words, isWanted);
  await openAt(page, labelPath(details.isn), language);
  return details;
};
const label = (page: Page) => page.getByRole('img', { name: /^(Label of|Étiquette de) / });
const option = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const chooseStock = async (page: Page, name: RegExp) => {
  await page.getByRole('combobox', { name: 'Size' }).click();
  await page.getByRole('option', { name }).click();
};
const pdfLink = (page: Page) => page.getByRole('link', { name: 'PDF', exact: true });
const printButton = (page: Page) => page.getByRole('button', { name: /^Print \d+ labels?$/ });
/** The options that the link to the PDF hands on. */
const pdfQuery = async (page: Page) => [
  ...new URL((await pdfLink(page).getAttribute('href')) ?? '', 'http://localhost').searchParams,
];
const withoutSpaces = (text: string) => text.replace(/\s/g, '');
const shape = async (drawing: Locator) => (await drawing.getAttribute('viewBox'))?.split(' ').map(Number);

test.describe('the label of a sheet', () => {
  test('is drawn as it will be printed, in a window without header, and follows its options', async ({ page }) => {
    const { result } = await openLabel(page);
    await expect(page).toHaveTitle('Vigie - Workplace label');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('figure')).toContainText(`${result.product_name}, ${result.manufacturer_name}`);
    await expect(label(page)).toHaveAccessibleName(`Label of ${result.product_name}`);
    await expect(label(page)).toContainText(result.product_name);
    await expect(label(page).getByText('DANGER', { exact: true }).first()).toBeAttached();
    await expect(label(page)).toContainText(/available/i);
    await expect(label(page)).toContainText(/disponible/i);
    expect(await shape(label(page))).toEqual([0, 0, 432, 288]);
    const codes = result.whmis2015_ghscode.split('\n').filter((code) => code !== 'GHS09');
    await expect(label(page).locator('image')).toHaveCount(codes.length);
    await expect(page.getByText('Environment is left out', { exact: false })).toBeVisible();

    await option(page, 'FR').click();
    await expect(option(page, 'FR')).toHaveAttribute('aria-pressed', 'true');
    await expect(label(page)).not.toContainText(/available/i);
    await expect(label(page)).toContainText(/disponible/i);
    const full = (await label(page).textContent())?.length ?? 0;
    await option(page, 'EN').click();
    await expect(label(page)).toContainText(/available/i);
    await expect(label(page)).not.toContainText(/disponible/i);
    await option(page, 'Minimal').click();
    await expect.poll(async () => (await label(page).textContent())?.length ?? 0).toBeLessThan(full);
    // A long name takes two lines.
    expect(withoutSpaces((await label(page).textContent()) ?? '')).toContain(withoutSpaces(result.product_name));
    await chooseStock(page, /^4 × 2 in/);
    await expect.poll(() => shape(label(page))).toEqual([0, 0, 288, 144]);

    await page.reload();
    await expect.poll(() => shape(label(page))).toEqual([0, 0, 288, 144]);
    await expect(option(page, 'Minimal')).toHaveAttribute('aria-pressed', 'true');
  });

  test('is refused on a size too small for its vital lines, and taken in the next larger one', async ({ page }) => {
    await openLabel(page);
    await expect(printButton(page)).toBeEnabled();
    await chooseStock(page, /^2 × 1 in/);
    await expect(page.getByText('This size is too small for this product.')).toBeVisible();
    await expect(label(page)).toHaveCount(0);
    await expect(printButton(page)).toBeDisabled();
    await expect(pdfLink(page)).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Use \d × \d in/ }).click();
    await expect(label(page)).toBeVisible();
    await expect(printButton(page)).toBeEnabled();
  });

  test('fills the page, and is shown in its own inches when asked', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openLabel(page);
    const width = async () => (await label(page).boundingBox())?.width ?? 0;
    expect(await width()).toBeGreaterThan(800);
    await option(page, 'Show actual size').click();
    await expect.poll(width).toBe(576);
  });

  test('says of a product that it needs none', async ({ page }) => {
    await openLabel(page, { words: 'paint', isWanted: ({ result }) => result.whmis2015 === 'No' });
    await expect(page.getByText('WHMIS asks for no label', { exact: false })).toBeVisible();
    await openLabel(page, { words: 'cement', isWanted: ({ result }) => result.whmis2015 === 'No Information' });
    await expect(page.getByText('Nothing is known of this product’s hazards.', { exact: false })).toBeVisible();
  });

  test('is printed in numbers that are checked where they are typed', async ({ page }) => {
    const { isn } = await openLabel(page);
    const copies = page.getByRole('textbox', { name: 'Copies of each' });
    const skip = page.getByRole('textbox', { name: 'Places already used on the first page' });
    await expect(printButton(page)).toHaveText('Print 1 label');
    await expect(skip).toHaveCount(0);
    for (const wrong of ['0', '', '1.5', 'x', '1001']) {
      await copies.fill(wrong);
      await expect(copies).toHaveAttribute('aria-invalid', 'true');
      await expect(copies).toHaveAccessibleDescription('Between 1 and 1000');
      await expect(page.getByRole('button', { name: /^Print/ })).toBeDisabled();
      await expect(pdfLink(page)).toHaveAttribute('aria-disabled', 'true');
    }
    await expectAccessible(page);
    await copies.fill('12');
    await expect(copies).toHaveAccessibleDescription('');
    await expect(printButton(page)).toHaveText('Print 12 labels');

    await chooseStock(page, /^Letter, 10 labels/);
    await skip.fill('10');
    await expect(skip).toHaveAccessibleDescription('Between 0 and 9');
    await expect(printButton(page)).toBeDisabled();
    await skip.fill('3');
    await option(page, 'FR').click();
    await expect(printButton(page)).toBeEnabled();
    expect(Object.fromEntries(await pdfQuery(page))).toEqual({
      content: 'full',
      lang: 'fr',
      stock: 'sheet-10',
      isn: String(isn),
      copies: '12',
      skip: '3',
    });
    const answer = await page.request.get((await pdfLink(page).getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await PDFDocument.load(await answer.body())).getPageCount()).toBe(2);
  });

  test('bears the day of decanting, which has to be a day', async ({ page }) => {
    await openLabel(page);
    const day = page.getByRole('group', { name: 'Decanted on (optional)' });
    await day.getByRole('spinbutton').first().click();
    await page.keyboard.type('31022026');
    await expect(page.getByText('Not a valid date')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Print/ })).toBeDisabled();
    await day.getByRole('spinbutton').first().click();
    await page.keyboard.type('02112026');
    await expect(page.getByText('Not a valid date')).toHaveCount(0);
    expect(Object.fromEntries(await pdfQuery(page))).toMatchObject({ decanted: '2026-11-02' });
    await expect(label(page)).toContainText('2026-11-02');
    // It belongs to one vessel: it is not remembered from label to label.
    await page.reload();
    await expect(label(page)).toBeVisible();
    expect(Object.fromEntries(await pdfQuery(page))).not.toHaveProperty('decanted');
  });

  test('of a sheet that is not in the collection says so; of a number that is none leads to the tool', async ({
    page,
  }) => {
    await enter(page.request);
    await openAt(page, labelPath(999_999_999));
    await expect(page.getByRole('alert').filter({ hasText: 'This sheet is not in your collection' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(labelPath(0).replace('0', 'abc'));
    await page.waitForURL('**/tools/label');
  });

  test('is sent to the printer as the same PDF', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false });
      window.open = (address) => {
        Object.assign(window, { opened: address });
        return null;
      };
    });
    await openLabel(page);
    await printButton(page).click();
    expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toBe(
      new URL((await pdfLink(page).getAttribute('href')) ?? '', baseURL).href.replace(baseURL ?? '', ''),
    );
  });
});

test('labels of several sheets are found by keyword, listed, taken off again and counted [S2.1-18]', async ({
  page,
}) => {
  await enter(page.request);
  await openAt(page, '/tools/label');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Workplace labels' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { name: 'Choose a product to see its label' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Print/ })).toBeDisabled();
  const box = page.getByRole('combobox', { name: 'Find a product' });
  await box.fill('nothing of that name');
  await expect(page.getByText('No sheet found')).toBeVisible();

  const choose = async (words: string, name: RegExp) => {
    await box.fill(words);
    await page.getByRole('option', { name }).first().click();
  };
  await choose('toluene acs', /^Toluene, ACS reagent/);
  const chosen = page.getByRole('list', { name: 'Sheets chosen' }).getByRole('listitem');
  await expect(chosen).toHaveCount(1);
  await expect(box).toHaveValue('');
  await expect(printButton(page)).toHaveText('Print 1 label');
  await box.fill('toluene acs');
  await expect(page.getByRole('option', { name: /^Toluene, ACS reagent/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await box.fill('acetone');
  await expect(page.getByRole('option').first()).toHaveText(/^Acetone/);
  await choose('acetone', /^Acetone, HPLC grade/);
  await choose('argon', /^Argon, grade 5\.0/);
  await expect(chosen).toHaveCount(3);
  await expect(label(page)).toHaveCount(3);
  await page.getByRole('textbox', { name: 'Copies of each' }).fill('4');
  await expect(printButton(page)).toHaveText('Print 12 labels');
  await page.getByRole('textbox', { name: 'Copies of each' }).fill('334');
  await expect(page.getByText('Between 1 and 333')).toBeVisible();
  await page.getByRole('textbox', { name: 'Copies of each' }).fill('4');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Take Acetone, HPLC grade off the list' }).click();
  await expect(chosen).toHaveCount(2);
  await expect(label(page)).toHaveCount(2);
  await expect(printButton(page)).toHaveText('Print 8 labels');
  expect((await pdfQuery(page)).filter(([name]) => name === 'isn')).toHaveLength(2);
  const answer = await page.request.get((await pdfLink(page).getAttribute('href')) ?? '');
  expect((await PDFDocument.load(await answer.body())).getPageCount()).toBe(8);
});

for (const language of languages) {
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`a label and its options hold at ${width} px, ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 780 });
      await openLabel(page, { language });
      await expect(label(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const box = await label(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(width - 32);
    });
  }
}
