import { expect, expectNoSidewaysScroll, sheetCount, signIn, test } from './portal.ts';

test('an administrator follows a figure to its sheets and back, and looks within a location [S5.2-03 S5.2-04]', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/overview');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  const figure = page
    .getByRole('table', { name: 'On lists of substances' })
    .getByRole('link', { name: /^IARC group 1,/ });
  const count = Number((await figure.innerText()).replaceAll(',', ''));
  await figure.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sheetCount(page)).toBe(count);
  await expect(page.getByRole('button', { name: /^Remove filter Listed.*IARC group 1/ })).toBeVisible();
  await page.goBack();

  const cell = page
    .getByRole('table', { name: 'Hazards by location' })
    .getByRole('link', { name: /^Laboratory, Flame,/ });
  const flames = Number((await cell.innerText()).replaceAll(',', ''));
  await cell.click();
  await expect.poll(() => sheetCount(page)).toBe(flames);
  await page.goBack();

  // The whole collection is the whole collection, whatever was looked for before.
  const inEnglish = page.getByRole('link', { name: /in English only/ });
  const [, told = ''] = /\(([\d,]+) sheets?\)$/.exec(await inEnglish.innerText()) ?? [];
  await inEnglish.click();
  await expect.poll(() => sheetCount(page)).toBe(Number(told.replaceAll(',', '')));
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(2);
  await page.goBack();

  await page.getByRole('link', { name: 'Look within Laboratory' }).click();
  await expect(page.getByRole('navigation', { name: 'Location' })).toContainText('Laboratory');
  await expect(page.getByRole('link', { name: /^Laboratory, Flame,/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Whole collection' }).click();
  await expect(page.getByRole('link', { name: 'Look within Laboratory' })).toBeVisible();
});

test('lists are watched and the weekly mail switched one after the other, without a word of somebody else', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/overview');
  const weekly = page.getByRole('switch', { name: 'Mail what is new, once a week' });
  for (const isOn of [false, true]) {
    await page.getByRole('button', { name: 'Watch lists…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'IARC group 1', exact: true }).setChecked(!isOn);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await weekly.click();
    await expect(
      page.getByText(isOn ? 'What is new is mailed from now on.' : 'What is new is not mailed any more.'),
    ).toBeVisible();
    await expect(weekly).toBeChecked({ checked: isOn });
  }
});

test('requests under way open in the message centre, narrowed to them [S5.2-12]', async ({ page }) => {
  await signIn(page);
  await page.goto('/overview');
  const figure = page.getByRole('table', { name: 'Requests under way' }).getByRole('link').first();
  const count = Number(await figure.innerText());
  await figure.click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Processing');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(count);
  for (const row of await rows.all()) await expect(row).toContainText('Processing');
});

test('a location that is not there is said, and nothing is shown of it', async ({ page }) => {
  await signIn(page);
  await page.goto('/overview?location=999999');
  await expect(page.getByRole('heading', { name: 'Your organization has no such location' })).toBeVisible();
  await page.goto('/overview?location=%3Cscript%3E');
  await expect(page.getByRole('heading', { name: 'Your organization has no such location' })).toBeVisible();
  await page.getByRole('link', { name: 'Whole collection' }).click();
  await expect(page.getByRole('table', { name: 'Hazards by location' })).toBeVisible();
});

test('what stands together is found from the overview, accepted with a reason, and taken back [S5.3-01 S5.3-03]', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/overview');
  await page.getByRole('link', { name: 'Storage', exact: true }).click();
  const place = page.getByRole('link', { name: 'What stands together in Warehouse' });
  await place.focus();
  await page.keyboard.press('Enter');
  const pairs = page.getByRole('article');
  await expect(pairs.first()).toBeVisible();
  const pair = pairs.filter({ has: page.getByRole('group') }).first();
  await pair.locator('summary').focus();
  if (
    !(await pair
      .getByRole('button', { name: /^Accept / })
      .first()
      .isVisible())
  )
    await page.keyboard.press('Enter');
  const accept = pair.getByRole('button', { name: /^Accept / }).first();
  const name = (await accept.getAttribute('aria-label'))!.replace(/^Accept /, '');
  await accept.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('<b>In a cabinet</b> of its own');
  await dialog.getByRole('button', { name: 'Accept' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('<b>In a cabinet</b> of its own')).toBeVisible();
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await expect(page.getByText('<b>In a cabinet</b> of its own')).toHaveCount(1);
  const back = page.getByRole('button', { name: `Take back that ${name.replace(/ in [^›]*(›.*)?$/, '')}` });
  if (!(await back.isVisible())) await page.locator('details:has(.storage-accepted) > summary').first().click();
  await back.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('<b>In a cabinet</b> of its own')).toHaveCount(0);
});

test('a long list of pairs is narrowed by words, and to those that nobody accepted [S5.3-06]', async ({ page }) => {
  await signIn(page);
  await page.goto('/overview/storage');
  await page.getByRole('link', { name: 'What stands together in Main plant' }).click();
  const pairs = page.getByRole('article');
  const all = page.getByRole('status').filter({ hasText: /^\d+ pairs/ });
  await expect(all).toBeVisible();
  const count = await pairs.count();
  expect(count).toBeGreaterThan(6);
  const find = page.getByRole('searchbox', { name: 'Group, product or place' });
  await find.fill('ACIDS hypochlorites');
  await expect.poll(() => pairs.count()).toBeLessThan(count);
  for (const pair of await pairs.all()) await expect(pair).toContainText(/acids/i);
  await find.fill('no such words');
  await expect(pairs).toHaveCount(0);
  await find.fill('');
  await page.getByRole('checkbox', { name: 'Not accepted only' }).check();
  await expect(pairs).toHaveCount(count);
});

test.describe('at 360 px, in French', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('locations and hazards scroll within their frame alone', async ({ page }) => {
    await signIn(page, { language: 'fr' });
    await page.goto('/overview');
    const frame = page.getByRole('region', { name: /^Dangers par emplacement/ });
    await expect(frame).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  });
});
