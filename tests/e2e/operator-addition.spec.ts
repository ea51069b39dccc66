import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { apiBase, xhrMarker } from '#contract/call.ts';
import type { Language } from '#contract/languages.ts';
import { hostilePdfs } from '#tests/support/hostile-pdfs.ts';
import { readMailFolder } from '../support/mails.ts';
import { leftOut, realData } from '../support/outside.ts';
import { joinPdfs, makePdf, shortSheet } from '../support/pdfs.ts';
import { scan, writePages } from '../support/scans.ts';
import { addOrganisation, addSheet } from './new-organisation.ts';
import { call, enter, openAt, openSearch, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, looks, settled, test } from './portal.ts';
import { requestRemoval, sheetsFound } from './removable.ts';

const realSheets = realData('data/sds-pdfs');
const sheets = realSheets.found;

/** A real sheet where there are any, else one of a few lines; no two are the same file. */
const sheetFile = async (path: string, product: string): Promise<Buffer> => {
  const file = sheets ? readFileSync(resolve(sheets, path)) : await makePdf(sdsText(product));
  return Buffer.concat([file, Buffer.from(`\n% ${crypto.randomUUID()}\n`)]);
};
const sdsText = (product: string) => `SAFETY DATA SHEET
SECTION 1: Identification
Product name: ${product}
SECTION 4: First-aid measures
If on skin: rinse with water for the first minutes, and call the doctor if it is not better.`;
/** A version of a sheet that differs by the minutes of its first aid alone. */
const version = (product: string, minutes: number) =>
  makePdf(`SAFETY DATA SHEET
SECTION 1: Identification
Product name: ${product}
Manufacturer: Quarry Acids
SECTION 2: Hazard identification
Keep the container closed and away from heat.
SECTION 3: Composition/information on ingredients
Acetone 67-64-1
SECTION 4: First-aid measures
If on skin: rinse with water for ${minutes} minutes, and call the doctor if it is not better.
SECTION 7: Handling and storage
Store it in a dry place that is away from the heat.
SECTION 16: Other information`);
const acid = () => sheetFile('en/hydrochloric-acid-37_ca_en.pdf', 'Hydrochloric acid');
const chlorine = () => sheetFile('en/chlorine-98-100_ca_en.pdf', 'Chlorine');

/** An operator, on a window of that width. */
const openOperator = async (page: Page, path: string, { language = 'en' as Language, width = 1440 } = {}) => {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name: 'operator@vigie.example' });
  await openAt(page, path, language);
};

/** Adds the sheet, though nobody looked at what the reader is not sure of. */
const addToCollection = async (page: Page) => {
  await button(page, 'Add to collection').click();
  await answerQuestion(page);
};

const questionOf = (page: Page) =>
  page.getByRole('alertdialog', { name: /not certain$|not found$|not everything is settled$|contradict/i });

const answerQuestion = async (page: Page) => {
  const question = questionOf(page);
  const done = toastOf(page, 'The sheet was added').or(page.locator('[aria-invalid=true]')).first();
  await expect(question.or(done).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Add to collection' }).click();
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openRequest = async (page: Page, id: number) => {
  await page.goto(`/operator/requests/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `R-${id}` })).toBeVisible();
};
const savedSign = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved/ });

/** What a member sees, in a browser of their own. */
const asMember = async (browser: Browser, name: string, language: Language, body: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ ...(process.env.BASE_URL && { baseURL: process.env.BASE_URL }) });
  const page = await context.newPage();
  await openSearch(page, { name, language });
  await body(page);
  await context.close();
};

test('a member adds two real sheets, the operator completes one and refuses the other, the member sees both and finds the first by its CAS in French [S5.8-05]', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  await openOperator(page, '/operator/requests');
  const { name, email } = await addOrganisation(page.request, request);
  const first = await addSheet(request, 'acid.pdf', await acid());
  const second = await addSheet(request, 'chlorine.pdf', await chlorine());
  await expect(page).toHaveURL(/filter=.*processing/);
  await page.getByRole('searchbox', { name: 'Find' }).fill(name);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2);
  // The whole row is the link's.
  await page.getByRole('cell', { name: 'acid.pdf' }).click({ force: true });
  await page.waitForURL(({ pathname }) => pathname === `/operator/requests/${first}`);
  await expect(page.getByRole('heading', { level: 1, name: `R-${first}` })).toBeVisible();

  // A value that was read is shown at its field.
  const page1 = page.getByRole('group', { name: 'Page 1', exact: true });
  await expect(page1.locator('canvas')).toBeVisible({ timeout: 30_000 });
  const ingredients = page.getByRole('group', { name: 'Ingredients' });
  if (sheets) {
    await expect(page.getByText(/^\d+ of \d+ fields were read for certain from the PDF\.$/)).toBeVisible();
    const banner = await page.getByRole('note').filter({ hasText: 'read for certain' }).innerText();
    const [sure = 0, all = 0] = banner.match(/\d+/g)?.map(Number) ?? [];
    // What is not certain, or not there, is never among what was read for certain.
    const uncertain = await page.getByRole('button', { name: /^Not certain/ }).count();
    const missing = await page.getByText('Not found in the PDF').count();
    expect(all - sure).toBeGreaterThanOrEqual(uncertain + missing);
    expect(/not certain|need|left to fill in/.test(banner)).toBe(all > sure);
    await page.getByRole('button', { name: /Found on page \d, Ingredients$/ }).click();
    await expect(page.locator('[data-mark=inFocus]').first()).toBeInViewport();
  } else {
    await button(page, 'Add ingredient').click();
    await ingredients.getByRole('textbox', { name: /^Name/ }).last().fill('Hydrochloric acid');
    await field(page, 'Manufacturer').fill('Quarry Acids');
  }
  await button(page, 'Search in the PDF').click();
  await page.getByRole('searchbox', { name: 'Search in the PDF' }).fill('hydrochloric acid');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Search in the PDF')).toBeFocused();

  // The draft is kept by itself and outlives a reload.
  const product = `Acid ${crypto.randomUUID().slice(0, 8)}`;
  await field(page, 'Product name').fill(product);
  await expect(savedSign(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Product name')).toHaveValue(product);
  await expect(page.getByText('Saved by')).toBeVisible();

  // What is wrong goes to its field, and nothing is lost.
  const cas = ingredients.getByRole('textbox', { name: 'CAS number, ingredient 1' });
  await cas.fill('7647-01-1');
  await addToCollection(page);
  await expect(cas).toBeFocused();
  await expect(cas).toHaveAccessibleDescription('This is no CAS number, or its check digit is wrong.');
  await expectAccessible(page);
  await cas.fill('7647-01-0');
  await expect(cas).not.toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Shelf').fill('B-4');
  await page.keyboard.press('Control+Enter');
  await answerQuestion(page);
  const toast = toastOf(page, `The sheet was added to the collection of ${name}.`);
  await expect(toast).toBeVisible();
  const above = await toast.boundingBox();
  // The next request is readable before it is opened; another test may complete it meanwhile.
  const banner = page.getByRole('note').filter({ hasText: /PDF/ });
  const next = banner.or(page.getByRole('group', { name: 'The sheet' })).first();
  await expect(next).toBeVisible();
  const below = await next.boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  await openRequest(page, second);
  await button(page, 'Refuse').click();
  const dialog = page.getByRole('dialog', { name: `Refuse request R-${second}` });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The supplier is not the one you buy from.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(toastOf(page, `Request R-${second} was refused.`)).toBeVisible();
  await openRequest(page, first);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(field(page, 'Product name')).toBeDisabled();
  await expect(button(page, 'Add to collection')).toHaveCount(0);

  await asMember(browser, email, 'fr', async (theirs) => {
    await theirs.getByRole('combobox', { name: 'Chercher dans la collection' }).fill('7647-01-0');
    await settled(theirs, () => theirs.keyboard.press('Enter'));
    await expect(theirs.getByRole('link', { name: product, exact: true })).toBeVisible();
    await theirs.goto(`/message-centre?request=${second}`);
    await expect(theirs.getByRole('dialog')).toContainText('The supplier is not the one you buy from.');
    await expect(theirs.getByRole('dialog')).toContainText('Non aboutie');
    await theirs.goto(`/message-centre?request=${first}`);
    await expect(theirs.getByRole('dialog')).toContainText('Terminée');
  });
});

test('two who work on one addition hear of each other, and the second language joins the first', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await openOperator(page, '/operator/requests');
  await addOrganisation(page.request, request);
  const english = await addSheet(request, 'acid-en.pdf', await acid());
  const french = await addSheet(request, 'acid-fr.pdf', await chlorine());
  await openRequest(page, english);
  await field(page, 'Product name').fill('Muriatic acid 35');
  await field(page, 'Manufacturer').fill('Quarry Acids');
  await field(page, 'SDS date (DD-MM-YYYY)').fill('04-03-2024');
  await page.keyboard.press('Control+s');
  await expect(savedSign(page)).toBeVisible();

  const { draft, version } = await (await call(page.request, 'GET', `/operator/requests/${english}/addition`)).json();
  const theirs = { ...draft, sheet: { ...draft.sheet, product_name: 'Muriatic acid 36' } };
  await call(page.request, 'PUT', `/operator/requests/${english}/addition`, { draft: theirs, version });
  await field(page, 'Other name').fill('Spirits of salt');
  await expect(
    page.getByText('This draft was changed in the meantime, in another window or by somebody else.'),
  ).toBeVisible();
  await button(page, 'Load it as it is now').click();
  await expect(field(page, 'Product name')).toHaveValue('Muriatic acid 36');
  await addToCollection(page);
  await expect(toastOf(page, 'The sheet was added')).toBeVisible();

  await openRequest(page, french);
  await field(page, 'Product name').fill('Muriatic acid 36');
  await field(page, 'Manufacturer').fill('Quarry Acids Inc.');
  await field(page, 'SDS date (DD-MM-YYYY)').fill('04-03-2025');
  await page.getByRole('combobox', { name: 'Language', exact: true }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(page.getByRole('radio', { name: 'Replace, keep the old one archived' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Language', exact: true }).click();
  await page.getByRole('option', { name: 'French' }).click();
  await expect(page.getByRole('radio', { name: 'Add as its other language' })).toBeChecked();
  await expectAccessible(page);
  await addToCollection(page);
  await expect(toastOf(page, 'The sheet was added')).toBeVisible();
});

test('who is overtaken by a colleague sees what was confirmed, and is told that their own was not used', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  await openOperator(page, '/operator/requests');
  await addOrganisation(page.request, request);
  const id = await addSheet(request, 'acid.pdf', await acid());
  await openRequest(page, id);
  // The page has asked for all of it before anybody is quicker.
  await expect(field(page, 'Product name')).toBeEditable();
  const path = `/operator/requests/${id}`;
  const { draft, version } = await (await call(page.request, 'GET', `${path}/addition`)).json();
  const sheet = { ...draft.sheet, product_name: 'Muriatic acid 37', manufacturer: 'Quarry Acids', language: 'en' };
  const confirmed = await call(page.request, 'POST', `${path}/confirm`, {
    entry: { ...draft, sheet },
    version,
    note: '',
  });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  await field(page, 'Product name').fill('Of my own');
  await expect(page.getByRole('alert').filter({ hasText: 'This request was ended in the meantime' })).toContainText(
    'What you entered was not used.',
  );
  await expect(field(page, 'Product name')).toHaveValue('Muriatic acid 37');
  await expect(field(page, 'Product name')).toBeDisabled();
  await expectAccessible(page);
});

test('a sheet that one organization sent is shown to it alone, until an operator says that its maker publishes it', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  await openOperator(page, '/operator/requests');
  const { name } = await addOrganisation(page.request, request);
  const id = await addSheet(request, 'acid.pdf', await acid());
  await openRequest(page, id);
  const published = page.getByRole('checkbox', { name: 'The maker publishes this sheet' });
  await expect(published).not.toBeChecked();
  await expect(published).toHaveAccessibleDescription(/this organization alone sees it/);
  const path = `/operator/requests/${id}`;
  const { draft, version } = await (await call(page.request, 'GET', `${path}/addition`)).json();
  const sheet = { ...draft.sheet, product_name: 'Muriatic acid 38', manufacturer: 'Quarry Acids', language: 'en' };
  const entry = { ...draft, sheet };
  const { isn } = await (await call(page.request, 'POST', `${path}/confirm`, { entry, version, note: '' })).json();
  await page.goto(`/operator/sheets/${isn}`);
  await expect(page.getByText(`${name} alone, whose upload or list brought it.`)).toBeVisible();
  await button(page, 'Show to others').click();
  const dialog = page.getByRole('alertdialog', { name: 'Show this sheet to others?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Show to others' }).click();
  await expect(toastOf(page, 'Whoever has the product may see this sheet now.')).toBeVisible();
  await expect(page.getByText('Every organization that has this product.')).toBeVisible();
  await expect(button(page, 'Show to others')).toHaveCount(0);
});

test('a file that is there already is said first, nothing is filled in for nothing, and what happens is told [S5.8-02…04]', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  await openOperator(page, '/operator/requests');
  const { name } = await addOrganisation(page.request, request);
  const file = await acid();
  const first = await addSheet(request, 'acid.pdf', file);
  await openRequest(page, first);
  await expect(page.getByText('A new product comes into the collection.')).toBeVisible();
  await field(page, 'Product name').fill('Muriatic acid 39');
  await field(page, 'Manufacturer').fill('Quarry Acids');
  await page.getByRole('combobox', { name: 'Language', exact: true }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await addToCollection(page);
  await expect(toastOf(page, 'The sheet was added')).toBeVisible();

  const again = await addSheet(request, 'acid-again.pdf', file);
  await openRequest(page, again);
  const box = page.getByRole('radiogroup', { name: /^This very file is in the collection already/ });
  await expect(box.getByRole('radio', { name: 'Use the sheet that is there' })).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'No sheet is added: “Muriatic acid 39”' })).toBeVisible();
  const nameField = page.getByLabel('Product name', { exact: true });
  expect((await box.boundingBox())!.y).toBeLessThan((await nameField.boundingBox())!.y);
  await expect(page.getByText('what stands in the fields of the sheet is not kept')).toBeVisible();
  await nameField.focus();
  await expect(nameField).not.toBeFocused();
  await expectAccessible(page);
  // A collection takes no file twice.
  await expect(box.getByRole('radio')).toHaveCount(1);
  await button(page, 'Use that sheet').click();
  await expect(toastOf(page, `The request is done: the sheet that ${name} has already is used.`)).toBeVisible();
});

test('what the reader is not sure of is asked about, until somebody has looked at it', async ({ page, request }) => {
  test.setTimeout(90_000);
  await openOperator(page, '/operator/requests');
  await addOrganisation(page.request, request);
  const file = await makePdf(`${shortSheet(`Wax ${crypto.randomUUID()}`)}\nSignal word: Danger`);
  const id = await addSheet(request, 'wax.pdf', file);
  await openRequest(page, id);
  const { reading } = await (await call(page.request, 'GET', `/operator/requests/${id}/addition`)).json();
  const certainties = Object.values<{ certainty: number }>(reading.fields).map(({ certainty }) => certainty);
  expect(certainties.some((certainty) => certainty < 0.95)).toBe(true);

  await expect(button(page, 'Add to collection')).toBeEnabled();
  // What it cannot do without is told first, at its field.
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expect(questionOf(page)).toHaveCount(0);
  await page.getByLabel('Manufacturer', { exact: true }).fill('Larch Waxes');

  await page.keyboard.press('Control+Enter');
  await expect(questionOf(page)).toContainText('Nobody has looked at:');
  await expect(questionOf(page)).toContainText('Not found in the PDF, and empty:');
  await expectAccessible(page);
  await expect(button(page, 'Look at the sheet')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questionOf(page)).toHaveCount(0);
  await expect(page.locator('[data-field] :focus')).toBeVisible();

  for (const one of await page
    .locator('[data-field]')
    .filter({ hasText: /not certain|not found/i })
    .all())
    await one.locator('input, textarea, [tabindex="0"], button').first().focus();
  await button(page, 'Add to collection').click();
  await expect(toastOf(page, 'The sheet was added')).toBeVisible();
});

test('a draft from before the file came into the collection uses the sheet that is there now [S5.8-02]', async ({
  page,
  request,
}) => {
  await openOperator(page, '/operator/requests');
  await addOrganisation(page.request, request);
  const product = `Wax ${crypto.randomUUID()}`;
  const file = await makePdf(shortSheet(product));
  const [late, early] = [await addSheet(request, 'wax.pdf', file), await addSheet(request, 'wax.pdf', file)];
  const path = `/operator/requests/${late}`;
  const { draft } = await (await call(page.request, 'GET', `${path}/addition`)).json();
  expect(draft.decision).toEqual({ kind: 'new' });
  expect((await call(page.request, 'PUT', `${path}/addition`, { draft, version: 0 })).ok()).toBe(true);
  const sheet = { ...draft.sheet, product_name: product, manufacturer: 'Quarry Acids', language: 'en' };
  const entry = { ...draft, sheet: { ...sheet, format: 'other', hazardous: 'unknown' } };
  const confirmed = await call(page.request, 'POST', `/operator/requests/${early}/confirm`, {
    entry,
    version: 0,
    note: '',
  });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  // What has ended leads to its sheet, and nothing of it is uncertain any more.
  await openRequest(page, early);
  await expect(page.getByText('Not certain')).toHaveCount(0);
  await page.getByRole('link', { name: 'Open the sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();

  await openRequest(page, late);
  await expect(page.getByRole('radio', { name: 'Use the sheet that is there' })).toBeChecked();
  await button(page, 'Use that sheet').click();
  await expect(toastOf(page, 'The request is done')).toBeVisible();
});

test('hazards that contradict each other are said at once and asked about before they are kept, and a key too many changes none of them [S5.8-12 S5.8-13 S5.8-15]', async ({
  page,
  request,
}) => {
  await openOperator(page, '/operator/requests');
  await addOrganisation(page.request, request);
  const id = await addSheet(request, 'wax.pdf', await makePdf(shortSheet(`Wax ${crypto.randomUUID()}`)));
  // As if all of it had been read for certain, but for what follows from other values.
  await page.route(`**/operator/requests/${id}/addition`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const work = await (await route.fetch()).json();
    for (const found of Object.values<{ certainty: number }>(work.reading.fields)) found.certainty = 1;
    work.reading.fields = {
      ...everything,
      ...work.reading.fields,
      pictograms: { value: ['GHS02'], places: [], certainty: 0.5 },
    };
    Object.assign(work.draft.sheet, { manufacturer: 'Quarry Acids', language: 'en', ...flammable });
    await route.fulfill({ json: work });
  });
  await openRequest(page, id);
  const toggles = page.getByRole('group', { name: 'Pictograms' });
  await expect(toggles).toBeFocused();
  const flame = toggles.getByRole('button', { name: 'Flame', exact: true });
  for (const key of ['Enter', 'Space', 'Enter']) await page.keyboard.press(key);
  await expect(flame).toHaveAttribute('aria-pressed', 'true');
  await expect(toggles.locator('[aria-pressed=true]')).toHaveCount(1);

  await expect(page.getByText('contradict each other')).toHaveCount(0);
  await flame.click();
  const told = page.getByRole('status').filter({ hasText: 'The hazards contradict each other.' });
  await expect(told).toContainText('H225 asks for the pictogram “Flame”.');
  await expectAccessible(page);
  await expect(button(page, 'Add to collection')).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('H225 asks for the pictogram “Flame”.');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(toggles).toBeFocused();
  await flame.click();
  await expect(told).toHaveCount(0);
});

test('a key that falls into a field of chips is dropped by Escape, and is no value of the sheet [S5.7-17]', async ({
  page,
  request,
}) => {
  await openOperator(page, '/operator/requests');
  await addOrganisation(page.request, request);
  const id = await addSheet(request, 'stray.pdf', await makePdf(shortSheet(`Stray ${crypto.randomUUID()}`)));
  await openRequest(page, id);
  const identifiers = page.getByRole('combobox', { name: 'Product identifiers' });
  await identifiers.focus();
  const before = await page.locator('.MuiChip-root', { has: page.getByTestId('CancelIcon') }).allTextContents();
  await page.keyboard.type('?');
  await page.keyboard.press('Escape');
  await expect(identifiers).toHaveValue('');
  await expect(identifiers).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(identifiers).not.toBeFocused();
  expect(await page.locator('.MuiChip-root', { has: page.getByTestId('CancelIcon') }).allTextContents()).toEqual(
    before,
  );
});

/** What a reading finds of a sheet, as far as a short one has none of it. */
const at = { places: [], certainty: 1 };
const everything = {
  manufacturer: { ...at, value: 'Quarry Acids' },
  productIds: { ...at, value: ['W-1'] },
  sheetDate: { ...at, value: '2025-03-04' },
  signalWord: { ...at, value: 'danger' },
  format: { ...at, value: 'other' },
  hazardous: { ...at, value: 'yes' },
  hazardCodes: { ...at, value: ['H225'] },
  ingredients: { ...at, value: [] },
};
const flammable = {
  format: 'other',
  hazardous: 'yes',
  hazard_codes: ['H225'],
  signal_word: 'danger',
  pictograms: ['GHS02'],
  sheet_date: '2025-03-04',
};

test('the note to the member is kept with the draft [S5.8-14]', async ({ page, request }) => {
  await openOperator(page, '/operator/requests');
  await addOrganisation(page.request, request);
  const id = await addSheet(request, 'wax.pdf', await makePdf(shortSheet(`Wax ${crypto.randomUUID()}`)));
  await openRequest(page, id);
  await field(page, 'Note for the member').fill('The page with section 8 is missing.');
  await button(page, 'Save draft').click();
  await expect(savedSign(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Note for the member')).toHaveValue('The page with section 8 is missing.');
});

test('a sheet that others are like is no new product before somebody has said so, and a double click does what was aimed at [S5.8-11 S5.11-10]', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  await openOperator(page, '/operator/requests');
  await addOrganisation(page.request, request);
  const word = crypto.randomUUID().replaceAll(/[^a-z]/g, '');
  const first = await addSheet(request, 'one.pdf', await version(`Zincol${word} cleaner alpha`, 10));
  await openRequest(page, first);
  await page.getByRole('combobox', { name: 'Language', exact: true }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await addToCollection(page);
  await expect(toastOf(page, 'The sheet was added')).toBeVisible();

  const second = await addSheet(request, 'two.pdf', await version(`Zincol${word} cleaner beta`, 15));
  await openRequest(page, second);
  await expect(page.getByText('one question needs you')).toBeVisible();
  await expect(button(page, 'Add to collection')).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Nobody has said what becomes of it');
  await expectAccessible(page);

  // The second click of a double click meets the form that the question stood on.
  const pressed = page.locator('[data-field] [aria-pressed=true]');
  const before = await pressed.count();
  await page.route('**/confirm', (route) => route.abort());
  const place = (await question.getByRole('button', { name: 'Add to collection' }).boundingBox())!;
  await page.mouse.dblclick(place.x + place.width / 2, place.y + place.height / 2);
  await expect(question).toHaveCount(0);
  expect(await pressed.count()).toBe(before);
  await expect(page.locator('[data-field] [aria-expanded=true]')).toHaveCount(0);

  await expect(button(page, 'Add to collection')).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(question).toContainText('Nobody has said what becomes of it');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.locator('[data-field=decision] :focus')).toBeVisible();
  // Somebody has looked at it now: it is sent, or asked about is what the reader is not sure of, and no more.
  let isSent = false;
  page.on('request', (sent) => {
    isSent ||= sent.url().endsWith('/confirm');
  });
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => isSent || (await question.isVisible())).toBe(true);
  await expect(question.getByText('Nobody has said')).toHaveCount(0);
});

test('a removal is decided location by location', async ({ page, request }) => {
  test.setTimeout(90_000);
  await openOperator(page, '/operator/requests');
  const { id: organisation } = await addOrganisation(page.request, request);
  const addition = await addSheet(request, 'acid.pdf', await acid());
  await openRequest(page, addition);
  await field(page, 'Product name').fill('Pickling acid');
  await field(page, 'Manufacturer').fill('Quarry Acids');
  await addToCollection(page);
  await expect(toastOf(page, 'The sheet was added')).toBeVisible();
  const [sheet] = await sheetsFound(request, 'Pickling', organisation);
  await requestRemoval(request, sheet!);
  const listed = await call(page.request, 'GET', `/operator/requests?organisation=${organisation}&type=sdsremoval`);
  const [{ id }] = await listed.json();

  await openRequest(page, id);
  await expect(page.getByRole('link', { name: /^PDF of the sheet/ })).toHaveAttribute('href', /\/sheets\/\d+\/pdf$/);
  await page
    .getByRole('group', { name: /in Pit$/ })
    .getByRole('button', { name: 'Keep' })
    .click();
  await button(page, 'Carry out').click();
  const mill = page.getByRole('group', { name: /in Mill$/ });
  await expect(mill.getByRole('button', { name: 'Remove' })).toBeFocused();
  await expect(page.getByText('Decide for each location.')).toBeVisible();
  await expectAccessible(page);
  await mill.getByRole('button', { name: 'Remove' }).click();
  await field(page, 'Note for the member').fill('The pit still uses it.');
  await button(page, 'Carry out').click();
  await expect(toastOf(page, `Request R-${id} was carried out.`)).toBeVisible();
  await openRequest(page, id);
  await expect(page.getByRole('listitem').filter({ hasText: 'Mill' })).toContainText('Removed');
  await expect(page.getByRole('listitem').filter({ hasText: 'Pit' }).first()).toContainText('Kept');
  const [left] = await sheetsFound(request, 'Pickling', organisation);
  expect(left?.subsets.map(({ name }) => name)).toEqual(['Pit']);
});

test('a message is answered by mail, and a note can be left', async ({ page, request }) => {
  test.setTimeout(90_000);
  await openOperator(page, '/operator/requests');
  const { email } = await addOrganisation(page.request, request);
  const subject = `Which sheet ${crypto.randomUUID().slice(0, 8)}`;
  const fields = { firstName: 'Zoé', lastName: 'Roy', email, subject, message: 'First line\nsecond line' };
  const sent = await request.post(`${apiBase}/contact-us`, {
    headers: { [xhrMarker.name]: xhrMarker.value },
    multipart: fields,
  });
  const { id } = await sent.json();
  await openRequest(page, id);
  await expect(page.getByText('First line')).toHaveText(/First line\nsecond line/);
  await button(page, 'Leave a note').click();
  await field(page, 'Your note').fill('We are looking.');
  await button(page, 'Leave the note').click();
  await expect(page.getByText('We are looking.')).toBeVisible();
  await button(page, 'Send and complete').click();
  await expect(field(page, 'Your answer')).toBeFocused();
  await field(page, 'Your answer').fill('The one of 2024.');
  await expectAccessible(page);
  await button(page, 'Send and complete').click();
  await expect(toastOf(page, 'The answer is on its way.')).toBeVisible();
  const mails = async () =>
    (await readMailFolder(process.env.OUTBOX_DIR ?? '')).filter(
      (mail) => mail.to === email && mail.subject.includes(subject),
    );
  await expect.poll(async () => (await mails()).some(({ text }) => text.includes('The one of 2024.'))).toBe(true);
});

test('says of a number that there is no request, and of a scan that its text is being recognized', async ({
  page,
  request,
}) => {
  test.skip(!sheets, leftOut([realSheets]));
  test.setTimeout(90_000);
  await openOperator(page, '/operator/requests/99999999');
  await expect(page.getByRole('heading', { name: 'There is no request of this number' })).toBeVisible();
  await addOrganisation(page.request, request);
  const id = await addSheet(request, 'scan.pdf', await sheetFile('scanned/firmenich_3.pdf', ''));
  await openRequest(page, id);
  const said = page.getByText(/^This PDF has next to no text\.|Text of this sheet was recognized in a picture/);
  await expect(said.first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('group', { name: 'Page 1', exact: true }).locator('canvas')).toBeVisible();
});

test('shows a scan that lay on its side upright once it was recognized, with each value where it stands, and finds its words [S2.2.5-25 S2.2.5-30]', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  await openOperator(page, '/operator/requests');
  await addOrganisation(page.request, request);
  const name = `Quokka ${Date.now()}`;
  const sheet = await writePages([
    [
      [72, 60, 'SAFETY DATA SHEET'],
      [72, 100, '1. IDENTIFICATION'],
      [72, 120, 'Product name:'],
      [200, 120, name],
      [72, 160, '4. FIRST AID MEASURES'],
      [72, 180, 'Rinse cautiously with water for several minutes.'],
    ],
  ]);
  const id = await addSheet(request, 'sideways.pdf', await scan(sheet, { turn: 90, specks: 1 }));
  await openRequest(page, id);
  // The desk looks for it by itself.
  const recognised = page.getByText('Text of this sheet was recognized in a picture').first();
  await expect(recognised).toBeVisible({ timeout: 60_000 });
  await expect(field(page, 'Product name')).toHaveValue(name);
  const canvas = page.getByRole('group', { name: 'Page 1', exact: true }).locator('canvas');
  const drawn = await canvas.evaluate((one: HTMLCanvasElement) => ({ width: one.width, height: one.height }));
  expect(drawn.height).toBeGreaterThan(drawn.width);

  await button(page, 'Search in the PDF').click();
  await page.getByRole('searchbox', { name: 'Search in the PDF' }).fill(name);
  const [found, marked] = ['[data-mark=currentMatch]', '[data-mark=inFocus]'].map((mark) => page.locator(mark).first());
  await expect(found!).toBeInViewport();
  /** Closing the search moves the page. */
  const onPage = async (one: Locator) => {
    const [box, paper] = [(await one.boundingBox())!, (await canvas.boundingBox())!];
    return { x: box.x - paper.x, y: box.y - paper.y };
  };
  const foundAt = await onPage(found!);
  await page.keyboard.press('Escape');
  await field(page, 'Product name').focus();
  await expect(marked!).toBeInViewport();
  const markedAt = await onPage(marked!);
  expect(Math.abs(markedAt.x - foundAt.x)).toBeLessThan(8);
  expect(Math.abs(markedAt.y - foundAt.y)).toBeLessThan(8);
});

test('says beside the form what was taken out of the file, on a phone too', async ({ page, request }) => {
  await openOperator(page, '/operator/requests');
  await addOrganisation(page.request, request);
  const id = await addSheet(request, 'attached.pdf', hostilePdfs['an attachment'][0]);
  await page.setViewportSize({ width: 360, height: 780 });
  await openRequest(page, id);
  await expect(page.getByText('Taken out of this file before it was kept: attached files.')).toBeVisible({
    timeout: 30_000,
  });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

for (const { language, width, colorScheme } of looks) {
  const words = {
    en: {
      split: 'Split into 2 files',
      several: 'This file holds 2 sheets.',
      told: 'Each sheet is a request of its own now.',
      other: 'Other name',
      add: 'Add to collection',
      product: 'Product name',
      note: 'Note for the member',
      compare: (name: string) => `Compare with ${name}, dated March 4, 2025`,
      firstAid: '4. First-aid measures',
      same: 'Without change: sections 1 to 3, 7, 16.',
      again: 'Try again',
      close: 'Close',
    },
    fr: {
      split: 'Diviser en 2 fichiers',
      several: 'Ce fichier contient 2 fiches.',
      told: 'Chaque fiche est maintenant une demande.',
      other: 'Autre nom',
      add: 'Ajouter à la collection',
      product: 'Nom du produit',
      note: 'Note pour le membre',
      compare: (name: string) => `Comparer avec ${name}, du 4 mars 2025`,
      firstAid: '4. Premiers soins',
      same: 'Sans changement\u00a0: sections 1 à 3, 7, 16.',
      again: 'Réessayer',
      close: 'Fermer',
    },
  }[language];

  test(`several sheets in one file become a request each with one button, at ${width} px, in ${language} [S2.2.5-24]`, async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000);
    await openOperator(page, '/operator/requests', { language, width });
    await addOrganisation(page.request, request);
    const files = await Promise.all(
      ['Wax', 'Clay'].map((name) => makePdf(shortSheet(`${name} ${crypto.randomUUID()}`))),
    );
    const id = await addSheet(request, 'both.pdf', await joinPdfs(files));
    await page.emulateMedia({ colorScheme });
    await openRequest(page, id);
    const notice = page.getByRole('note').filter({ hasText: words.several });
    await expect(notice).toContainText('Wax');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const other = field(page, words.other);
    await other.fill('Of mine');
    await button(page, words.split).click();
    await expect(toastOf(page, words.told)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(other).toHaveValue('Of mine');
    const [, next] = /: R-(\d+)\.$/.exec((await toastOf(page, words.told).textContent()) ?? '') ?? [];
    await openRequest(page, Number(next));
    // A second click that was meant for the request before confirms nothing here.
    await expect(button(page, words.add)).toBeDisabled();
    await expect(field(page, words.product)).toHaveValue(/^Clay/);
    await expect(button(page, words.add)).toBeEnabled();
  });

  test(`what the PDF says otherwise than a sheet that is there is compared over the form, at ${width} px, in ${language} [S5.4-03]`, async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000);
    await openOperator(page, '/operator/requests', { language, width });
    await addOrganisation(page.request, request);
    const product = `Wax ${crypto.randomUUID().slice(0, 8)}`;
    const first = await addSheet(request, 'wax-2025.pdf', await version(product, 15));
    const path = `/operator/requests/${first}`;
    const { draft } = await (await call(page.request, 'GET', `${path}/addition`)).json();
    const sheet = {
      ...draft.sheet,
      product_name: product,
      manufacturer: 'Quarry Acids',
      language: 'en',
      sheet_date: '2025-03-04',
    };
    const confirmed = await call(page.request, 'POST', `${path}/confirm`, {
      entry: { ...draft, sheet },
      version: 0,
      note: '',
    });
    expect(confirmed.ok(), await confirmed.text()).toBe(true);
    const second = await addSheet(request, 'wax-2026.pdf', await version(product, 30));
    await page.emulateMedia({ colorScheme });
    await openRequest(page, second);
    await field(page, words.other).fill('Of mine');
    await field(page, words.note).fill('My note');

    // Until then it is in paler colours, and seen as such through the dialog.
    await expect(button(page, words.add)).toBeEnabled();
    const compare = page.getByRole('button', { name: words.compare(product) });
    const dialog = page.getByRole('dialog', { name: words.compare(product) });
    await page.route('**/comparison?*', (route) => route.abort(), { times: 1 });
    await compare.click();
    await dialog.getByRole('button', { name: words.again }).click();
    const changed = dialog.getByRole('group').filter({ hasText: words.firstAid }).last();
    await expect(changed.locator('del')).toHaveText('15');
    await expect(changed.locator('ins')).toHaveText('30');
    await expect(dialog.getByText(words.same)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(compare).toBeFocused();
    await expect(field(page, words.other)).toHaveValue('Of mine');
    await expect(field(page, words.note)).toHaveValue('My note');

    // By keys alone, and again.
    await page.keyboard.press('Enter');
    await expect(changed.locator('ins')).toHaveText('30');
    await expect(dialog.getByRole('button', { name: words.close })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(compare).toBeFocused();
    await expect(field(page, words.other)).toHaveValue('Of mine');
  });

  test(`the work screen holds at ${width} px, in ${language}`, async ({ page, request }) => {
    test.setTimeout(90_000);
    await openOperator(page, '/operator/requests', { language });
    await addOrganisation(page.request, request);
    const id = await addSheet(request, 'acid.pdf', await acid());
    await openRequest(page, id);
    await expect(page.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
    // It waits after the opening, in paler colours.
    await expect(page.getByRole('button', { name: words.add })).toBeEnabled();
    // So tall that the bar at the lower edge covers no part of a button, whose size would then seem too small.
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: width === 360 ? 4000 : 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (width === 360) {
      await page.setViewportSize({ width, height: 780 });
      await page.getByRole('tab', { name: 'PDF' }).click();
      await expect(page.locator('canvas').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await page.goto('/operator/requests');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
