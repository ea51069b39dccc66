import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { z } from 'zod';
import type { getOperatorSheet, listOperatorSheets } from '#contract/calls/operator/sheets.ts';
import type { Language } from '#contract/languages.ts';
import { type AttentionKind, attentionKinds } from '#contract/sheets/attention.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { makePdf, shortSheet } from '../support/pdfs.ts';
import { call, enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, laidOut, looks, test } from './portal.ts';
import { sheetsFound } from './removable.ts';

type Listed = z.output<typeof listOperatorSheets.answer>[number];
type Sheet = z.output<typeof getOperatorSheet.answer>;

/** Opens a screen of the operators'; the notice of cookies would lie over the foot of a long one. */
const openOperator = async (page: Page, path: string, language: Language = 'en') => {
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name: 'operator@vigie.example' });
  await openAt(page, path, language);
};

const list = async (requests: APIRequestContext, query: string): Promise<Listed[]> =>
  (await call(requests, 'GET', `/operator/sheets?${query}`)).json();
const read = async (requests: APIRequestContext, id: number): Promise<Sheet> =>
  (await call(requests, 'GET', `/operator/sheets/${id}`)).json();

/** A sheet of the demo that one collection alone has. */
const heldByOne = async (requests: APIRequestContext, organisation: number): Promise<Listed> =>
  (await list(requests, `organisation=${organisation}&status=current&_sort=id&_start=0&_end=100`)).find(
    (sheet) => sheet.organisations === 1,
  )!;

const filterIn = (page: Page): object => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}');
const ofAttention = (page: Page) => page.getByRole('region', { name: 'Attention' });
/** The number at the end of what a filter, or the foot of the list, says. */
const numberOf = async (words: Locator) => Number((await words.innerText()).replaceAll(',', '').match(/\d+$/)?.[0]);
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('the list is a table from 1200 pixels on, in both languages [S5.10-45]', async ({ page }) => {
  test.slow();
  for (const [language, name] of [
    ['en', 'Sheets'],
    ['fr', 'Fiches'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openOperator(page, '/operator/sheets', language);
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('button', { name: /^(See to it|Régler)/ }).first()).toBeVisible();
    for (const width of [1280, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      await laidOut(page);
      await expect(table).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  }
});

test('what needs attention is counted, and each count leads to a list of that many, and back', async ({ page }) => {
  test.slow();
  await openOperator(page, '/operator/sheets');
  const foot = page.getByText(/^Showing /);
  const filterOf = (kind: AttentionKind) => ofAttention(page).getByRole('link', { name: attentionKinds[kind].en });
  // The counts come by themselves, a moment after the list.
  await expect(filterOf('superseded')).toContainText(/\d$/);
  const ofAll = await numberOf(filterOf('superseded'));
  await filterOf('superseded').click();
  await expect.poll(() => numberOf(foot)).toBe(ofAll);

  // A collection that no other test adds to, narrowed by a language that its counts know nothing of.
  await page.goto(`/operator/sheets?filter=${JSON.stringify({ organisation: 10002 })}`);
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue('Rivière-Bleue Hospital');
  const counts = await (await call(page.request, 'GET', '/operator/attention?organisation=10002')).json();
  expect(Object.values<number>(counts).filter(Boolean).length).toBeGreaterThan(1);
  expect(counts.superseded).toBeLessThan(ofAll);
  await expect(foot).toContainText(/\d$/);
  const whole = await numberOf(foot);
  for (const kind of valuesOf(attentionKinds)) {
    const filter = filterOf(kind);
    if (counts[kind] === 0) {
      await expect(ofAttention(page)).toContainText(`${attentionKinds[kind].en} 0`);
      await expect(filter).toHaveCount(0);
      continue;
    }
    await expect.poll(() => numberOf(filter)).toBe(counts[kind]);
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'French' }).click();
    await expect.poll(() => filterIn(page)).toHaveProperty('language', 'fr');
    await filter.click();
    await expect.poll(() => numberOf(foot)).toBe(counts[kind]);
    expect(filterIn(page)).toEqual({ organisation: 10002, attention: kind });
    await expect(filter).toHaveAttribute('aria-current', 'true');
    await filter.click();
    await expect.poll(() => numberOf(foot)).toBe(whole);
    await expect(filter).not.toHaveAttribute('aria-current');
  }
});

test('a mended product name is what a member finds at once', async ({ page, playwright, baseURL }) => {
  await openOperator(page, '/operator/sheets');
  const { id, product_name } = await heldByOne(page.request, 10001);
  await page.getByRole('searchbox', { name: 'Find' }).fill(String(id));
  await page.getByRole('link', { name: `Edit ${product_name}` }).click();
  // Nothing but letters: a word for the search.
  const word = `quillaja${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
  await page.getByRole('textbox', { name: 'Product name' }).fill(`${product_name} ${word}`);
  await save(page);
  await expect(toastOf(page, 'The sheet was updated.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `${product_name} ${word}` })).toBeVisible();

  const member = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await enter(member, { name: 'collection@mapleridge.example' });
  expect((await sheetsFound(member, word)).map(({ isn }) => isn)).toEqual([id]);
  await member.dispose();
});

test('a wrong CAS number is refused at its row, another’s change is told, and nothing typed is lost', async ({
  page,
}) => {
  test.slow();
  await openOperator(page, '/operator/sheets');
  const { id } = await heldByOne(page.request, 10002);
  const before = await read(page.request, id);
  await page.goto(`/operator/sheets/${id}`);
  const other = page.getByRole('textbox', { name: 'Other name' });
  await other.fill('Wetting agent');
  await page.getByRole('button', { name: 'Add ingredient' }).click();
  const number = before.ingredients.length + 1;
  const cas = page.getByRole('textbox', { name: `CAS number, ingredient ${number}` });
  await cas.fill('7440-05-4');
  await page.getByRole('textbox', { name: `Name, ingredient ${number}` }).fill('Palladium');
  await page.getByRole('textbox', { name: 'Last checked' }).fill('30-02-2026');
  await save(page);
  await expect(cas).toHaveAccessibleDescription('This is no CAS number, or its check digit is wrong.');
  await expect(page.getByRole('textbox', { name: 'Last checked' })).toHaveAccessibleDescription(
    'Enter a whole date that exists, as DD-MM-YYYY.',
  );
  await expect(page.getByRole('textbox', { name: 'Last checked' })).toBeFocused();
  await expect(other).toHaveValue('Wetting agent');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Last checked' }).fill('');
  await cas.fill('7440-05-3');
  await expect(cas).not.toHaveAttribute('aria-invalid', 'true');

  const meanwhile = await call(page.request, 'PUT', `/operator/sheets/${id}`, {
    ...before,
    alternative_name: 'Mouillant',
  });
  expect(meanwhile.ok(), await meanwhile.text()).toBe(true);
  await save(page);
  const told = page.getByRole('alert').filter({ hasText: 'This record was changed in the meantime' });
  await expect(told).toBeVisible();
  await expect(cas).toHaveValue('7440-05-3');
  await told.getByRole('button', { name: 'Load it as it is now' }).click();
  await expect(cas).toHaveCount(0);
  await expect(other).toHaveValue('Mouillant');

  await page.getByRole('button', { name: 'Add ingredient' }).click();
  await cas.fill('7440-05-3');
  await page.getByRole('textbox', { name: `Name, ingredient ${number}` }).fill('Palladium');
  await save(page);
  await expect(toastOf(page, 'The sheet was updated.')).toBeVisible();
  const after = await read(page.request, id);
  expect(after.ingredients).toEqual([...before.ingredients, { cas: '7440-05-3', name: 'Palladium', percent: '' }]);
  expect(after).toMatchObject({
    alternative_name: 'Mouillant',
    hazard_codes: before.hazard_codes,
    sheet_date: before.sheet_date,
  });
});

test('a sheet leads to its versions, to who has it, and to its PDF, and says what is to be done', async ({ page }) => {
  await openOperator(page, '/operator/sheets');
  const [listed] = await list(page.request, 'attention=superseded&_start=0&_end=1');
  const sheet = await read(page.request, listed!.id);
  const newer = sheet.versions.find(({ id, language }) => id !== sheet.id && language === sheet.language)!;
  await page.goto(`/operator/sheets/${sheet.id}`);
  await expect(ofAttention(page)).toContainText('Once that one is in use, archive this one.');
  const pdf = page.getByRole('link', { name: 'Open the PDF' });
  await expect(pdf).toHaveAttribute('target', '_blank');
  const file = await page.request.get((await pdf.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(sheet.versions.length);
  await versions
    .getByRole('listitem')
    .filter({ hasText: String(newer.id) })
    .getByRole('link')
    .click();
  await page.waitForURL(`**/operator/sheets/${newer.id}`);
  const current = versions.getByRole('listitem').and(page.locator('[aria-current]'));
  await expect(current).toContainText(String(newer.id));
  await expect(page.getByRole('textbox', { name: /^SDS date/ })).toHaveValue(
    newer.sheet_date.split('-').reverse().join('-'),
  );

  const [holder] = (await read(page.request, newer.id)).held_by;
  await page
    .getByRole('region', { name: 'In the collections of' })
    .getByRole('link', { name: holder!.name_en })
    .click();
  await page.waitForURL(`**/operator/organisations/${holder!.id}`);
});

for (const { language, width, colorScheme } of looks) {
  test(`the screens of sheets hold at ${width} px in ${language}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await openOperator(page, '/operator/sheets', language);
    const [superseded] = await list(page.request, 'attention=superseded&_start=0&_end=1');
    const filters = [{ attention: 'superseded' }, { attention: 'no-pdf', organisation: 10001 }];
    const paths = [
      ...filters.map((filter) => `/operator/sheets?filter=${JSON.stringify(filter)}`),
      `/operator/sheets/${superseded!.id}`,
      '/operator/sheets/99999999',
    ];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByText(/\bresources\.[a-z]/)).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}

test('leaving a sheet with something changed in it asks first', async ({ page }) => {
  await enter(page.request, { name: 'operator@vigie.example' });
  const { id } = await heldByOne(page.request, 10001);
  await openOperator(page, `/operator/sheets/${id}`);
  const name = page.getByRole('textbox', { name: 'Product name', exact: true });
  await name.fill('Not saved yet');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('Not saved yet');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/operator\/sheets(\?|$)/);
});

test('a sheet is given a better PDF with one of its facts, and is listed as seen to [S5.10-02 S5.10-18 S5.10-21]', async ({
  page,
}) => {
  test.slow();
  await openOperator(page, '/operator/sheets');
  const listed = await list(page.request, 'organisation=10002&attention=old&_sort=id&_start=0&_end=100');
  const { id, product_name } = listed.find(({ organisations }) => organisations === 1)!;
  await page.goto(`/operator/sheets/${id}`);
  await page.getByRole('button', { name: /^(Replace the|Upload a) PDF$/ }).click();
  const dialog = page.getByRole('dialog', { name: `PDF of “${product_name}”` });
  const word = `Kapok ${crypto.randomUUID()}`;
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'better.pdf',
    mimeType: 'application/pdf',
    buffer: await makePdf(shortSheet(word)),
  });
  await dialog.getByRole('checkbox', { name: 'Take from the PDF: Product name' }).check();
  await expectAccessible(page);
  await expect(dialog.getByText('This looks like another product’s sheet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save the PDF' }).click();
  await page
    .getByRole('alertdialog', { name: `Is this the PDF of “${product_name}”?` })
    .getByRole('button', { name: 'It is: save it' })
    .click();
  await expect(toastOf(page, 'The sheet has this PDF now.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Product name', exact: true })).toHaveValue(word);

  await page.goto(
    `/operator/sheets?filter=${JSON.stringify({ organisation: 10002, attention: 'old', q: String(id) })}`,
  );
  await page.getByRole('button', { name: `See to it: ${word}` }).click();
  await page.getByRole('menuitem', { name: 'There is no newer one' }).click();
  await expect(toastOf(page, 'No longer listed as “Three or more years old”')).toBeVisible();
  await expect(page.getByRole('button', { name: `See to it: ${word}` })).toHaveCount(0);
});

test('from a filtered list a sheet leads to the next, and back to the list as it was left [S5.10-25]', async ({
  page,
}) => {
  const filter = { attention: 'one-language', organisation: 10001 };
  await openOperator(
    page,
    `/operator/sheets?${new URLSearchParams({ filter: JSON.stringify(filter), sort: 'sheet_date', order: 'DESC' })}`,
  );
  await page.mouse.wheel(0, 400);
  await page
    .getByRole('link', { name: /^Edit / })
    .nth(1)
    .click();
  await expect(page.getByText(/^2 of \d+ in the list$/)).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  const second = await title.textContent();
  await page.getByRole('link', { name: 'Next sheet' }).click();
  await expect(page.getByText(/^3 of \d+ in the list$/)).toBeVisible();
  await expect(title).not.toHaveText(second!);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Previous sheet' }).click();
  await expect(title).toHaveText(second!);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Sheets', { exact: true }).first()).toBeVisible();
  const left = new URL(page.url()).searchParams;
  expect([JSON.parse(left.get('filter')!), left.get('sort'), left.get('order')]).toEqual([
    filter,
    'sheet_date',
    'DESC',
  ]);
});
