import { button, heading, listOf, open, openAs, putOperator, putRequests, row, workOf } from './desk.ts';
import { call, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, laidOut, looks, test } from './portal.ts';
import { removeRequests } from './requests.ts';

/** As long as others wait for what somebody does, and what a busy machine takes to draw it. */
const soon = { timeout: 3_000 };

test('what one operator takes in the list, the other sees within two seconds, and cannot take too [S5.6-09 S5.6-14]', async ({
  page,
  browser,
}) => {
  const { word, ids } = putRequests(2);
  const [first = '', second = ''] = ids;
  await open(page, listOf(word));
  const priya = putOperator('Priya');
  const theirs = await openAs(browser, priya.name, listOf(word));
  await expect(row(theirs, first)).toContainText('Overdue');

  await button(page, `Take R-${first}`).click();
  await expect(button(page, `Give back R-${first}`)).toBeFocused();
  await expect(row(page, first).getByText('You', { exact: true })).toBeVisible();
  await expect(row(theirs, first)).toContainText('Nathalie Kowalski', soon);
  await expect(row(theirs, first).getByRole('button')).toHaveCount(0);
  await button(theirs, `Take R-${second}`).click();
  await expect(row(page, second)).toContainText(priya.shown, soon);
  await button(page, `Give back R-${first}`).click();
  await expect(button(theirs, `Take R-${first}`)).toBeVisible(soon);

  await page.getByRole('combobox', { name: 'Has it' }).click();
  await page.getByRole('option', { name: priya.shown }).click();
  await expect(row(page, first)).toHaveCount(0);
  await expect(row(page, second)).toBeVisible();
  await theirs.context().close();
  removeRequests(...ids);
});

test('a request that a colleague takes while it is being refused is asked about before it is, and nothing typed is lost [S5.6-21]', async ({
  page,
  browser,
}) => {
  test.slow();
  const { word, ids } = putRequests(1);
  const [id = ''] = ids;
  await open(page, workOf(word, id));
  await button(page, 'Refuse').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Sent twice.');
  const mira = putOperator('Mira');
  const theirs = await openAs(browser, mira.name, workOf(word, id));
  await button(theirs, 'Take').click();
  await expect(button(theirs, 'Give back')).toBeVisible();
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  const whose = page.getByRole('alertdialog', { name: `${mira.shown} has request R-${id}` });
  await whose.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Sent twice.');
  await expect(theirs.getByText('You have this request')).toBeVisible();
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await whose.getByRole('button', { name: 'Decide it all the same' }).click();
  await expect(toastOf(page, `Request R-${id} was refused.`)).toBeVisible();
  await theirs.context().close();
  removeRequests(...ids);
});

test('the work screen says whose a request is, who else is there, and lets it be taken over and given [S5.6-05 S5.6-10 S5.6-16 S5.6-17]', async ({
  page,
  browser,
}) => {
  test.slow();
  const { word, ids } = putRequests(1);
  const [id = ''] = ids;
  await open(page, workOf(word, id));
  await expect(page.getByText('Nobody has this request.')).toBeVisible();
  await expect(page.getByText(/^Due March 1\d, 2026/)).toContainText('Overdue');
  const lena = putOperator('Lena');
  const theirs = await openAs(browser, lena.name, workOf(word, id));
  await expect(page.getByText(`${lena.shown} is here too`)).toBeVisible(soon);
  await expect(theirs.getByText('Nathalie Kowalski is here too')).toBeVisible(soon);

  await button(theirs, 'Take').click();
  await expect(button(theirs, 'Give back')).toBeFocused();
  await expect(page.getByText(`${lena.shown} has this request`)).toBeVisible(soon);
  await expectAccessible(page);
  await button(page, 'Take over').click();
  const question = page.getByRole('alertdialog', { name: `Take over request R-${id}?` });
  await expect(question).toContainText(`${lena.shown} has had it since`);
  await question.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText('You have this request')).toBeVisible();
  await expect(theirs.getByText('Nathalie Kowalski has this request')).toBeVisible(soon);
  await button(page, 'Give to…').click();
  await page.getByRole('menuitem', { name: lena.shown }).click();
  await expect(toastOf(page, `${lena.shown} has the request now.`)).toBeVisible();
  await expect(theirs.getByText('You have this request')).toBeVisible(soon);

  await theirs.context().close();
  await expect(page.getByText(`${lena.shown} is here too`)).toBeHidden({ timeout: 20_000 });
  // Whose it is keeps nobody from deciding it, once they have read it.
  await button(page, 'Refuse').click();
  const whose = page.getByRole('alertdialog', { name: `${lena.shown} has request R-${id}` });
  await whose.getByRole('button', { name: 'Decide it all the same' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Sent twice.');
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(toastOf(page, `Request R-${id} was refused.`)).toBeVisible();
  await page.goto(workOf(word, id));
  const end = page.getByRole('status').filter({ hasText: 'could not be dealt with' });
  await expect(end).toContainText(/By Nathalie Kowalski, .*Reason: *Sent twice\./);
  removeRequests(...ids);
});

test('two who reach for one request at the same moment: one has it, the other reads who [S5.6-02]', async ({
  page,
  browser,
}) => {
  const { word, ids } = putRequests(1);
  const [id = ''] = ids;
  await open(page, listOf(word));
  await expect(button(page, `Take R-${id}`)).toBeVisible();
  const priya = putOperator('Priya');
  const theirs = await openAs(browser, priya.name, listOf(word));
  // This screen has not heard of it when it is clicked.
  await page.route(/\/api\/operator\/(?:queue|requests\?)/, (route) => route.abort());
  await button(theirs, `Take R-${id}`).click();
  await expect(button(theirs, `Give back R-${id}`)).toBeVisible();
  await button(page, `Take R-${id}`).click();
  await expect(page.getByText(`${priya.shown} has taken this request meanwhile.`)).toBeVisible();
  await page.unrouteAll();
  await expect(row(page, id)).toContainText(priya.shown);
  await theirs.context().close();
  removeRequests(...ids);
});

test('previous, next and what follows a refusal are those of the list one came from, and back finds it again [S5.6-11…13]', async ({
  page,
}) => {
  const { word, ids } = putRequests(4);
  const [oldest = '', second = '', third = '', newest = ''] = ids;
  const expectAt = async (id: string) => {
    await expect(heading(page, id)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  };
  await open(page, listOf(word, 'DESC'));
  await row(page, third).getByRole('link').click();
  await expectAt(third);
  await expect(page.getByText('2 of 4')).toBeVisible();
  await page.getByRole('link', { name: 'Previous request' }).click();
  await expectAt(newest);
  await expect(button(page, 'Previous request')).toBeDisabled();
  await page.goBack();
  await expectAt(third);
  await page.getByRole('link', { name: 'Next request' }).click();
  await expectAt(second);

  const refuse = async () => {
    await button(page, 'Refuse').click();
    await page.getByRole('dialog').getByRole('textbox').fill('Sent twice.');
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  };
  await refuse();
  await expectAt(oldest);
  await expect(page.getByText('3 of 3')).toBeVisible();
  await refuse();
  // Nothing comes after it: the list, filtered and ordered as it was.
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  const numbers = page.getByRole('row').getByRole('link');
  await expect(numbers).toHaveText([`R-${newest}`, `R-${third}`]);
  await expect(page.getByRole('searchbox', { name: 'Find' })).toHaveValue(word);
  removeRequests(...ids);
});

test('the way back leads to the page of the list that one was on [S5.6-13]', async ({ page }) => {
  const { word, ids } = putRequests(3);
  await open(page, listOf(word).replace('perPage=25', 'perPage=2').replace('page=1', 'page=2'));
  await row(page, ids[2] ?? '')
    .getByRole('link')
    .click();
  await expect(page.getByText('3 of 3')).toBeVisible();
  await page.getByRole('link', { name: 'Requests', exact: true }).first().click();
  await expect(page.getByRole('row').getByRole('link')).toHaveText([`R-${ids[2]}`]);
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  removeRequests(...ids);
});

test('on a phone the filters stand behind a button that counts them [S5.6-18]', async ({ page }) => {
  const { word, ids } = putRequests(1);
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, listOf(word));
  const holder = page.getByRole('combobox', { name: 'Has it' });
  await expect(holder).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Find' })).toHaveValue(word);
  await button(page, 'Filters (1)').click();
  await holder.click();
  await page.getByRole('option', { name: 'Nobody' }).click();
  await expect(button(page, 'Filters (2)')).toHaveAttribute('aria-expanded', 'true');
  await button(page, 'Filters (2)').click();
  await expect(holder).toBeHidden();
  removeRequests(...ids);
});

for (const language of ['en', 'fr'] as const)
  for (const ready of [0, 12])
    test(`on a phone the queue stays where it is when its figures come, ${ready} ready, ${language}`, async ({
      page,
    }) => {
      const { word, ids } = putRequests(1);
      await page.setViewportSize({ width: 360, height: 800 });
      const shown = Promise.withResolvers<void>();
      await page.route('**/api/operator/queue-figures', async (route) => {
        await shown.promise;
        await route.fulfill({ json: { open: 12, overdue: 2, ready, yours: 3, done_today: 4, median_minutes: 213 } });
      });
      await open(page, listOf(word), { language });
      const request = page.getByRole('link', { name: `R-${ids[0]}` });
      await expect(request).toBeVisible();
      await laidOut(page);
      const before = await request.boundingBox();
      shown.resolve();
      await expect(page.getByText(/3\sh\s33\smin/)).toBeVisible();
      await laidOut(page);
      expect(await request.boundingBox()).toEqual(before);
      removeRequests(...ids);
    });

test('the queue is a table from 1200 pixels on, in both languages', async ({ page }) => {
  const { word, ids } = putRequests(1);
  for (const language of ['en', 'fr'] as const) {
    await page.setViewportSize({ width: 1200, height: 900 });
    await open(page, listOf(word), { language });
    await expect(page.getByText(language === 'fr' ? 'En retard' : 'Overdue').first()).toBeVisible();
    await laidOut(page);
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  removeRequests(...ids);
});

for (const { language, width, colorScheme } of looks)
  test(`list and work screen are accessible, ${language}, ${width} px, ${colorScheme}`, async ({ page }) => {
    const { word, ids } = putRequests(2);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await open(page, listOf(word), { language });
    await expect(page.getByText(language === 'fr' ? 'En retard' : 'Overdue').first()).toBeVisible();
    const holder: { id: number } = await (await call(page.request, 'GET', '/operator/holders'))
      .json()
      .then(([one]) => one);
    await call(page.request, 'POST', `/operator/requests/${ids[0]}/hold`, { holder: holder.id, was: null });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: `R-${ids[0]}` }).click();
    await expect(heading(page, ids[0] ?? '')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    removeRequests(...ids);
  });
