import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Language } from '#contract/languages.ts';
import { accept, invite, type Member, remove } from './members.ts';
import { call, enter } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

const password = 'Demo-2026-portal';

/** Passkeys are bound to the name of the site, which an address is not. */
const site = (process.env.BASE_URL ?? '').replace('127.0.0.1', 'localhost');
test.use({ baseURL: site });

/** A person of the test's own, who has not signed in; gone when it ends. */
const asNewcomer = async (page: Page, body: (member: Member) => Promise<void>) => {
  const office = await page.context().browser()!.newContext({ baseURL: site });
  await enter(office.request);
  const member = await invite(office.request);
  await accept(office.request, member);
  try {
    await body(member);
  } finally {
    await remove(office.request, member);
    await office.close();
  }
};

/** A device that makes passkeys and confirms everything, like a finger on the sensor. */
const plugInDevice = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
};

const typePassword = async (page: Page, member: Member, language: Language) => {
  await page.goto(`/login?lang=${language}`);
  await page.getByLabel(words[language].name).fill(member.email);
  await page.getByLabel(words[language].password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

const signOut = async (page: Page) => {
  await call(page.request, 'POST', '/logout');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
};

const words = {
  en: {
    name: 'Email or user name',
    password: 'Password',
    title: 'Two-step sign-in',
    addPasskey: 'Add a passkey',
    current: 'Current password',
    device: 'Name of the device',
    keep: 'Keep these recovery codes',
    kept: 'I have kept them',
    step: 'One more step',
    use: 'Use your passkey',
    alone: 'Sign in with a passkey',
    setUpApp: 'Set up an app',
    next: 'Next',
    code: 'Code that the app shows now',
    confirm: 'Confirm',
    six: 'Code of six digits',
    goOn: 'Continue',
    wrong: 'This code is not right',
    appOn: 'An app is set up.',
  },
  fr: {
    name: 'Courriel ou nom d’utilisateur',
    password: 'Mot de passe',
    title: 'Connexion en deux étapes',
    addPasskey: 'Ajouter une clé d’accès',
    current: 'Mot de passe actuel',
    device: 'Nom de l’appareil',
    keep: 'Gardez ces codes de secours',
    kept: 'Je les ai gardés',
    step: 'Encore une étape',
    use: 'Utiliser votre clé d’accès',
    alone: 'Se connecter avec une clé d’accès',
    setUpApp: 'Configurer une application',
    next: 'Suivant',
    code: 'Code que l’application affiche maintenant',
    confirm: 'Confirmer',
    six: 'Code à six chiffres',
    goOn: 'Continuer',
    wrong: 'Ce code est inexact',
    appOn: 'Une application est configurée.',
  },
} satisfies Record<Language, unknown>;

for (const [language, width] of [
  ['en', 1440],
  ['fr', 360],
] as const) {
  const said = words[language];

  test(`a passkey is added, comes after the password, and signs in alone (${language}, ${width} px)`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await plugInDevice(page);
    await asNewcomer(page, async (member) => {
      await typePassword(page, member, language);
      await page.waitForURL('**/search**');
      await page.goto('/second-factor');
      await expect(page.getByRole('heading', { name: said.title, level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: said.addPasskey }).click();
      await page.getByLabel(said.device).fill('Chantier');
      await page.getByLabel(said.current, { exact: true }).fill('not my password');
      await page.getByRole('dialog').getByRole('button', { name: said.addPasskey }).click();
      await expect(page.getByLabel(said.current, { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(said.current, { exact: true }).fill(password);
      await page.getByRole('dialog').getByRole('button', { name: said.addPasskey }).click();
      const codes = page.getByRole('dialog', { name: said.keep });
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      await expectAccessible(page);
      await page.getByRole('button', { name: said.kept }).click();
      await expect(page.getByText('Chantier', { exact: true })).toBeVisible();

      await signOut(page);
      await typePassword(page, member, language);
      await expect(page.getByRole('heading', { name: said.step })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: said.use }).click();
      await page.waitForURL('**/search**');

      await signOut(page);
      await page.goto(`/login?lang=${language}`);
      await page.getByRole('button', { name: said.alone }).click();
      await page.waitForURL('**/search**');
      expect((await (await call(page.request, 'GET', '/userinfo')).json()).name).toBe(member.email);
    });
  });

  test(`an app is set up by its key, and its code asked for after the password (${language}, ${width} px)`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await asNewcomer(page, async (member) => {
      await typePassword(page, member, language);
      await page.waitForURL('**/search**');
      await page.goto('/second-factor');
      await page.getByRole('button', { name: said.setUpApp }).click();
      await page.getByLabel(said.current, { exact: true }).fill(password);
      await page.getByRole('button', { name: said.next }).click();
      const secret = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '');
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      await page.getByLabel(said.code).fill('000000');
      await page.getByRole('button', { name: said.confirm }).click();
      await expect(page.getByLabel(said.code)).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await page.getByLabel(said.code).fill(totp.generate({ timestamp: Date.now() - 30_000 }));
      await page.getByRole('button', { name: said.confirm }).click();
      await page.getByRole('button', { name: said.kept }).click();
      await expect(page.getByText(said.appOn)).toBeVisible();

      await signOut(page);
      await typePassword(page, member, language);
      await page.getByLabel(said.six).fill('000000');
      await page.getByRole('button', { name: said.goOn, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(said.wrong);
      await page.getByLabel(said.six).fill(totp.generate());
      await page.getByRole('button', { name: said.goOn, exact: true }).click();
      await page.waitForURL('**/search**');
    });
  });
}

test('a passkey alone opens nothing where the device is not sure of its owner, and an answer that was caught opens nothing again', async ({
  page,
}) => {
  test.slow();
  const { client, authenticatorId } = await plugInDevice(page);
  await asNewcomer(page, async (member) => {
    await typePassword(page, member, 'en');
    await page.waitForURL('**/search**');
    await page.goto('/second-factor');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Current password', { exact: true }).fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await signOut(page);
    // A finder has the phone, but not the finger.
    await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.goto('/login?lang=en');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('With your fingerprint, your face or the code of your device.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
    expect((await call(page.request, 'GET', '/userinfo')).status()).toBe(401);
    await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    // An answer that was caught on its way opens nothing a second time.
    const sent = page.waitForRequest('**/api/login/passkey');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    const caught = (await sent).postDataJSON();
    await page.waitForURL('**/search**');
    const thief = await page.context().browser()!.newContext({ baseURL: site });
    expect((await call(thief.request, 'POST', '/login/passkey', caught)).status()).toBe(422);
    await thief.close();
  });
});

test('whoever must have a second factor sets it up in a minute, and then goes on where they would have begun', async ({
  page,
}) => {
  test.slow();
  await plugInDevice(page);
  const operator = await page.context().browser()!.newContext({ baseURL: site });
  await enter(operator.request, { name: 'operator@vigie.example' });
  const name = `Chantier ${crypto.randomUUID()}`;
  const organisation = await (
    await call(operator.request, 'POST', '/operator/organisations', {
      name_en: name,
      name_fr: name,
      location_label_en: 'Location',
      location_label_fr: 'Emplacement',
      ingredients: false,
      custom_fields: [],
      products: ['canmanage'],
      allowed_addresses: [],
      account_manager_email: '',
      second_factor: 'everyone',
      locations: [],
    })
  ).json();
  const email = `${crypto.randomUUID()}@vigie.example`;
  const invited = await call(operator.request, 'POST', '/operator/users', {
    email,
    organisation: organisation.id,
    role: 'company-admin',
    language: 'en',
    is_subscribed: false,
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  await accept(operator.request, { id: '', email });
  await typePassword(page, { id: '', email }, 'en');
  await page.waitForURL('**/second-factor');
  await expect(page.getByText('Your account needs two-step sign-in.')).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/search', '/operator/users', '/not-authorize']) {
    await page.goto(path);
    await page.waitForURL('**/second-factor');
    await expect(page.getByText('Your account needs two-step sign-in.')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.waitForURL('**/search**');
  await operator.close();
});
