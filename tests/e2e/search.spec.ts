import { countHeading, expect, expectAccessible, settled, sheetCount, signIn, test } from './portal.ts';

test('finds a sheet by the beginning of a word, and opens it and its PDF [S2.1-02 S2.2.4-19 S2.2.4-21 S2.2.4-22 S2.4-19]', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('combobox', { name: 'Search the collection' }).fill('acetone hplc');
  // Among what was there before is another acetone.
  await settled(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('button', { name: 'Remove filter Keyword acetone hplc' })).toBeVisible();
  const row = page
    .getByRole('row')
    .filter({ hasText: /acetone/i })
    .first();
  await expect(row).toBeVisible();

  const name = await row.getByRole('cell').nth(1).getByRole('link').first().innerText();
  const [details] = await Promise.all([page.waitForEvent('popup'), row.getByRole('link', { name: /^View/ }).click()]);
  await expect(details.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(details).toHaveTitle(name);

  const pdf = await row.getByRole('link', { name: /^PDF/ }).getAttribute('href');
  expect(pdf).toMatch(/^\/api\/pdf\/\d+\.pdf\?lang=en$/);
  const response = await page.request.get(pdf ?? '');
  expect(response.status()).toBe(200);
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('marks an empty keyword and does not search [S2.2.1-03 S2.5-01]', async ({ page }) => {
  await signIn(page);
  const box = page.getByRole('combobox', { name: 'Search the collection' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Type a word to search for')).toBeVisible();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toBeFocused();
  expect(await sheetCount(page)).toBeGreaterThanOrEqual(1200);
});

test('narrows by location, keeps counts honest, and clears again [S2.1-02 S2.2.4-01 S2.2.4-05 S2.4-15 S2.4-19 S2.7-49]', async ({
  page,
}) => {
  await signIn(page);
  const all = await sheetCount(page);
  const laboratory = page.getByRole('checkbox', { name: /^Laboratory/ });
  const said = Number((await laboratory.locator('xpath=ancestor::label').innerText()).replace(/\D/g, ''));
  await laboratory.click();
  await expect(laboratory).toBeChecked();
  await expect.poll(() => sheetCount(page)).toBe(said);
  await expect(page.getByRole('button', { name: 'Remove filter Location Laboratory' })).toBeVisible();

  await page.getByRole('button', { name: 'Expand Laboratory' }).click();
  const children = page.getByRole('list', { name: 'Laboratory' }).getByRole('checkbox');
  await expect(children.first()).toBeChecked();
  await children.first().click();
  await expect.poll(() => sheetCount(page)).toBeLessThan(said);
  await expect(laboratory).not.toBeChecked();

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => sheetCount(page)).toBe(all);
});

test('loads ten more of a long list, and finds a value by its letters [S2.2.4-08 S2.9-04 S2.9-05]', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('complementary').getByRole('button', { name: 'Manufacturer' }).click();
  const list = page.getByRole('radiogroup', { name: 'Manufacturer' });
  await expect(list.getByRole('radio')).toHaveCount(10);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(list.getByRole('radio')).toHaveCount(20);

  await page.getByRole('textbox', { name: /Find in this list, Manufacturer/ }).fill('laurent');
  await expect(list.getByRole('radio')).toHaveCount(1);
  await list.getByRole('radio').click();
  await expect(page.getByRole('row').nth(1)).toContainText('Laurentide');
});

test('applies several formats together [S2.2.4-11 S2.4-19 S2.4-20]', async ({ page }) => {
  await signIn(page);
  const all = await sheetCount(page);
  await page.getByRole('button', { name: 'Format', exact: true }).click();
  const formats = page.getByRole('group', { name: 'Format' });
  await formats.getByRole('checkbox', { name: /WHMIS 1988/ }).check();
  await formats.getByRole('checkbox', { name: /US HazCom/ }).check();
  expect(await sheetCount(page)).toBe(all);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect.poll(() => sheetCount(page)).toBeLessThan(all);
  await expect(page.getByRole('button', { name: /Remove filter Format/ })).toHaveCount(2);
  await expect(formats.getByRole('checkbox', { name: /WHMIS 2015/ })).toBeVisible();
});

test('narrows by pictogram and says which is chosen [S2.2.4-12 S2.3-20]', async ({ page }) => {
  await signIn(page);
  const all = await sheetCount(page);
  await page.getByRole('button', { name: /^Corrosion/ }).click();
  await expect.poll(() => sheetCount(page)).toBeLessThan(all);
  await expect(page.getByText('Selected: Corrosion')).toBeVisible();
  for (const cell of await page.getByRole('img', { name: /^Pictograms:/ }).all()) {
    await expect(cell).toHaveAccessibleName(/Corrosion/);
  }
});

test('narrows by the dates of the last update [S2.2.4-09]', async ({ page }) => {
  await signIn(page);
  const all = await sheetCount(page);
  await page.getByRole('button', { name: 'SDS update range' }).click();
  const type = async (label: string, digits: string) => {
    await page.getByRole('group', { name: label, exact: true }).getByRole('spinbutton').first().click();
    await page.keyboard.type(digits);
  };
  await type('From', '01012025');
  await type('To', '31122025');
  await expect(page.getByText('01-01-2025 to 31-12-2025')).toBeVisible();
  await expect.poll(() => sheetCount(page)).toBeLessThan(all);
});

test('sorts by a column, both ways, and starts again at the first page [S2.2.4-24 S2.4-23]', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(page.getByText(/^Showing 51 – 75/)).toBeVisible();
  const manufacturer = page.getByRole('columnheader', { name: 'Manufacturer' });
  await manufacturer.getByRole('button').click();
  await expect(manufacturer).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByText(/^Showing 1 – 25/)).toBeVisible();
  const first = await page.getByRole('row').nth(1).getByRole('cell').nth(2).innerText();
  await manufacturer.getByRole('button').click();
  await expect(manufacturer).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(2)).not.toHaveText(first);
});

test('goes to a page by its number and clears a number that is none [S2.2.4-25 S2.5-05 S2.9-02]', async ({ page }) => {
  await signIn(page);
  const go = page.getByRole('textbox', { name: 'Go to page' });
  await go.fill('99999');
  await expect(go).toHaveValue('');
  await go.fill('0');
  await expect(go).toHaveValue('');
  await go.pressSequentially('-3');
  await expect(go).toHaveValue('');
  await go.pressSequentially('1.5');
  await page.keyboard.press('Enter');
  await expect(go).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/^Showing 1 – 25/)).toBeVisible();
  await go.fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Showing 276 – 300/)).toBeVisible();
});

test('shows as many rows as asked for [S1.2-01 S2.2-01 S2.2.4-24 S2.9-01]', async ({ page }) => {
  await signIn(page);
  await page.getByRole('combobox', { name: 'Per page' }).click();
  await page.getByRole('option', { name: '50' }).click();
  await expect(page.getByRole('row')).toHaveCount(51);
  // The rows scroll, the page does not.
  const { scrollHeight, clientHeight } = await page.evaluate(() => ({
    scrollHeight: document.documentElement.scrollHeight,
    clientHeight: document.documentElement.clientHeight,
  }));
  expect(scrollHeight).toBe(clientHeight);
});

test('hands the focus on when what had it is gone [S2.4-19 S2.4-20]', async ({ page }) => {
  await signIn(page);
  for (const name of [/^Corrosion/, /^Flame,/]) await page.getByRole('button', { name }).click();
  const chips = page.getByRole('button', { name: /Remove filter Pictogram/ });
  await expect(chips).toHaveCount(2);
  await chips.first().focus();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(1);
  await expect(chips).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(countHeading(page)).toBeFocused();
});

test('lets a single choice go by keyboard [S2.2.4-10]', async ({ page }) => {
  await signIn(page);
  const all = await sheetCount(page);
  const list = page.getByRole('radiogroup', { name: 'Products requiring attention' });
  await list.getByRole('radio', { name: /Update requested/ }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => sheetCount(page)).toBeLessThan(all);
  const every = list.getByRole('radio', { name: 'All' });
  await expect(every).toBeVisible();
  while (!(await every.isChecked())) {
    const before = page.url();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.url()).not.toBe(before);
    await expect.poll(() => sheetCount(page)).toBeGreaterThan(0);
  }
  await expect.poll(() => sheetCount(page)).toBe(all);
  // It goes with the focus, not before.
  await expect(every).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(every).toHaveCount(0);
});

test('keeps the filters over a reload, and forgets them with the sign-out [S1.3-07 S2.4-13]', async ({ page }) => {
  await signIn(page);
  await page.getByRole('radio', { name: /Update requested/ }).click();
  await expect(page.getByRole('button', { name: /Remove filter Attention/ })).toBeVisible();
  await expect.poll(() => sheetCount(page)).toBeLessThan(1000);
  const narrowed = await sheetCount(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /Remove filter Attention/ })).toBeVisible();
  expect(await sheetCount(page)).toBe(narrowed);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('button', { name: /Remove filter/ })).toHaveCount(0);
});

test('shows everything in French, and a switch of language clears the filters [S1.1-09 S1.2.1-07 S1.2.8-01 S2.2-15 S2.2.1-05 S2.4-16]', async ({
  page,
}) => {
  await signIn(page, { language: 'fr' });
  await expect(page).toHaveTitle('Vigie - Recherche');
  await expect(page.getByRole('columnheader', { name: 'Fabricant' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Laboratoire/ }).click();
  await expect(page.getByRole('button', { name: 'Retirer le filtre Emplacement Laboratoire' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /Show in English/ }).click();
  await expect(page.getByRole('columnheader', { name: 'Manufacturer' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Remove filter/ })).toHaveCount(0);
  await expect(page).toHaveTitle('Vigie - Search');
});

test('says when nothing matches and offers the way back that keeps the keyword [S2.4-25 S2.8-20]', async ({ page }) => {
  await signIn(page);
  await page.getByRole('checkbox', { name: /^Laboratory/ }).click();
  await page.getByRole('combobox', { name: 'Search the collection' }).fill('zzxqvy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No sheets match “zzxqvy”' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search without filters' }).click();
  await expect(page.getByRole('button', { name: /Remove filter/ })).toHaveCount(1);
});

test('suggests while one types, by keyboard as a combobox does [S2.2.4-30]', async ({ page }) => {
  await signIn(page);
  const box = page.getByRole('combobox', { name: 'Search the collection' });
  await box.fill('acet');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('acet');
  await box.press('ArrowDown');
  await list.getByRole('option', { name: /Acetone.*67-64-1/ }).click();
  await expect(page.getByRole('button', { name: /Remove filter Keyword 67-64-1/ })).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: /acetone/i })
      .first(),
  ).toBeVisible();
});

test('says what it looked for instead, goes back to the exact word, and says what to do then [S2.2.4-31 S2.2.4-35]', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('combobox', { name: 'Search the collection' }).fill('acetne');
  await settled(page, () => page.keyboard.press('Enter'));
  await expect(page.getByText('Showing results for “acetone” instead of “acetne”.').last()).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(/ac[eé]tone/i);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search for “acetne”' }).click();
  await expect(page.getByRole('heading', { name: 'No sheets match “acetne”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request an addition' })).toBeVisible();
});

test('leaves out a word that no sheet has, and leads to the others from the exact keyword [S2.2.4-37 S2.2.4-38]', async ({
  page,
}) => {
  await signIn(page);
  const box = page.getByRole('combobox', { name: 'Search the collection' });
  await box.fill('acetone zz9');
  await settled(page, () => page.keyboard.press('Enter'));
  await expect(
    page
      .getByText(/^“zz9” was left out: no name or number has it with the other words\. \d+ sheets have “acetone”\.$/)
      .last(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search for “acetone zz9”' }).click();
  await expect(page.getByRole('heading', { name: 'No sheets match “acetone zz9”' })).toBeVisible();
  await page.getByRole('link', { name: /^acetone \(\d+\)$/ }).click();
  await expect(page.getByRole('row').nth(1)).toContainText(/ac[eé]tone/i);
});

test('tells words apart that no sheet has together, and asks for the sheet by them [S2.2.4-35 S2.2.4-38]', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/search?q=methanol+bleach&f.language=en');
  await expect(page.getByRole('link', { name: /^methanol \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^bleach \(\d+\)$/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/search?q=zzxqvy&f.language=en');
  await expect(page.getByText('Filters that may hide it:')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Remove filter Language English' }).last().click();
  await expect(page.getByText('Filters that may hide it:')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Remove filter/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Ask for the sheet' }).click();
  await expect(page.getByRole('textbox', { name: /Subject/ })).toHaveValue('Safety data sheet wanted: zzxqvy');
});

test('suggests for misspelt words, and says by which name a substance is meant [S2.2.4-40]', async ({ page }) => {
  await signIn(page);
  const box = page.getByRole('combobox', { name: 'Search the collection' });
  await box.fill('acetne');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByText('Suggestions for “acetone”, since nothing begins with “acetne”')).toBeVisible();
  await expect(list.getByRole('option').first()).toContainText(/acetone/i);
  await expectAccessible(page);
  await box.fill('carbol');
  await expect(list.getByRole('option', { name: 'carbolic acid → Phenol 108-95-2' })).toBeVisible();
  await box.fill('acid');
  await expect(list.getByRole('option').first()).toContainText(/acid\b/i);
});

test('has no CAS search where the organisation does not show ingredients [S2.2.1-03 S2.2.4-14 S2.6-21]', async ({
  page,
}) => {
  await signIn(page, { name: 'admin@riviere-bleue.example' });
  await page.getByRole('combobox', { name: 'Search in' }).click();
  await expect(page.getByRole('option', { name: 'Manufacturer' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'CAS number' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'CAS registry numbers' })).toHaveCount(0);
});

test('is accessible with every section open', async ({ page }) => {
  await signIn(page);
  const closed = page.getByRole('complementary').locator('h3').getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  await expect(page.getByRole('group', { name: 'SDS date' }).getByRole('group', { name: 'From' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // From the top: what the header covers in part counts as too small to touch. Lists that come late move the page once more.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }).toPass();
  await expectAccessible(page);
});
