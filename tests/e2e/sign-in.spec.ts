import type { Page } from '@playwright/test';
import { languages } from '#contract/languages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './portal.ts';

const password = 'Demo-2026-portal';

const fillIn = async (page: Page, name: string, secret = password) => {
  await page.getByRole('textbox', { name: 'Email or user name' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** From the network that the demo lets in without a password; the server takes our word for it. */
const comeFromSharedNetwork = (page: Page) => page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' });

test.describe('the door', () => {
  test('a stranger at / is asked to sign in, and nothing else is shown before [S1.1-06 S1.2-02 S1.2-26 S1.7-03 S2.1-13]', async ({
    page,
  }) => {
    let form = false;
    await page.route('**/api/userinfo', async (route) => {
      await expect(page.getByRole('progressbar')).toBeVisible();
      form = await page.getByRole('textbox').first().isVisible();
      await route.continue();
    });
    await page.goto('/');
    await page.waitForURL('**/login');
    await expect(page.getByRole('textbox', { name: 'Email or user name' })).toBeFocused();
    expect(form).toBe(false);
  });

  test('the form stands at /login without a question to the server, which has answered with the page', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    await page.goto('/login');
    await expect(page.getByRole('textbox', { name: 'Email or user name' })).toBeFocused();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('the chunks of the search and of a sheet’s page are named by their pages, so that they come together', async ({
    page,
  }) => {
    await signIn(page);
    for (const [path, chunk] of [
      ['/search', 'search-page'],
      ['/sds-details/isn/1', 'SheetDetailsPage'],
    ] as const) {
      const body = await (await page.request.get(path)).text();
      expect(body).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/Portal-/);
      expect(body).toContain(`href="/assets/${chunk}-`);
    }
  });

  test('someone signed in is let through to the search, and by /login to what they came for [S1.2-02 S1.2-09 S1.2-26 S2.2-02]', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/');
    await page.waitForURL('**/search**');
    await page.goto('/login?redirect=%2Fcontact-us');
    await page.waitForURL('**/contact-us');
  });

  for (const half of ['{"uid":3,"mseid":10001}', '{"exp":', '{"exp":"soon","permissions":[]}'])
    test(`half of what was stored of a person is nobody: ${half}`, async ({ page }) => {
      await page.addInitScript((stored) => localStorage.setItem('userinfo', stored), half);
      await page.goto('/message-centre');
      await page.waitForURL('**/login?redirect=*');
      await expect(page.getByRole('textbox', { name: 'Email or user name' })).toBeVisible();
    });

  test('what another person left in the browser is gone, but for the language [S1.1-08 S1.2-26 S1.3-07 S1.9-03 S2.1-14 S2.9-33]', async ({
    page,
  }) => {
    await page.goto('/login?lang=fr');
    await page.evaluate(() => localStorage.setItem('filters', 'somebody’s'));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ lang: 'fr' });
  });

  test('says when one is in, and when one has left; only the language stays [S1.4-09 S2.4-66 S2.4-68 S2.8-17 S2.9-34]', async ({
    page,
  }) => {
    await page.goto('/login?lang=fr');
    await page.getByRole('textbox', { name: 'Courriel ou nom d’utilisateur' }).fill('admin@mapleridge.example');
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search**');
    await expect(page.getByRole('status').filter({ hasText: 'Connexion réussie.' })).toBeVisible();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Déconnexion réussie.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['lang']);
  });
});

test.describe('the form', () => {
  test('clears what was wrong before each try and keeps what was typed [S1.4-12 S1.8-08]', async ({ page }) => {
    await page.goto('/login');
    const heading = page.getByRole('heading', { name: 'Sign in' });
    const name = page.getByRole('textbox', { name: 'Email or user name' });
    await expect(name).toHaveAttribute('autocapitalize', 'none');
    const { y } = (await heading.boundingBox()) ?? {};
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Value is required')).toHaveCount(2);
    expect((await heading.boundingBox())?.y).toBe(y);
    // It has the focus, and its label is still red.
    await expect(name).toBeFocused();
    await expect(page.getByText('Email or user name', { exact: true })).toHaveCSS('color', 'rgb(179, 33, 27)');
    await fillIn(page, 'admin@mapleridge.example', 'not the one');
    await expect(page.getByRole('alert')).toHaveText('Incorrect username and/or password.');
    await expect(page.getByText('Value is required')).toHaveCount(0);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the one');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('not the one');
  });

  test('gives way to a spinner while it is sent, which keeps the focus and is told [S1.4-11 S2.4-61]', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/login', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto('/login');
    await fillIn(page, 'admin@mapleridge.example');
    await expect(page.getByRole('progressbar', { name: 'One moment…' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0);
    await expect(page.locator('button:focus')).toHaveAccessibleName('One moment…');
    await expect(page.locator('[aria-live=polite]').getByText('One moment…')).toBeAttached();
    release();
    await expect(page.getByRole('alert')).toContainText('Vigie cannot be reached.');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
  });

  test('an answer that is none of ours does not break it [S1.8-06]', async ({ page }) => {
    await page.route('**/api/login', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
    await page.goto('/login');
    await fillIn(page, 'admin@mapleridge.example');
    await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  });
});

test('says what went wrong in the language that is chosen afterwards', async ({ page }) => {
  await page.goto('/login?lang=fr');
  await page.getByRole('textbox', { name: 'Courriel ou nom d’utilisateur' }).fill('admin@mapleridge.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  const french = await alert.innerText();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(alert).toContainText(/password/);
  expect(await alert.innerText()).not.toBe(french);
});

test('lets somebody in at /login whose session lives, though the browser has forgotten who it is', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => localStorage.removeItem('userinfo'));
  await page.goto('/login?redirect=%2Fcontact-us');
  await page.waitForURL('**/contact-us');
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
});

test('back and forward lead through the pages without a session, into the portal and out of it', async ({ page }) => {
  await page.goto('/login?lang=en');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await expect(page).toHaveTitle('Vigie - Forgot password');
  await page.goBack();
  await expect(page).toHaveTitle('Vigie - Sign in');
  await page.goForward();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await fillIn(page, 'admin@mapleridge.example');
  await page.waitForURL('**/search**');
  await expect(page).toHaveTitle('Vigie - Search');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveTitle('Vigie - Search');
  await page.goto('/contact-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL('**/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle('Vigie - Contact us');
});

test('asks for nothing that would be refused before anybody has signed in', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto('/');
  await page.waitForURL('**/login');
  await expect(page.getByRole('textbox', { name: 'Email or user name' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

test.describe('a shared workstation', () => {
  test('is let in at / without a word, and not when its person has credentials [S1.2-25 S1.4-10 S1.8-09 S2.2-17]', async ({
    page,
  }) => {
    await comeFromSharedNetwork(page);
    await page.goto('/');
    await page.waitForURL('**/search**');
    await expect(page.getByRole('status').filter({ hasText: 'You are logged in.' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in with credentials' }).click();
    await page.waitForURL('**/?wc=1');
    await expect(page.getByRole('textbox', { name: 'Email or user name' })).toBeVisible();
    await page.reload();
    await fillIn(page, 'admin@mapleridge.example');
    await page.waitForURL('**/search**');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  test('has a way in of its own on the form, which is not offered where it would be refused', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Continue from a shared workstation' });
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await expect(button).toHaveCount(0);
    await comeFromSharedNetwork(page);
    await page.goto('/login?error=401');
    await button.click();
    await page.waitForURL('**/search**');
  });
});

test.describe('an account of several locations', () => {
  test('chooses one after the password, and another later without it [S1.2-25 S1.4-10 S2.2-17 S2.2.1-05]', async ({
    page,
  }) => {
    // What has to be read first would hold the toast back.
    await page.route('**/api/get-popup-notification', (route) => route.fulfill({ json: null }));
    await page.goto('/login?redirect=%2Fcontact-us');
    await fillIn(page, 'manager@vigie.example');
    await expect(page.getByRole('heading', { name: 'Choose an organization' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Rivière-Bleue Hospital' }).click();
    await page.waitForURL('**/contact-us');

    await page.getByRole('button', { name: 'Change organization' }).click();
    await page.waitForURL('**/?mt=1');
    await page.getByRole('button', { name: 'Maple Ridge Manufacturing' }).click();
    await page.waitForURL('**/search**');
    await expect(page.getByRole('status').filter({ hasText: 'You are logged in.' })).toBeVisible();
  });

  test('marks the one it is in, which need not be left for another', async ({ page }) => {
    await page.goto('/login');
    await fillIn(page, 'manager@vigie.example');
    await page.getByRole('button', { name: 'Rivière-Bleue Hospital' }).click();
    await page.waitForURL('**/search**');
    await page.goto('/contact-us?from=a-test');
    await page.getByRole('button', { name: 'Change organization' }).click();
    await page.waitForURL('**/?mt=1');
    await expect(page.getByText('You are here')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Maple Ridge Manufacturing' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rivière-Bleue Hospital' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/contact-us?from=a-test');
    await page.getByRole('button', { name: 'Change organization' }).click();
    await expect(page.getByText('You are here')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  });

  test('leaves nothing to whoever comes next when another account is to be used', async ({ page }) => {
    await page.goto('/login');
    await fillIn(page, 'manager@vigie.example');
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect(page.getByRole('textbox', { name: 'Email or user name' })).toBeVisible();
    await page.goto('/?mt=1');
    await expect(page.getByRole('textbox', { name: 'Email or user name' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Maple Ridge Manufacturing' })).toHaveCount(0);
  });

  test('is asked for the password again once it has left', async ({ page, context }) => {
    await page.goto('/login');
    await fillIn(page, 'manager@vigie.example');
    await expect(page.getByRole('heading', { name: 'Choose an organization' })).toBeVisible();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Maple Ridge Manufacturing' }).click();
    await expect(page.getByRole('textbox', { name: 'Email or user name' })).toBeVisible();
    await page.goto('/?mt=1');
    await expect(page.getByRole('textbox', { name: 'Email or user name' })).toBeVisible();
  });
});

for (const language of languages) {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1440, 'dark'],
  ] as const) {
    test(`every page that needs no session holds at ${width} px, ${language}, ${colorScheme} [S1.1-07 S1.2.1-01 S1.2.1-07 S2.2-15]`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 780 });
      const titles = new Set<string>();
      for (const path of [
        '/login?error=401&',
        '/forgot-password?',
        '/forgot-password-thank-you?',
        '/password-updated?',
        '/reset-password?email=a@b.ca&token=none&',
        '/verify-email/1/none?',
      ]) {
        await page.goto(`${path}lang=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByText(/\b(?:shell|forms|signIn|password|verification|errors)\.[a-z]/)).toHaveCount(0);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        titles.add(await page.title());
      }
      expect(titles.size).toBe(6);
    });
  }
}

test.describe('who comes with a browser in French', () => {
  test.use({ locale: 'fr-CA' });

  test('reads French from the first page on, and English once they ask for it', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByText('English', { exact: true }).click();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
