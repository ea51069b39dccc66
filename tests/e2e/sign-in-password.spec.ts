import { xhrMarker } from '#contract/call.ts';
import { linkMailedTo } from './outbox.ts';
import { expect, expectAccessible, test } from './portal.ts';

test('a forgotten password is replaced by way of a mail [S1.2-04…06 S1.2.2-01 S1.2.2-02 S1.2.3-01 S1.2.4-01 S1.2.4-03 S1.2.4-04 S1.4-02 S1.4-03 S1.5-01 S1.5-02 S1.5-10 S1.7-05 S1.7-07]', async ({
  page,
}) => {
  const address = 'admin@riviere-bleue.example';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveTitle('Vigie - Forgot password');
  await expect(page.getByRole('link', { name: 'Ask us for help' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Value is required')).toBeVisible();
  await email.fill('admin@riviere');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Value is not a valid email address')).toBeVisible();
  await expect(email).toHaveAccessibleDescription('Value is not a valid email address');
  await email.fill(address);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/forgot-password-thank-you');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText('a link to choose a new password is on its way')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us for help' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');

  const link = await linkMailedTo(address);
  await page.goto(link);
  // The account's language is French; who asked reads in English.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => localStorage.clear());
  // A page of its own: an address that differs behind the # alone loads nothing.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('textbox', { name: 'Courriel' })).toHaveValue(address);
  await expect(page.getByRole('textbox', { name: 'Courriel' })).not.toBeEditable();
  await expect(page.getByText('Au moins 8 caractères.')).toBeVisible();

  const next = page.getByLabel('Nouveau mot de passe', { exact: true });
  const confirmation = page.getByLabel('Confirmer le nouveau mot de passe', { exact: true });
  const save = page.getByRole('button', { name: 'Enregistrer le nouveau mot de passe' });
  await next.fill('court');
  await save.click();
  await expect(next).toBeFocused();
  await expect(page.getByText('Ce champ doit compter au moins 8 caractères')).toBeVisible();
  await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(2);
  await expectAccessible(page);
  await next.fill('Un-autre-2026');
  await confirmation.fill('Une-autre-2026');
  await save.click();
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toHaveAccessibleDescription(/ne sont pas identiques/);
  await confirmation.fill('Un-autre-2026');
  await page.getByRole('checkbox', { name: /J’accepte les/ }).check();
  await save.click();
  await page.waitForURL('**/login');
  await expect(page.getByRole('status').filter({ hasText: 'Votre mot de passe a été modifié.' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Ce lien de réinitialisation du mot de passe n’est plus valide.');
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await expect(page.getByRole('textbox', { name: 'Courriel' })).toHaveValue(address);
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await page.getByRole('textbox', { name: 'Courriel ou nom d’utilisateur' }).fill(address);
  await page.getByLabel('Mot de passe', { exact: true }).fill('Un-autre-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search**');

  // Done while one is signed in, it does not end as if the session had ended by itself.
  await page.request.post('/api/forgot-password', {
    headers: { [xhrMarker.name]: xhrMarker.value },
    data: { email: address },
  });
  await page.goto(await linkMailedTo(address, { after: 1 }));
  await next.fill('Demo-2026-portal');
  await confirmation.fill('Demo-2026-portal');
  await page.getByRole('checkbox', { name: /J’accepte les/ }).check();
  await save.click();
  await page.waitForURL('**/login');
  await expect(page.getByRole('status').filter({ hasText: 'Votre mot de passe a été modifié.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Courriel ou nom d’utilisateur' })).toBeVisible();
  await expect(page.getByText('Votre session a pris fin', { exact: false })).toHaveCount(0);
});

test('a password that could not be saved stays typed [S1.4-11 S1.8-08 S2.4-61]', async ({ page }) => {
  await page.route('**/api/reset-link', (route) => route.fulfill({ json: {} }));
  await page.route('**/api/reset-password', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/reset-password?email=a@b.ca&token=x');
  await page.getByLabel('New password', { exact: true }).fill('Another-2026');
  await page.getByLabel('Confirm the new password').fill('Another-2026');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('status')).toContainText('There was a problem updating your password.');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Another-2026');
});

test('links are checked behind a spinner, and one stands in for each button while its form is sent [S1.2.4-02 S1.2.4-03 S1.4-02 S1.4-03 S1.4-04 S1.5-02 S1.7-06 S1.8-07]', async ({
  page,
}) => {
  let release = () => {};
  /** Holds the next request to this address until it is released, then fails it. */
  const hold = async (address: string) => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(address, async (route) => {
      await held;
      await route.abort();
    });
  };
  await hold('**/api/forgot-password');
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill('zoe@atelier.example');
  const send = page.getByRole('button', { name: 'Send the link' });
  await send.click();
  await expect(page.getByRole('progressbar', { name: 'One moment…' })).toBeVisible();
  await expect(send).toHaveCount(0);
  release();
  await expect(send).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('zoe@atelier.example');

  for (const [path, call] of [
    ['/reset-password#email=a@b.ca&token=x', '**/api/reset-link'],
    ['/verify-email#id=1&token=x', '**/api/verification-link'],
  ] as const) {
    await hold(call);
    await page.goto(path);
    await expect(page.getByRole('progressbar', { name: 'Checking your link' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    release();
    await expect(page.getByRole('alert')).toContainText('Vigie cannot be reached.');
    await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
    await page.unroute(call);
  }

  await page.route('**/api/reset-link', (route) => route.fulfill({ json: {} }));
  await page.goto('/reset-password?email=a@b.ca&token=x');
  const save = page.getByRole('button', { name: 'Save the new password' });
  await save.click();
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Value is required');
  await expect(page.getByRole('checkbox')).toHaveJSProperty('required', true);
  await page.getByLabel('New password', { exact: true }).fill('Another-2026');
  await page.getByLabel('Confirm the new password').fill('Another-2026');
  await page.getByRole('checkbox').check();
  await hold('**/api/reset-password');
  await save.click();
  await expect(page.getByRole('progressbar', { name: 'One moment…' })).toBeVisible();
  await expect(save).toHaveCount(0);
  release();
  await expect(save).toBeFocused();
});

test('who has a new password is led to sign-in [S1.2-07 S1.2.5-01]', async ({ page }) => {
  await page.goto('/password-updated');
  await expect(page.getByText('Your new password is in place.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.waitForURL('**/login');
});
