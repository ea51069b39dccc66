import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '#contract/languages.ts';
import { call, enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, looks, test } from './portal.ts';
import { putRequest, removeRequests } from './requests.ts';

/** As long as others wait for what somebody does, and what a busy machine takes to draw it. */
const soon = { timeout: 3_000 };

/** Another operator, with the password of the demo: what to sign in with, and how others call them. */
const putOperator = (first: string): { name: string; shown: string } => {
  const store = new DatabaseSync(join(dirname(process.env.OUTBOX_DIR ?? ''), 'vigie.sqlite'));
  try {
    store.exec('PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON');
    const key = crypto.randomUUID();
    const [name, shown] = [`${key}@vigie.example`, `${first} ${key.slice(0, 4)}`];
    const { id } = store
      .prepare(
        `insert into users (name, email, first_name, last_name, phone, password_hash, shared, is_subscribed, language, verified_at, created_at, demo)
         select ?, ?, ?, '', '', password_hash, shared, is_subscribed, language, verified_at, created_at, demo
         from users where name = 'operator@vigie.example' returning id`,
      )
      .get(name, name, shown) as { id: number };
    store
      .prepare(`insert into memberships (user_id, role, invited_at, accepted_at) values (?, 'operator', '', ?)`)
      .run(id, new Date().toISOString());
    return { name, shown };
  } finally {
    store.close();
  }
};

/** Requests of the test's own, each a day younger than the one before; the word by which they are found, and their numbers. */
const putRequests = (count: number) => {
  const word = `Q${crypto.randomUUID().slice(0, 8)}`;
  const ids = Array.from({ length: count }, (_, index) =>
    putRequest({
      by: 'admin@mapleridge.example',
      type: 'contact',
      info: { subject: `${word} ${index + 1}`, message: 'Hello', email: 'someone@mapleridge.example' },
      createdAt: `2026-03-${String(index + 10)}T15:00:00.000Z`,
    }),
  );
  return { word, ids };
};

const listOf = (word: string, order: 'ASC' | 'DESC' = 'ASC', more: object = {}) =>
  `/operator/requests?${new URLSearchParams({
    filter: JSON.stringify({ status: 'processing', q: word, ...more }),
    sort: 'created_at',
    order,
    page: '1',
    perPage: '25',
  })}`;

/** An operator in a browser of their own. */
const openAs = async (browser: Browser, name: string, path: string) => {
  const context = await browser.newContext({ ...(process.env.BASE_URL && { baseURL: process.env.BASE_URL }) });
  const page = await context.newPage();
  await open(page, path, { name });
  return page;
};

const open = async (
  page: Page,
  path: string,
  { name = 'operator@vigie.example', language = 'en' as Language } = {},
) => {
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name });
  await openAt(page, path, language);
};

const row = (page: Page, id: string) => page.getByRole('row').filter({ hasText: `R-${id}` });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, id: string) => page.getByRole('heading', { level: 1, name: `R-${id}` });

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

test('the work screen says whose a request is, who else is there, and lets it be taken over and given [S5.6-05 S5.6-10]', async ({
  page,
  browser,
}) => {
  test.slow();
  const { ids } = putRequests(1);
  const [id = ''] = ids;
  await open(page, `/operator/requests/${id}`);
  await expect(page.getByText('Nobody has this request.')).toBeVisible();
  const lena = putOperator('Lena');
  const theirs = await openAs(browser, lena.name, `/operator/requests/${id}`);
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
  // Whose it is keeps nobody from deciding it.
  await button(page, 'Refuse').click();
  await page.getByRole('dialog').getByRole('textbox').fill('Sent twice.');
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(toastOf(page, `Request R-${id} was refused.`)).toBeVisible();
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
  await open(page, listOf(word, 'DESC'));
  await row(page, third).getByRole('link').click();
  await expect(heading(page, third)).toBeFocused();
  await expect(page.getByText('2 of 4')).toBeVisible();
  await page.getByRole('link', { name: 'Previous request' }).click();
  await expect(heading(page, newest)).toBeFocused();
  await expect(button(page, 'Previous request')).toBeDisabled();
  await page.goBack();
  await expect(heading(page, third)).toBeFocused();
  await page.getByRole('link', { name: 'Next request' }).click();
  await expect(heading(page, second)).toBeFocused();

  const refuse = async () => {
    await button(page, 'Refuse').click();
    await page.getByRole('dialog').getByRole('textbox').fill('Sent twice.');
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  };
  await refuse();
  await expect(heading(page, oldest)).toBeFocused();
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
    await expect(heading(page, ids[0] ?? '')).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    removeRequests(...ids);
  });
