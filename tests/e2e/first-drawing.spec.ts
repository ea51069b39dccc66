import type { Page } from '@playwright/test';
import { countBlankFrames, holdScripts, phone, placesOf } from './drawn-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './portal.ts';

test.use(phone);

/** Where the first sheet is that a search finds. */
const pathOfFirst = async (page: Page, words: string): Promise<string> => {
  await page.goto(`/search?q=${words}`);
  return (await page.locator('a[href^="/sds-details/isn/"]').first().getAttribute('href')) ?? '';
};

const rowParts = [
  'header',
  'main h2',
  '[data-severity]:has(.MuiButton-root) .notice-message',
  '.sheet-cards > li',
  '.sheet-cards .name',
  '.sheet-cards img',
];
/** Of a sheet, as far as first aid goes; its bar under the thumb. */
const sheetParts = [
  'header',
  'header strong',
  'header a',
  'main h1',
  'main h1 + p',
  'main h1 + p span',
  'main > div > section',
  'main > div > section :is(h2, h3, h4, p, a, li, img)',
  'main a[href$=".pdf?lang=en"], main a[href$=".pdf?lang=fr"]',
];

for (const [language, words] of [
  ['en', 'acetone'],
  ['fr', 'acetone'],
  ['fr', 'acetne'],
] as const)
  test(`on a phone the rows stand there before any script, where the app then shows them (${language}, ${words}) [S4.2-01]`, async ({
    page,
  }) => {
    await signIn(page, { language });
    await page.goto(`/search?q=${words}`);
    await page.locator('#results-heading').waitFor();
    const shown = await page.evaluate(placesOf, rowParts);
    expect(shown['.sheet-cards > li']?.length).toBeGreaterThan(2);

    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`/search?q=${words}`);
    await page.locator('.drawn .sheet-cards').waitFor();
    const drawn = await page.evaluate(placesOf, rowParts);
    for (const selector of rowParts) expect(drawn[selector], selector).toEqual(shown[selector]);
    await expect(page.getByRole('search').getByRole('textbox')).toHaveValue(words);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

test('the rows drawn lead to their sheets, and a word typed is searched for, without the app [S4.2-01 S4.2-02]', async ({
  page,
}) => {
  await signIn(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/search');
  const box = page.getByRole('search').getByRole('textbox');
  await box.fill('toluene');
  await box.press('Enter');
  await page.waitForURL('**/search?q=toluene');
  const first = page.locator('.drawn .card').first();
  await expect(first).toContainText(/tolu[eè]ne/i);
  await page.unroute('**/assets/*.js');
  await first.click();
  await page.waitForURL('**/sds-details/isn/*');
  await expect(page.getByRole('region', { name: 'First aid', exact: true })).toBeVisible();
});

test('what is typed before the app is there stays in the box, with the caret [S4.2-02]', async ({ page }) => {
  await signIn(page);
  const open = await holdScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByRole('search').getByRole('textbox').pressSequentially('aceto');
  open();
  const box = page.getByRole('combobox', { name: 'Search the collection' });
  await expect(box).toHaveValue('aceto');
  await expect(box).toBeFocused();
  await page.keyboard.type('ne');
  await expect(box).toHaveValue('acetone');
});

test('what the search was left with is drawn again in a new tab, and nothing of it after signing out [S4.2-03]', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/search?q=toluene');
  await page.locator('#results-heading').waitFor();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('search-start');
  const tab = await context.newPage();
  await tab.route('**/assets/*.js', (route) => route.abort());
  await tab.goto('/search');
  await expect(tab.locator('.drawn .card').first()).toContainText(/tolu[eè]ne/i);
  await tab.close();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('search-start');
  const after = await page.request.get('/search');
  expect(await after.text()).not.toContain('sheet-cards');
});

for (const [language, query] of [
  ['en', 'acetone'],
  ['fr', 'acetone'],
  ['fr', 'solvent'],
] as const)
  test(`on a phone first aid stands there before any script, where the app then shows it (${language}, ${query}) [S4.2-04]`, async ({
    page,
  }) => {
    await signIn(page, { language });
    const path = await pathOfFirst(page, query);
    await page.goto(path);
    await page.getByRole('button', { name: /^(Print|Imprimer)/ }).waitFor();
    const shown = await page.evaluate(placesOf, sheetParts);
    expect(shown['main h1']).toHaveLength(1);

    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    await page.locator('.drawn h1').waitFor();
    const drawn = await page.evaluate(placesOf, sheetParts);
    for (const selector of sheetParts) expect(drawn[selector], selector).toEqual(shown[selector]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

test('what is being read stays in sight, where one has scrolled to, when the app takes over [S4.2-05]', async ({
  page,
}) => {
  await signIn(page);
  const path = await pathOfFirst(page, 'acetone');
  const open = await holdScripts(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(countBlankFrames);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('.drawn h1').waitFor();
  await page.evaluate(() => window.scrollTo(0, 500));
  open();
  await expect(page.locator('.drawn')).toHaveCount(0);
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(500);
  const counted = await page.evaluate(() => (window as unknown as { counted: Record<string, number> }).counted);
  expect(counted.drawn).toBeGreaterThan(0);
  expect(counted.blank).toBe(0);
  await expect(page.getByRole('region', { name: 'First aid', exact: true })).toBeVisible();
});

test('a route of first aid is gone to before the app is there, and is where it was when it comes [S4.2-05]', async ({
  page,
}) => {
  await signIn(page);
  const path = await pathOfFirst(page, 'acetone');
  const open = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const skin = page.getByRole('heading', { name: 'Skin', exact: true });
  await page.locator('.drawn').getByRole('link', { name: 'Skin', exact: true }).click();
  const placeOf = async () => Math.round((await skin.boundingBox())?.y ?? 0);
  await expect.poll(placeOf).toBeLessThan(100);
  const drawn = await placeOf();
  open();
  await expect(page.locator('.drawn')).toHaveCount(0);
  await expect.poll(placeOf).toBe(drawn);
  await page.unroute('**/assets/*.js');
  await page.goto('/contact-us');
  await page.goto(`${path}#first-aid-skin`);
  await expect(page.locator('.drawn')).toHaveCount(0);
  await expect.poll(placeOf).toBe(drawn);
});

test('letters typed while the app comes are all there [S4.2-02]', async ({ page }) => {
  await signIn(page);
  const open = await holdScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByRole('search').getByRole('textbox').focus();
  open();
  for (const letter of 'asetone oeil') {
    await page.keyboard.type(letter);
    await page.waitForTimeout(100);
  }
  await expect(page.locator('.drawn')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Search the collection' })).toHaveValue('asetone oeil');
});
