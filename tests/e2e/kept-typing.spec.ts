import type { Page } from '@playwright/test';
import { makePdf } from '../support/pdfs.ts';
import { fileOf } from './files.ts';
import { enter, openAt, openSearch, toastOf } from './people.ts';
import { expect, test } from './portal.ts';

const member = 'collection@mapleridge.example';
const keptToast = 'You are logged in. What you had typed is still here.';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Sends what is on the page in a session that has ended meanwhile. */
const sendTooLate = async (page: Page, button: string) => {
  await page.context().clearCookies();
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL('**/login?error=401*');
};
const signInAgain = async (page: Page, name = member) => {
  await field(page, 'Email or user name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026-portal');
  await page.keyboard.press('Enter');
};

test('a message and its file are there again after the session ended, for who wrote them', async ({ page }) => {
  await enter(page.request, { name: member });
  await openAt(page, '/contact-us');
  const subject = `Kept ${crypto.randomUUID()}`;
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('Where is the sheet?');
  await page.locator('input[type="file"]').setInputFiles([fileOf('kept.pdf', await makePdf('kept'))]);
  await sendTooLate(page, 'Send');
  await signInAgain(page);
  await page.waitForURL('**/contact-us');
  await expect(toastOf(page, keptToast)).toBeVisible();
  await expect(field(page, 'Subject')).toHaveValue(subject);
  await expect(field(page, 'Message')).toHaveValue('Where is the sheet?');
  await expect(page.getByText('kept.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL('**/contact-us-success');
  await page.goBack();
  await expect(field(page, 'Subject')).toHaveValue('');
});

test('nobody else who signs in meets what was typed', async ({ page }) => {
  await enter(page.request, { name: member });
  await openAt(page, '/contact-us');
  await field(page, 'Subject').fill('For nobody else');
  await field(page, 'Message').fill('Nor this');
  await sendTooLate(page, 'Send');
  await signInAgain(page, 'reader@mapleridge.example');
  await page.waitForURL('**/contact-us');
  await expect(toastOf(page, 'You are logged in.')).toHaveText('You are logged in.');
  await expect(field(page, 'Subject')).toHaveValue('');
  await expect(field(page, 'Message')).toHaveValue('');
});

test('files chosen for an addition, with their locations, outlast the session', async ({ page }) => {
  await enter(page.request, { name: member });
  await openAt(page, '/sds-addition');
  await page.getByLabel('Browse files').setInputFiles([fileOf('peroxide.pdf', await makePdf(crypto.randomUUID()))]);
  await page.getByRole('combobox', { name: 'Location, peroxide.pdf' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Laboratory', exact: true }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await sendTooLate(page, 'Submit 1 sheet');
  await signInAgain(page);
  await page.waitForURL('**/sds-addition');
  await expect(page.getByRole('combobox', { name: 'Location, peroxide.pdf' })).toContainText('Laboratory');
  await page.getByRole('button', { name: 'Submit 1 sheet', exact: true }).click();
  await page.waitForURL('**/sds-addition-success');
});

test('sheets chosen for removal are still chosen', async ({ page }) => {
  await openSearch(page);
  await page.getByRole('button', { name: 'Request removal', exact: true }).click();
  await page.getByRole('row').nth(2).getByRole('checkbox').check();
  await expect(page.getByText('1 sheet selected')).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('checkbox', { name: /^Laboratory/ }).click();
  await page.waitForURL('**/login?error=401*');
  await signInAgain(page, 'admin@mapleridge.example');
  await page.waitForURL('**/search**');
  await expect(page.getByText('1 sheet selected')).toBeVisible();
});

test('the form of a record keeps what was entered', async ({ page }) => {
  await enter(page.request);
  await openAt(page, '/manage-users');
  await page.getByRole('link', { name: 'Add user' }).click();
  const role = page.getByRole('radio', { name: 'Collection administrator' });
  await field(page, 'Email').fill('kept@mapleridge.example');
  await role.check();
  await sendTooLate(page, 'Create');
  await signInAgain(page, 'admin@mapleridge.example');
  await expect(field(page, 'Email')).toHaveValue('kept@mapleridge.example');
  await expect(role).toBeChecked();
});

test('a password that was typed is kept nowhere', async ({ page }) => {
  await enter(page.request, { name: member });
  await openAt(page, '/account-information');
  await field(page, 'Email').fill('other@mapleridge.example');
  await field(page, 'Confirm the new email').fill('other@mapleridge.example');
  await page.getByLabel('Current password', { exact: true }).fill('Demo-2026-portal');
  await page.getByRole('checkbox', { name: /^I understand that/ }).check();
  await sendTooLate(page, 'Save');
  await signInAgain(page);
  await page.waitForURL('**/account-information');
  await expect(field(page, 'Email')).toHaveValue('other@mapleridge.example');
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
});
