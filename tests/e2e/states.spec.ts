import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test, withoutFirstAnswers } from './portal.ts';

const searchCall = '**/api/lucidworks-solr-api/**';

test('keeps the old result while a new one is on its way', async ({ page }) => {
  await signIn(page);
  const first = await page.getByRole('row').nth(1).innerText();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(searchCall, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('checkbox', { name: /^Laboratory/ }).click();
  await expect(page.getByRole('checkbox', { name: /^Laboratory/ })).toBeChecked();
  await expect(page.getByRole('progressbar', { name: 'Updating results' })).toBeVisible();
  expect(await page.getByRole('row').nth(1).innerText()).toBe(first);
  release();
  await expect(page.getByRole('progressbar', { name: 'Updating results' })).toHaveCount(0);
});

test('cancels a search that was overtaken by another [S1.8-11]', async ({ page }) => {
  await signIn(page);
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => cancelled.push(request.failure()?.errorText ?? ''));
  const overtaken = Promise.withResolvers<void>();
  await page.route(searchCall, async (route) => {
    await overtaken.promise;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('checkbox', { name: /^Laboratory/ }).click();
  await page.waitForTimeout(100);
  await page.getByRole('checkbox', { name: /^Warehouse/ }).click();
  await expect(page.getByRole('button', { name: /Remove filter Location/ })).toHaveCount(2);
  await expect.poll(() => cancelled).toContain('net::ERR_ABORTED');
  overtaken.resolve();
});

test('says when the search fails, keeps the filters, and tries again [S2.8-02 S2.8-05]', async ({ page }) => {
  await signIn(page);
  await page.route(searchCall, (route) => route.abort());
  await page.getByRole('checkbox', { name: /^Laboratory/ }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByText('Vigie cannot be reached. Your filters are kept')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(searchCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter Location Laboratory' })).toBeVisible();
});

test('shows the shape of what comes while the first answer is late [S2.4-25 S2.8-21]', async ({ page }) => {
  await signIn(page);
  await withoutFirstAnswers(page);
  await page.route(searchCall, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('group', { name: 'Loading sheets' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('goes to sign-in when the session has ended, and back to the page afterwards [S1.2-03 S1.4-08 S1.8-10 S2.8-01]', async ({
  page,
  context,
}) => {
  await signIn(page);
  await context.clearCookies();
  await page.getByRole('checkbox', { name: /^Laboratory/ }).click();
  await page.waitForURL('**/login?error=401*');
  await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userinfo'))).toBeNull();
  // With what was chosen last, which the address has.
  expect(new URL(page.url()).searchParams.get('redirect')).toMatch(/^\/search\?f\.location=\d+$/);
  await expectAccessible(page);
});

test('asks to sign in again once the time of the session is over, and forgets who it was [S1.2.1-03 S1.2.1-04 S1.3-04 S2.3-01]', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/contact-us');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('userinfo') ?? '{}'));
  await page.context().clearCookies();
  expect(kept).toMatchObject({ email: 'admin@mapleridge.example', exp: expect.any(Number) });
  const over = JSON.stringify({ ...kept, exp: Math.floor(Date.now() / 1000) - 1 });
  await page.evaluate((userInfo) => localStorage.setItem('userinfo', userInfo), over);
  await page.goto('/message-centre?sort=status');
  await page.waitForURL('**/login?redirect=%2Fmessage-centre%3Fsort%3Dstatus');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['lang']);
});

test('asks a stranger to sign in first and then opens what they came for [S1.2.1-03 S1.2.1-04]', async ({ page }) => {
  await page.goto('/search?from=mail');
  await page.waitForURL('**/login?redirect=%2Fsearch%3Ffrom%3Dmail');
  await page.getByRole('textbox', { name: 'Email or user name' }).fill('admin@mapleridge.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026-portal');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?from=mail');
});

test('never follows a redirect to another site', async ({ page, baseURL }) => {
  test.slow();
  for (const target of [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await page.getByRole('textbox', { name: 'Email or user name' }).fill('admin@mapleridge.example');
    await page.getByLabel('Password', { exact: true }).fill('Demo-2026-portal');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${baseURL}/search`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }
});

test('says what is missing at sign-in, and what is wrong, without losing what was typed', async ({ page }) => {
  await page.goto('/?lang=fr');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(2);
  const name = page.getByRole('textbox', { name: 'Courriel ou nom d’utilisateur' });
  await expect(name).toBeFocused();
  await name.fill('admin@mapleridge.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nom d’utilisateur ou mot de passe incorrect.')).toBeVisible();
  await expect(name).toHaveValue('admin@mapleridge.example');
  await expectAccessible(page);
});

test('says of a path that leads nowhere that there is nothing, signed in or not [S1.2-24 S1.2.1-02 S1.8-08 S2.2.19-02 S2.8-12]', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Vigie');
  await expect(page.getByRole('button', { name: 'Français' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  await expectAccessible(page);
  await signIn(page);
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('link', { name: 'Back to search' }).click();
  await page.waitForURL('**/search**');
});

test('the provider’s staff begin at the requests, and are told by name that the search is not theirs', async ({
  page,
}) => {
  await signIn(page, { name: 'operator@vigie.example' });
  await expect(page).toHaveURL(/\/operator\/requests/);
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'Your role cannot open “Search”' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to the requests' }).click();
  await page.waitForURL('**/operator/requests**');
});

test('who gives the roles is not told to ask herself, and a name without a blank does not widen the page', async ({
  page,
}) => {
  await page.route('**/api/userinfo', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), first_name: 'A'.repeat(100) } });
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page);
  await page.goto('/operator/jobs');
  await page.waitForURL('**/not-authorize');
  await expect(page.getByRole('main')).toContainText('(company administrator)');
  await expect(page.getByRole('main')).toContainText('This page is for the staff of the provider of this service');
  await expect(page.getByRole('link', { name: /^Write to/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});

test('what stops before there is a shell says so in the frame of sign-in, with the ways on', async ({ browser }) => {
  // A page of its own: the errors that it is to show are not to fail the test.
  const page = await (
    await browser.newContext({ colorScheme: 'dark', viewport: { width: 360, height: 780 } })
  ).newPage();
  await page.route('**/assets/ForgotPasswordPage-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("stops"); };' }),
  );
  await page.goto('/login?lang=fr');
  await page.getByRole('link', { name: 'Mot de passe oublié?' }).click();
  await expect(page.getByRole('heading', { name: 'Cette page a cessé de fonctionner' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.context().close();
});

test('an address with two slashes on end leads nowhere else, and to the page that says so', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}//evil.example/x`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(baseURL);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
