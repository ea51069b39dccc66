import type { Page } from '@playwright/test';
import { readMailFolder } from '../support/mails.ts';
import { enter, openAt } from './people.ts';
import { expect, expectAccessible, test } from './portal.ts';

const factory = 'admin@mapleridge.example';
const hospital = 'admin@riviere-bleue.example';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const write = async (page: Page, subject: string) => {
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('Where is the sheet?');
};
const signIn = async (page: Page, name: string) => {
  await field(page, 'Email or user name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026-portal');
  await page.keyboard.press('Enter');
};
const otherPerson = /^Somebody else has signed in with this browser\./;

test('a message is not sent as somebody who signed in meanwhile, and is there again for who wrote it', async ({
  page,
}) => {
  await enter(page.request, { name: factory });
  await openAt(page, '/contact-us');
  const subject = `Stale ${crypto.randomUUID()}`;
  await write(page, subject);
  // The cookie changes under the page, which hears nothing of it: the server alone can tell.
  await enter(page.request, { name: hospital });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL('**/login?error=other-person*');
  await expect(page.getByText(otherPerson)).toBeVisible();
  await expectAccessible(page);
  await signIn(page, factory);
  await page.waitForURL('**/contact-us');
  await expect(field(page, 'Subject')).toHaveValue(subject);
  const mails = await readMailFolder(process.env.OUTBOX_DIR ?? '');
  expect(mails.filter((mail) => mail.subject.includes(subject))).toEqual([]);
});

test('signing out in one tab takes the other off the screen, and signing in as somebody else takes the former off', async ({
  page,
  context,
}) => {
  await enter(page.request, { name: factory });
  await openAt(page, '/contact-us');
  await write(page, 'Only for me');
  const other = await context.newPage();
  await openAt(other, '/message-centre');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL('**/login');
  await page.waitForURL('**/login?error=401*');
  await expect(page.getByText('Only for me')).toHaveCount(0);

  await signIn(other, hospital);
  await other.waitForURL('**/search**');
  await signIn(page, factory);
  await page.waitForURL('**/contact-us');
  await expect(field(page, 'Subject')).toHaveValue('Only for me');
  await other.waitForURL('**/login?error=other-person*');
  await expect(other.getByText(otherPerson)).toBeVisible();
  // What is stored is of who is signed in: a reload of their tab leaves them where they are.
  await page.reload();
  await expect(field(page, 'Subject')).toBeVisible();
});

test('who opens another of their organizations is there in every tab, is told so, and finds on return what was typed', async ({
  page,
  context,
}) => {
  // What has to be read first would hold back what the page says.
  await context.route('**/api/get-popup-notification', (route) => route.fulfill({ json: null }));
  await enter(page.request, { name: 'manager@vigie.example', organisation: 10001 });
  await openAt(page, '/contact-us');
  await write(page, 'Half written');
  const other = await context.newPage();
  const choose = async (name: RegExp) => {
    await openAt(other, '/message-centre');
    await other.getByRole('button', { name: 'Change organization' }).click();
    await other.getByRole('button', { name }).click();
    await Promise.all([other.waitForURL(/\/search/), page.waitForURL(/\/search/)]);
  };
  await choose(/Rivière-Bleue/);
  await expect(page.getByText(/^Another organization was opened in another tab: .*Rivière-Bleue/)).toBeVisible();
  for (const tab of [page, other]) await expect(tab.getByText(/session has ended/)).toHaveCount(0);
  // Without another load of the page: what was typed is in its memory alone. A notice may stand over the link.
  const openContact = () =>
    page
      .locator('a[href="/contact-us"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
  await openContact();
  await expect(field(page, 'Subject')).toHaveValue('');
  await choose(/Maple Ridge/);
  await openContact();
  await expect(field(page, 'Subject')).toHaveValue('Half written');
});

test('the language chosen in one tab is that of the other', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
