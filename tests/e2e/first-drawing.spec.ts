import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './portal.ts';

test.use({
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36',
});

const rowParts = ['header', '.sheet-cards > li', '.sheet-cards .name', '.sheet-cards img'];
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

/** Where the parts of the page stand, and the words of all but the header, in which a number of messages comes later. What is looked at must not move. */
const placesOf = (selectors: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    selectors.map((selector) => [
      selector,
      [...document.querySelectorAll(selector)].map((element) => {
        const { x, y, height } = element.getBoundingClientRect();
        const words = selector === 'header' ? '' : element.textContent?.slice(0, 40);
        return `${Math.round(x)} ${Math.round(y)} ${Math.round(height)} ${words}`;
      }),
    ]),
  );

for (const language of ['en', 'fr'] as const)
  test(`on a phone the rows stand there before any script, where the app then shows them (${language}) [S4.2-01]`, async ({
    page,
  }) => {
    await signIn(page, { language });
    await page.goto('/search?q=acetone');
    await page.locator('#results-heading').waitFor();
    const shown = await page.evaluate(placesOf, rowParts);
    expect(shown['.sheet-cards > li']?.length).toBeGreaterThan(2);

    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/search?q=acetone');
    await page.locator('.drawn .sheet-cards').waitFor();
    const drawn = await page.evaluate(placesOf, rowParts);
    for (const selector of rowParts) expect(drawn[selector], selector).toEqual(shown[selector]);
    await expect(page.getByRole('search').getByRole('textbox')).toHaveValue('acetone');
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
  const open = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await open.promise;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByRole('search').getByRole('textbox').pressSequentially('aceto');
  open.resolve();
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
    await page.goto(`/search?q=${query}`);
    const path = await page.locator('a[href^="/sds-details/isn/"]').first().getAttribute('href');
    await page.goto(path!);
    await page.getByRole('button', { name: /^(Print|Imprimer)/ }).waitFor();
    const shown = await page.evaluate(placesOf, sheetParts);
    expect(shown['main h1']).toHaveLength(1);

    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path!);
    await page.locator('.drawn h1').waitFor();
    const drawn = await page.evaluate(placesOf, sheetParts);
    for (const selector of sheetParts) expect(drawn[selector], selector).toEqual(shown[selector]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
