import type { Page } from '@playwright/test';
import type { Language } from '#contract/languages.ts';
import { client, type IdentityProvider, startIdentityProvider } from '#tests/support/oidc/identity-provider.ts';
import { accept, invite } from './members.ts';
import { call, enter, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

/** The provider sends people back to the name of the site, which its cookies go with. */
const site = (process.env.BASE_URL ?? '').replace('127.0.0.1', 'localhost');
test.use({ baseURL: site });

/** Opens a page as whoever the page's requests belong to. */
const openAt = async (page: Page, path: string, language: Language) => {
  await page.goto(`/?${new URLSearchParams({ lang: language, redirect: path })}`);
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
  await expect(page.locator('h1')).toBeVisible();
};

/** An organisation of the test's own, with an administrator and a member whose addresses are of its domain. */
const found = async (page: Page) => {
  const requests = page.request;
  const tag = crypto.randomUUID().slice(0, 8);
  const domain = `clinic-${tag}.example`;
  await enter(requests, { name: 'operator@vigie.example' });
  const created = await call(requests, 'POST', '/operator/organisations', {
    name_en: `Clinic ${tag}`,
    name_fr: `Clinique ${tag}`,
    location_label_en: 'Location',
    location_label_fr: 'Emplacement',
    ingredients: true,
    custom_fields: [],
    products: ['canmanage'],
    allowed_addresses: [],
    account_manager_email: '',
    locations: [{ key: 'ward', parent: '', id: null, name_en: 'Ward', name_fr: 'Unité' }],
  });
  const { id } = await created.json();
  const email = `chief@${domain}`;
  const invited = await call(requests, 'POST', '/operator/users', {
    email,
    organisation: id,
    role: 'company-admin',
    language: 'en',
    is_subscribed: true,
  });
  await accept(requests, { id: String((await invited.json()).id), email });
  await enter(requests, { name: email });
  const nurse = await invite(requests, 'collection-admin', `nurse@${domain}`);
  await accept(requests, nurse);
  await enter(requests, { name: email });
  return { id, domain, email, nurse: nurse.email, french: `Clinique ${tag}` };
};

test('an administrator sets single sign-on up, tries it and switches it on; a nurse signs in by phone, in French', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  const clinic = await found(page);
  const provider: IdentityProvider = await startIdentityProvider({
    redirectUris: [`${site}/api/login/provider/${clinic.id}/callback`],
    accounts: [
      { sub: 'chief', email: clinic.email, email_verified: true, groups: ['safety'] },
      { sub: 'nurse', email: clinic.nurse, email_verified: true, groups: ['nurses'] },
      { sub: 'visitor', email: `visitor@${clinic.domain}`, email_verified: true },
    ],
  });
  try {
    await setUp(page, { clinic, provider });
    await signInByPhone(
      await (await browser.newContext({ baseURL: site, viewport: { width: 360, height: 740 } })).newPage(),
      {
        clinic,
        provider,
      },
    );
  } finally {
    await provider.close().catch(() => undefined);
  }
});

interface Scene {
  readonly clinic: Awaited<ReturnType<typeof found>>;
  readonly provider: IdentityProvider;
}

const setUp = async (page: Page, { clinic, provider }: Scene) => {
  await openAt(page, '/single-sign-on', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Single sign-on' })).toBeVisible();
  await expect(page.getByText('Single sign-on is off. Passwords are the way in.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Redirect URI' })).toHaveValue(
    `${site}/api/login/provider/${clinic.id}/callback`,
  );
  const fill = (name: string, value: string) => page.getByLabel(name, { exact: true }).fill(value);
  await fill('Issuer', 'login.clinic.example');
  await fill('Client ID', client.id);
  await fill('Client secret', client.secret);
  await fill('Mail domains, one a line', `${clinic.domain}\nelsewhere.example`);
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByLabel('Issuer', { exact: true })).toHaveAccessibleDescription(/https address/);
  await expect(page.getByLabel('Mail domains, one a line')).toHaveAccessibleDescription(
    /elsewhere\.example: Your own address/,
  );
  await fill('Issuer', provider.issuer);
  await fill('Mail domains, one a line', clinic.domain);
  await save.click();
  await expect(toastOf(page, 'Saved.')).toBeVisible();
  await expect(page.getByLabel('Client secret', { exact: true })).toHaveValue('');
  await expect(page.getByText('One is set, and is never shown.')).toBeVisible();

  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('link', { name: 'visitor' }).click();
  await expect(page.getByRole('alert')).toContainText('You have no account here');
  await expect(page.getByRole('button', { name: 'Switch on' })).toHaveCount(0);
  await fill('Claim with the groups', 'groups');
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('group', { name: 'Rule 1' }).getByLabel('Group').fill('safety');
  await page.getByRole('group', { name: 'Rule 1' }).getByLabel('Role').selectOption('Company administrator');
  await page.getByRole('button', { name: 'Add a rule' }).click();
  const second = page.getByRole('group', { name: 'Rule 2' });
  await second.getByLabel('Group').fill('nurses');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose at least one location.')).toBeVisible();
  await second.getByRole('combobox', { name: 'Locations of rule 2' }).click();
  await page.getByRole('option', { name: 'Ward' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'Rule 2' })).toContainText('Ward');
  await expect(toastOf(page, 'Saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('link', { name: 'chief' }).click();
  await expect(page.getByText('You would be let in.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'The last try' })).toContainText('safety');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('Single sign-on is on. Passwords still work beside it.')).toBeVisible();
  await expect(page.getByLabel('Issuer', { exact: true })).toBeDisabled();
};

const signInByPhone = async (phone: Page, { clinic, provider }: Scene) => {
  await phone.addInitScript(() => localStorage.setItem('cookie', '1'));
  const wanted = '/login?lang=fr&redirect=%2Fmessage-centre';
  const name = phone.getByRole('textbox', { name: 'Courriel ou nom d’utilisateur' });
  const button = phone.getByRole('button', { name: `Continuer avec ${clinic.french}` });
  const password = phone.getByLabel('Mot de passe', { exact: true });
  await phone.goto(wanted);
  await name.fill(clinic.nurse);
  await expect(button).toBeVisible();
  await expect(password).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await button.click();
  await phone.getByRole('link', { name: 'Cancel' }).click();
  await expect(phone.getByRole('alert')).toContainText('La connexion de votre organisation a été annulée');

  await name.fill(clinic.nurse);
  await button.click();
  await phone.getByRole('link', { name: 'nurse' }).click();
  await phone.waitForURL((url) => url.pathname === '/message-centre');
  await expect(phone.getByRole('heading', { level: 1, name: 'Centre de messages' })).toBeVisible();
  const { role, name: who } = await (await call(phone.request, 'GET', '/userinfo')).json();
  expect([who, role]).toEqual([clinic.nurse, 'read-only']);

  // The only way in from now on, but for the chief; then the provider is away.
  const office = await phone.context().browser()!.newContext({ baseURL: site });
  await enter(office.request, { name: clinic.email });
  const settings = await office.newPage();
  await settings.addInitScript(() => localStorage.setItem('cookie', '1'));
  await openAt(settings, '/single-sign-on', 'en');
  await settings.getByRole('checkbox', { name: 'Single sign-on is the only way in' }).check();
  await settings.getByLabel(/^Who gets in by password/).selectOption({ index: 1 });
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByText('Single sign-on is on, and the only way in')).toBeVisible();
  await office.close();

  await call(phone.request, 'POST', '/logout');
  await phone.evaluate(() => localStorage.removeItem('user-info'));
  await phone.context().clearCookies();
  await phone.goto(wanted);
  await name.fill(clinic.nurse);
  await expect(button).toBeVisible();
  await expect(password).toBeHidden();
  await provider.close();
  await name.press('Enter');
  await expect(phone.getByRole('alert')).toContainText('ne répond pas en ce moment');
  await expect(phone).toHaveURL(/redirect=%2Fmessage-centre/);
  await expect(name).toHaveValue(clinic.nurse);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Utiliser plutôt un mot de passe' }).click();
  await password.fill('Demo-2026-portal');
  await password.press('Enter');
  await expect(phone.getByRole('alert')).toContainText(`Continuer avec ${clinic.french}`);
};
