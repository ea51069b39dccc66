import type { Page } from '@playwright/test';
import { linkMailedTo } from './outbox.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

test.describe.configure({ mode: 'serial' });

/** In place of what the server would say of a link: a second invitation cannot be had from the demo. */
const answerVerification = (
  page: Page,
  status: object,
  { products = ['canmanage'], permissions = ['has-phone'] } = {},
) =>
  page.route(/\/api\/verification-link/, (route) =>
    route.fulfill({
      json: {
        status: {
          has_accepted_invitation: false,
          has_password: false,
          has_verified_email: false,
          contact_information: { first_name: 'Lily', last_name: 'Chen', phone: '' },
          ...status,
        },
        permissions,
        products,
      },
    }),
  );

test('an invitation leads through a password and contact information into the portal [S1.2-08 S1.2.6-01 S1.2.6-02 S1.2.6-05 S1.2.6-07…09 S1.3-07 S1.4-04…06 S1.5-03 S1.5-05 S1.5-06 S1.7-02]', async ({
  page,
}) => {
  const link = await linkMailedTo('invited@mapleridge.example');
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('userinfo', '{}');
    localStorage.setItem('token', 'old');
    // Nothing was read here before: the page speaks the language of the mail.
    localStorage.removeItem('lang');
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(link);
  await expect(page).toHaveTitle('Vigie - Vérification du compte');
  await expect(page.getByRole('heading', { name: 'Choisissez un mot de passe' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('userinfo'), localStorage.getItem('token')])).toEqual([
    null,
    null,
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(2);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Un-bon-mot-long-9');
  await page.getByLabel('Confirmer le nouveau mot de passe').fill('Un-bon-mot-long-9');
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();

  await expect(page.getByText('Étape 2 de 2')).toBeVisible();
  const phone = page.getByRole('textbox', { name: 'Téléphone' });
  const finish = page.getByRole('button', { name: 'Terminer et me connecter' });
  await expect(phone).toHaveAttribute('placeholder', '123-456-7890 x123');
  await page.getByRole('textbox', { name: 'Prénom' }).fill('');
  await phone.pressSequentially('5145550');
  await expect(phone).toHaveValue('514-555-0');
  await finish.click();
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toBeFocused();
  await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Amélie');
  await finish.click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('Saisissez un numéro de téléphone valide');
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Amélie');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await phone.press('End');
  await phone.pressSequentially('142');
  await finish.click();
  await expect(page.getByRole('status').filter({ hasText: 'Connexion réussie.' })).toBeVisible();
  await page.waitForURL('**/search**');

  await page.goto(link);
  await expect(page).toHaveURL(/\/verify-email\?mail_lang=fr$/);
  await expect(page.getByText('Votre compte est déjà vérifié.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'M’envoyer un nouveau lien' })).toHaveCount(0);
  await expectAccessible(page);
});

test('an accepted invitation asks for one click to verify the address [S1.2.6-06 S1.4-04 S1.4-07 S1.7-09]', async ({
  page,
}) => {
  await page.goto(await linkMailedTo('unverified@mapleridge.example'));
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Click here to verify your email' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your email address is verified.' })).toBeVisible();
  await page.waitForURL('**/login');
});

test('a link that has expired says so, and a new one comes by mail [S1.2.6-04 S1.2.6-10 S1.4-04 S1.7-11 S1.8-07]', async ({
  page,
}) => {
  const address = 'late@mapleridge.example';
  await page.goto(await linkMailedTo(address));
  await expect(page.getByRole('alert')).toContainText('This verification link has expired');
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByText('A new link is on its way.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(await linkMailedTo(address, { after: 1 }));
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
});

test('a declined invitation is over: its link says so and brings nothing back', async ({ page }) => {
  const link = await linkMailedTo('late@mapleridge.example', { after: 1 });
  await page.goto(link.replace('?', '?decline=1&'));
  await page.getByRole('button', { name: 'Decline the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'The invitation is declined' })).toBeFocused();
  await page.goto(link);
  await expect(page.getByText('This link no longer works.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a link that was never ours is refused in words, and no new one is promised', async ({ page }) => {
  await page.goto('/verify-email/abc/zzz');
  await expect(page.getByRole('alert')).toHaveText(
    'This verification link is not valid. Check that its address was copied whole.',
  );
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByRole('heading', { name: 'No new link was sent' })).toBeFocused();
  await expect(page.getByText('is on its way', { exact: false })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toHaveCount(0);
});

test('someone who has a password signs in with it first; the link says who they are [S1.2-08 S1.2.6-08 S1.2.6-09 S1.5-04 S1.6-06 S1.7-02]', async ({
  page,
}) => {
  await answerVerification(page, { has_password: true });
  await page.goto('/verify-email/1/x?name=manager%40vigie.example');
  await expect(page.getByRole('textbox', { name: 'Email or user name' })).toHaveValue('manager@vigie.example');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Value is required');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect username and/or password.');
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026-portal');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your contact information' })).toBeVisible();
  await expect(page.getByText('the same in every organization and service', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Finish and sign in' }).click();
  await page.waitForURL('**/?mt=1');
  await expect(page.getByRole('heading', { name: 'Choose an organization' })).toBeVisible();
});

test('one may go back to the password and finds everything typed; who may not have a phone is not asked for one [S1.5-05 S1.6-05 S1.6-06]', async ({
  page,
}) => {
  await answerVerification(page, {}, { permissions: ['search'], products: ['elsewhere'] });
  await page.goto('/verify-email/1/x?email=a@b.ca');
  await page.getByLabel('New password', { exact: true }).fill('Another-2026');
  await page.getByLabel('Confirm the new password').fill('Another-2026');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('a@b.ca');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Confirm the new password')).toHaveValue('Another-2026');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  await expect(page.getByRole('textbox', { name: /Phone/ })).toHaveCount(0);
  await expect(page.getByText('the same in every organization and service', { exact: false })).toHaveCount(0);
});

test('a session that has ended does not send one away from the link [S1.4-08 S1.8-10 S2.8-01]', async ({ page }) => {
  await page.route(/\/api\/verification-link/, (route) =>
    route.fulfill({ status: 401, json: { errors: [{ code: 'auth.required', title: 'Sign in.' }] } }),
  );
  await page.goto('/verify-email/1/x');
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/verify-email');
});

test('the phone field keeps the caret where one types [S1.5-06]', async ({ page }) => {
  await answerVerification(page, {}, {});
  await page.goto('/verify-email/1/x?email=a@b.ca');
  await page.getByLabel('New password', { exact: true }).fill('Another-2026');
  await page.getByLabel('Confirm the new password').fill('Another-2026');
  await page.keyboard.press('Enter');
  const phone = page.getByRole('textbox', { name: /Phone/ });
  await phone.pressSequentially('5145550142123');
  await expect(phone).toHaveValue('514-555-0142 x123');
  await phone.press('Home');
  for (let step = 0; step < 5; step += 1) await phone.press('ArrowRight');
  await phone.press('Backspace');
  await phone.press('Backspace');
  await expect(phone).toHaveValue('515-501-4212 x3');
  await phone.pressSequentially('45');
  await expect(phone).toHaveValue('514-555-0142 x123');
  await phone.press('Home');
  for (let step = 0; step < 3; step += 1) await phone.press('ArrowRight');
  await phone.press('Delete');
  await phone.press('Delete');
  await expect(phone).toHaveValue('514-550-1421 x23');
});
