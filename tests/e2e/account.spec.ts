import type { APIRequestContext, Page } from '@playwright/test';
import { languages } from '#contract/languages.ts';
import { accept, invite, type Member, remove } from './members.ts';
import { linkMailedTo } from './outbox.ts';
import { call, enter, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

const password = 'Demo-2026-portal';

/** Someone of the test's own, signed in on a page of theirs; gone when it ends. */
const asNewcomer = async (page: Page, language: string, body: (member: Member) => Promise<void>) => {
  const browser = page.context().browser();
  const office = await browser!.newContext({ baseURL: new URL(process.env.BASE_URL ?? '').origin });
  await enter(office.request);
  const member = await invite(office.request);
  await accept(office.request, member);
  try {
    await enter(page.request, { name: member.email });
    await dismissPopup(page.request);
    await page.goto(`/?lang=${language}`);
    await page.waitForURL('**/search**');
    await body(member);
  } finally {
    await remove(office.request, member);
    await office.close();
  }
};

/** Puts the popup notice away for good: until it is read, it keeps back what a page has to say. */
const dismissPopup = async (requests: APIRequestContext) => {
  const { id } = await (await call(requests, 'GET', '/get-popup-notification')).json();
  await call(requests, 'POST', '/do-not-show-popup-again', { id });
};

/** Whether someone can sign in with these. */
const letsIn = async (page: Page, name: string, secret: string): Promise<boolean> => {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: process.env.BASE_URL ?? '' });
  const answer = await call(context.request, 'POST', '/login', { name, password: secret });
  await context.close();
  return answer.ok();
};

const account = {
  en: {
    title: 'Vigie - Account information',
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    confirm: 'Confirm the new email',
    password: 'Current password',
    understand: /^I understand that I will sign in with the new address/,
    phone: 'Phone',
    updates: 'Send me updates about requests by email',
    save: 'Save',
    required: (field: string) => `${field} is required`,
    requiredBox: 'Value is required',
    unlike: 'The value must be equal to the other value',
    wrong: 'The current password is incorrect',
    updated: 'Your account was updated.',
    pending: 'becomes your address once you open the link',
  },
  fr: {
    title: 'Vigie - Renseignements du compte',
    first: 'Prénom',
    last: 'Nom de famille',
    email: 'Courriel',
    confirm: 'Confirmer le nouveau courriel',
    password: 'Mot de passe actuel',
    understand: /^Je comprends que je me connecterai avec la nouvelle adresse/,
    phone: 'Téléphone',
    updates: 'M’envoyer par courriel les nouvelles de mes demandes',
    save: 'Enregistrer',
    required: (field: string) => `Le champ «\u00a0${field}\u00a0» est obligatoire`,
    requiredBox: 'Ce champ est obligatoire',
    unlike: 'La valeur doit être identique à l’autre valeur',
    wrong: 'Le mot de passe actuel est incorrect',
    updated: 'Votre compte a été mis à jour.',
    pending: 'deviendra votre adresse quand vous aurez ouvert le lien',
  },
};

for (const language of languages) {
  const words = account[language];

  test(`another address asks for more, and is one’s own once its link is opened, ${language} [S1.2-18 S2.2.16-01…04 S2.4-63 S2.5-35 S2.5-36 S2.7-30 S2.8-18]`, async ({
    page,
  }) => {
    test.slow();
    await asNewcomer(page, language, async (member) => {
      await page.goto('/account-information');
      await expect(page).toHaveTitle(words.title);
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      const secret = page.getByLabel(words.password, { exact: true });
      const understand = page.getByRole('checkbox', { name: words.understand });
      const save = page.getByRole('button', { name: words.save });
      await expect(field(words.first)).toHaveValue('Zoé');
      await expect(field(words.last)).toHaveValue('Roy');
      await expect(field(words.email)).toHaveValue(member.email);
      await expect(field(words.phone)).toHaveValue('514-555-0142');
      await expect(page.getByRole('checkbox', { name: words.updates })).toBeChecked();
      for (const hidden of [field(words.confirm), secret, understand]) await expect(hidden).toHaveCount(0);

      const address = `${crypto.randomUUID()}@vigie.example`;
      await field(words.email).fill(address);
      for (const shown of [field(words.confirm), secret, understand]) await expect(shown).toBeVisible();
      await save.click();
      await expect(field(words.confirm)).toBeFocused();
      await expect(field(words.confirm)).toHaveAccessibleDescription(words.required(words.confirm));
      await expect(secret).toHaveAccessibleDescription(words.required(words.password));
      await expect(understand).toHaveAccessibleDescription(words.requiredBox);
      await expectAccessible(page);
      await field(words.confirm).fill(`x${address}`);
      await secret.fill('not the one');
      await understand.check();
      await save.click();
      await expect(field(words.confirm)).toHaveAccessibleDescription(words.unlike);
      await field(words.confirm).fill(address);
      await save.click();
      await expect(secret).toHaveAccessibleDescription(words.wrong);
      await expect(secret).toBeFocused();
      await expect(field(words.email)).toHaveValue(address);

      await secret.fill(password);
      await save.click();
      await expect(toastOf(page, words.updated)).toBeVisible();
      await page.waitForURL('**/search**');
      await page.goto('/account-information');
      await expect(field(words.email)).toHaveValue(member.email);
      await expect(page.getByText(words.pending)).toContainText(address);
      expect(await letsIn(page, address, password)).toBe(false);

      await page.goto(await linkMailedTo(address));
      await page.getByRole('main').getByRole('button').last().click();
      await expect.poll(() => letsIn(page, address, password)).toBe(true);
      expect(await letsIn(page, member.email, password)).toBe(false);
    });
  });
}

test('details change without a password, a phone in its form [S1.2-18 S2.1-11 S2.2-11 S2.2.16-01 S2.5-33 S2.5-34]', async ({
  page,
}) => {
  await asNewcomer(page, 'en', async () => {
    await page.goto('/account-information');
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await expect(phone).toHaveAttribute('placeholder', '123-456-7890 x123');
    await page.getByRole('textbox', { name: 'First name' }).fill(' ');
    await phone.fill('');
    await phone.pressSequentially('90555501');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
    await expect(phone).toHaveAccessibleDescription('This field should be at least 12 characters long');
    await page.getByRole('textbox', { name: 'First name' }).fill('Zoë');
    await phone.press('End');
    await phone.pressSequentially('4212');
    await expect(phone).toHaveValue('905-555-0142 x12');
    await page.getByRole('checkbox', { name: 'Send me updates about requests by email' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toastOf(page, 'Your account was updated.')).toBeVisible();
    await page.goto('/account-information');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Zoë');
    await expect(phone).toHaveValue('905-555-0142 x12');
    await expect(page.getByRole('checkbox', { name: 'Send me updates about requests by email' })).not.toBeChecked();
  });
});

const change = {
  en: {
    title: 'Vigie - Change password',
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm the new password',
    understand: /^I understand that I will be signed out/,
    submit: 'Change password',
    required: (field: string) => `${field} is required`,
    requiredBox: 'Value is required',
    short: 'This field should be at least 8 characters long',
    differ: 'The password and its confirmation are not the same',
    wrong: 'The current password is incorrect',
    changed: 'Your password was changed.',
    intro: /at least 8 characters/,
  },
  fr: {
    title: 'Vigie - Modifier le mot de passe',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    confirm: 'Confirmer le nouveau mot de passe',
    understand: /^Je comprends que ma session prendra fin/,
    submit: 'Modifier le mot de passe',
    required: (field: string) => `Le champ «\u00a0${field}\u00a0» est obligatoire`,
    requiredBox: 'Ce champ est obligatoire',
    short: 'Ce champ doit compter au moins 8 caractères',
    differ: 'Les deux mots de passe ne sont pas identiques',
    wrong: 'Le mot de passe actuel est incorrect',
    changed: 'Votre mot de passe a été modifié.',
    intro: /au moins 8 caractères/,
  },
};

for (const language of languages) {
  const words = change[language];

  test(`the password changes once everything is as asked, and the old one is gone, ${language} [S1.2-19 S1.4-11 S2.2-12 S2.2.17-01…03 S2.4-61 S2.5-37…39 S2.8-08 S2.8-18]`, async ({
    page,
  }) => {
    test.slow();
    await asNewcomer(page, language, async ({ email }) => {
      await page.goto('/change-password');
      await expect(page).toHaveTitle(words.title);
      const field = (name: string) => page.getByLabel(name, { exact: true });
      const understand = page.getByRole('checkbox', { name: words.understand });
      const submit = page.getByRole('button', { name: words.submit });
      await expect(page.getByText(words.intro)).toBeVisible();
      await submit.click();
      await expect(field(words.current)).toBeFocused();
      for (const asked of [words.current, words.next])
        await expect(field(asked)).toHaveAccessibleDescription(words.required(asked));
      await expect(understand).toHaveAccessibleDescription(words.requiredBox);

      await field(words.current).fill('not the one');
      await field(words.next).fill('1234567');
      await field(words.confirm).fill('1234567');
      await understand.check();
      await submit.click();
      await expect(field(words.next)).toHaveAccessibleDescription(words.short);
      await field(words.next).fill('Autre-mot-9');
      await submit.click();
      await expect(field(words.confirm)).toHaveAccessibleDescription(words.differ);
      await field(words.confirm).fill('Autre-mot-9');
      await submit.click();
      await expect(toastOf(page, words.wrong)).toBeVisible();
      await expect(field(words.current)).toHaveAccessibleDescription(words.wrong);
      await expect(field(words.current)).toBeFocused();
      await expectAccessible(page);

      await field(words.current).fill(password);
      await submit.click();
      await expect(toastOf(page, words.changed)).toBeVisible();
      await page.waitForURL('**/search**');
      expect(await letsIn(page, email, password)).toBe(false);
      expect(await letsIn(page, email, 'Autre-mot-9')).toBe(true);
    });
  });
}

for (const { language, width } of [
  { language: 'fr', width: 360 },
  { language: 'en', width: 1440 },
] as const) {
  test(`both forms hold at ${width} px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await asNewcomer(page, language, async () => {
      for (const path of ['/account-information', '/change-password']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
        if (path === '/account-information')
          await page.getByRole('textbox', { name: account[language].email, exact: true }).fill('other@vigie.example');
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  });
}
