import { linkMailedTo } from './outbox.ts';
import { expect, expectAccessible, test } from './portal.ts';

test('a forgotten password is replaced by way of a mail', async ({ page }) => {
  const address = 'admin@riviere-bleue.example';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveTitle('Vigie - Forgot password');
  await expect(page.getByRole('link', { name: 'Ask us for help' })).toHaveAttribute('href', /^mailto:/);
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

  const link = await linkMailedTo(address);
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('textbox', { name: 'Courriel' })).toHaveValue(address);
  await expect(page.getByRole('textbox', { name: 'Courriel' })).not.toBeEditable();
  await expect(page.getByText('Au moins 8 caractères.')).toBeVisible();

  const next = page.getByLabel('Nouveau mot de passe', { exact: true });
  const confirmation = page.getByLabel('Confirmez le nouveau mot de passe', { exact: true });
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
  await expect(page.getByText('La valeur doit être identique à l’autre valeur')).toBeVisible();
  await confirmation.fill('Un-autre-2026');
  await page.getByRole('checkbox', { name: /J’accepte les/ }).check();
  await save.click();
  await page.waitForURL('**/login');
  await expect(page.getByRole('status').filter({ hasText: 'Votre mot de passe a été modifié.' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Ce lien de réinitialisation du mot de passe n’est plus valide.');
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await page.getByRole('textbox', { name: 'Courriel ou nom d’utilisateur' }).fill(address);
  await page.getByLabel('Mot de passe', { exact: true }).fill('Un-autre-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search');
});

test('a password that could not be saved stays typed', async ({ page }) => {
  await page.route('**/api/reset-password**', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: {} }) : route.fulfill({ status: 500, body: '' }),
  );
  await page.goto('/reset-password?email=a@b.ca&token=x');
  await page.getByLabel('New password', { exact: true }).fill('Another-2026');
  await page.getByLabel('Confirm the new password').fill('Another-2026');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('status')).toContainText('There was a problem updating your password.');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Another-2026');
});
