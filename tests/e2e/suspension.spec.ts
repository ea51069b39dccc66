import { languages } from '#contract/languages.ts';
import { accept, invite, remove } from './members.ts';
import { call, enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

const words = {
  en: {
    title: 'Edit Zoé Roy',
    suspend: 'Suspend access',
    question: /^Suspend /,
    cancel: 'Cancel',
    done: 'Access was suspended.',
    suspended: 'Suspended: this user cannot sign in.',
    refusal: /has suspended your access\. To have it restored, ask [A-Z]/,
    restore: 'Restore access',
    restored: 'Access was restored.',
    ended: 'Your access was suspended. To have it restored, ask your administrator.',
  },
  fr: {
    title: 'Modifier Zoé Roy',
    suspend: 'Suspendre l’accès',
    question: /^Suspendre /,
    cancel: 'Annuler',
    done: 'L’accès a été suspendu.',
    suspended: 'Accès suspendu\u00a0: cette personne ne peut pas se connecter.',
    refusal: /a suspendu votre accès\. Pour le faire rétablir, adressez-vous à [A-Z]/,
    restore: 'Rétablir l’accès',
    restored: 'L’accès a été rétabli.',
    ended: 'Votre accès a été suspendu. Pour le faire rétablir, adressez-vous à votre administration.',
  },
} as const;

for (const language of languages) {
  const said = words[language];

  test(`somebody is suspended while they work, out at once, and let in again, ${language}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 780 });
    await enter(page.request);
    const member = await invite(page.request);
    await accept(page.request, member);
    await enter(page.request);
    const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
    try {
      await enter(theirs.request, { name: member.email });
      expect((await call(theirs.request, 'GET', '/userinfo')).status()).toBe(200);

      const work = await theirs.newPage();
      await openAt(work, '/search', language);
      await openAt(page, `/edit-user/${member.id}`, language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.title);
      await expect(page).toHaveTitle(`Vigie - ${said.title}`);
      await page.getByRole('button', { name: said.suspend }).click();
      const dialog = page.getByRole('alertdialog', { name: said.question });
      await expect(dialog).toContainText('Zoé Roy');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: said.cancel }).click();
      expect((await call(theirs.request, 'GET', '/userinfo')).status()).toBe(200);
      await page.getByRole('button', { name: said.suspend }).click();
      await dialog.getByRole('button', { name: said.suspend }).click();
      await expect(toastOf(page, said.done)).toBeVisible();
      await expect(page.getByText(said.suspended)).toBeVisible();
      await expectNoSidewaysScroll(page);
      // Who was at work is told why they are out, as soon as they do anything.
      await work.reload();
      await expect(work).toHaveURL(/\/login\?error=suspended/);
      await expect(work.getByText(said.ended)).toBeVisible();
      await expectAccessible(work);
      expect((await call(theirs.request, 'GET', '/userinfo')).status()).toBe(401);
      const again = { name: member.email, password: 'Demo-2026-portal' };
      const door = await theirs.newPage();
      await door.goto(`/login?lang=${language}`);
      await door.getByRole('textbox').first().fill(again.name);
      await door.locator('input[type="password"]').fill(again.password);
      await door.keyboard.press('Enter');
      await expect(door.getByRole('alert')).toContainText(said.refusal);
      await expectAccessible(door);

      await page.getByRole('button', { name: said.restore }).click();
      await expect(toastOf(page, said.restored)).toBeVisible();
      await expect(page.getByRole('button', { name: said.suspend })).toBeVisible();
      expect((await call(theirs.request, 'POST', '/login', again)).ok()).toBe(true);
    } finally {
      await theirs.close();
      await remove(page.request, member);
    }
  });
}

test('the dialog that deletes several users names their API tokens, and revokes them if that is chosen', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page.request);
  const chief = await invite(page.request, 'company-admin');
  await accept(page.request, chief);
  await enter(page.request);
  const other = await invite(page.request);
  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  try {
    await enter(theirs.request, { name: chief.email });
    const named = `Gateway ${crypto.randomUUID().slice(0, 8)}`;
    const made = await call(theirs.request, 'POST', '/api-tokens', {
      name: named,
      scopes: ['search'],
      days: 30,
      current_password: 'Demo-2026-portal',
    });
    const { token } = await made.json();
    const asProgram = () =>
      theirs.request
        .get('/api/userinfo', { headers: { authorization: `Bearer ${token}` } })
        .then((one) => one.status());
    const before = await asProgram();

    await openAt(page, '/manage-users');
    for (const { email } of [chief, other])
      await page.getByRole('row').filter({ hasText: email }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete 2 users?' });
    await expect(dialog).toContainText('API tokens that these people made');
    await expect(dialog.getByRole('listitem')).toContainText([named]);
    await expect(dialog.getByRole('listitem')).toContainText([chief.email]);
    await expect(dialog.getByRole('checkbox', { name: 'Revoke them too' })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toastOf(page, 'The users were deleted.')).toBeVisible();
    const { tokens } = await (await call(page.request, 'GET', '/api-tokens')).json();
    expect(tokens.map(({ name }: { name: string }) => name)).not.toContain(named);
    expect(before).not.toBe(401);
    expect(await asProgram()).toBe(401);
  } finally {
    await theirs.close();
    await remove(page.request, chief, other);
  }
});
