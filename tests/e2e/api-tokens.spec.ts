import { demoPassword } from '#server/domains/demo/accounts.ts';
import { accept } from './members.ts';
import { call, enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

test('an administrator makes a token, sees it once, a program uses it, and it is shut out when it is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name: 'operator@vigie.example' });
  const email = `${crypto.randomUUID()}@vigie.example`;
  const invitation = { email, organisation: 10001, role: 'company-admin', language: 'en', is_subscribed: true };
  const invited = await call(page.request, 'POST', '/operator/users', invitation);
  await accept(page.request, { id: String((await invited.json()).id), email });

  await enter(page.request, { name: email });
  await openAt(page, '/manage-users', 'en');
  await page.getByRole('navigation').getByRole('link', { name: 'API tokens' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API tokens' })).toBeFocused();
  await page.getByRole('button', { name: 'Make a token' }).click();
  const form = page.getByRole('dialog', { name: 'Make a token' });
  await form.getByRole('button', { name: 'Make a token' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(form.getByText('Choose at least one.')).toBeVisible();
  await expect(form.getByText('Current password is required')).toBeVisible();
  const name = `Purchasing ${crypto.randomUUID().slice(0, 8)}`;
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByLabel('Current password').fill(demoPassword);
  await form.getByRole('button', { name: 'Make a token' }).click();
  await expect(form.getByRole('checkbox').first()).toBeFocused();
  await form.getByRole('checkbox', { name: 'Read the users' }).check();
  await expect(form.getByText('Choose at least one.')).toHaveCount(0);
  await form.getByRole('radio', { name: '30 days' }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Make a token' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the token now' });
  const token = (await shown.getByRole('status', { name: 'Token' }).textContent()) ?? '';
  expect(token).toMatch(/^vigie_[\w-]{43}$/);
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'I have kept it' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('never used');
  expect(await page.content()).not.toContain(token);

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get('/api/users')).status()).toBe(200);
  expect((await program.get('/api/audit-log')).status()).toBe(403);

  await row.getByRole('button', { name: `Revoke: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(toastOf(page, 'The token was revoked.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await program.get('/api/users')).status()).toBe(401);
  await program.dispose();

  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, '/api-tokens', 'fr');
  await page.getByRole('button', { name: 'Créer un jeton' }).click();
  await expect(page.getByRole('dialog', { name: 'Créer un jeton' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
