import { button, heading, listOf, open, openAs, putOperator, putRequests, row, workOf } from './desk.ts';
import { call, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, looks, test } from './portal.ts';
import { removeRequests } from './requests.ts';

const answerOf = (page: Parameters<typeof row>[0]) => page.getByRole('textbox', { name: 'Your answer' });

test('three requests are taken, answered and refused with the keyboard alone [S5.11-01 S5.11-05…07]', async ({
  page,
}) => {
  const { word, ids } = putRequests(3);
  const [first = '', second = '', third = ''] = ids;
  await open(page, listOf(word));
  await expect(row(page, first)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(row(page, second).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('t');
  await expect(row(page, first).getByText('You', { exact: true })).toBeVisible();
  await expect(row(page, first).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answerOf(page)).toBeFocused();
  await page.keyboard.type('next to nothing? Text.');
  await expect(answerOf(page)).toHaveValue('next to nothing? Text.');
  await page.keyboard.press('Control+Enter');
  await expect(toastOf(page, 'The answer is on its way.')).toBeVisible();

  await expect(heading(page, second)).toBeVisible();
  await expect(page.getByText('You have this request')).toBeVisible();
  await expect(answerOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading(page, second)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.type('Sent twice.');
  await page.keyboard.press('Control+Enter');
  await expect(toastOf(page, `Request R-${second} was refused.`)).toBeVisible();

  await expect(heading(page, third)).toBeVisible();
  await expect(answerOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await expect(page.getByText('Nobody has this request.')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await page.waitForURL('**/operator/users');
  removeRequests(...ids);
});

test('the first field, Take and the main button are within three tabs of the heading [S5.11-04]', async ({ page }) => {
  const { word, ids } = putRequests(1);
  await open(page, listOf(word));
  await row(page, ids[0] ?? '')
    .getByRole('link')
    .click();
  const toHeading = async () => {
    await answerOf(page).focus();
    await page.keyboard.press('Escape');
  };
  const ways = [
    [1, 'To the form', answerOf(page)],
    [2, 'To who has it', button(page, 'Take')],
    [3, 'To the main button', button(page, 'Send and complete')],
  ] as const;
  for (const [tabs, name, there] of ways) {
    await toHeading();
    for (let pressed = 0; pressed < tabs; pressed += 1) await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(there).toBeFocused();
  }
  removeRequests(...ids);
});

test('letters alone can be switched off, which is kept for the person, and told at the controls [S5.11-02 S5.11-03 S5.11-09]', async ({
  page,
  browser,
}) => {
  const { word, ids } = putRequests(1);
  const [id = ''] = ids;
  // Of their own: other tests count on the habits of the demo's operator.
  await open(page, listOf(word), { name: putOperator('Olive').name });
  await expect(button(page, `Take R-${id}`)).toHaveAttribute('aria-keyshortcuts', 't');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(dialog.getByText('To the next row')).toBeVisible();
  // Of another screen.
  await expect(dialog.getByText('Search in the PDF')).toBeHidden();
  const letters = dialog.getByRole('switch', { name: 'Letters alone do something' });
  await letters.click();
  await expect(letters).not.toBeChecked();
  await expect(dialog.getByText('To the next row')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(button(page, `Take R-${id}`)).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('j');
  await expect(row(page, id).getByRole('link')).not.toBeFocused();
  await page.reload();
  await expect(button(page, `Take R-${id}`)).toBeVisible();
  await button(page, 'Keyboard').click();
  await expect(letters).not.toBeChecked();

  // Nobody else's keys have changed.
  const theirs = await openAs(browser, putOperator('Priya').name, listOf(word));
  await expect(button(theirs, `Take R-${id}`)).toHaveAttribute('aria-keyshortcuts', 't');
  await theirs.context().close();
  removeRequests(...ids);
});

test('what follows stays with whoever has it, and with nobody where that is wished [S5.11-07 S5.11-08]', async ({
  page,
  browser,
}) => {
  const { word, ids } = putRequests(3);
  const [first = '', second = '', third = ''] = ids;
  const [priya, own] = [putOperator('Priya'), putOperator('Olive')];
  const theirs = await openAs(browser, priya.name, listOf(word));
  await button(theirs, `Take R-${second}`).click();
  await expect(button(theirs, `Give back R-${second}`)).toBeVisible();
  await open(page, workOf(word, first), own);
  await answerOf(page).fill('Done.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`${priya.shown} has this request`)).toBeVisible();
  await expect(heading(page, second)).toBeFocused();

  await call(page.request, 'PUT', '/operator/habits', { single_keys: true, takes_next: false });
  await open(page, workOf(word, first), own);
  await page.getByRole('link', { name: 'Next request' }).click();
  await page.getByRole('link', { name: 'Next request' }).click();
  await expect(heading(page, third)).toBeVisible();
  await expect(page.getByText('Nobody has this request.')).toBeVisible();
  await theirs.context().close();
  removeRequests(...ids);
});

for (const { language, width, colorScheme } of looks)
  test(`the keys are accessible, ${language}, ${width} px, ${colorScheme}`, async ({ page }) => {
    const { word, ids } = putRequests(1);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await open(page, listOf(word), { language });
    await button(page, language === 'fr' ? 'Clavier' : 'Keyboard').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    removeRequests(...ids);
  });
