import { notificationInterval } from '#contract/limits.ts';
import { pages } from '#src/app/pages.ts';
import { enter, openAt } from './people.ts';
import { expect, expectAccessible, signIn, test } from './portal.ts';

test('the navigation has the sections of the specification, those of the open page unfolded [S2.1-18 S2.2.3-01…06 S2.2.3-08 S2.2.3-09 S2.6-06 S2.6-09 S2.6-10 S2.6-12 S2.6-13]', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/change-password');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Search' })).toBeVisible();
  await expect(navigation.getByRole('button', { name: 'Account settings' })).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation.getByRole('link', { name: 'Change password' })).toHaveAttribute('aria-current', 'page');
  const tools = navigation.getByRole('button', { name: 'Tools' });
  await expect(tools).toHaveAttribute('aria-expanded', 'false');
  await tools.click();
  await expect(navigation.getByRole('link', { name: 'Create index' })).toBeVisible();
  for (const name of ['Create binder', 'Create e-binder'])
    await expect(navigation.getByRole('link', { name })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Workplace labels' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: /^Message centre/ })).toHaveAttribute('href', '/message-centre');
  for (const name of ['Account information', 'Manage users'])
    await expect(navigation.getByRole('link', { name })).toBeVisible();
  await navigation.getByRole('button', { name: 'Support' }).click();
  for (const name of ['Add safety data sheets', 'Contact us'])
    await expect(navigation.getByRole('link', { name })).toBeVisible();
  await navigation.getByRole('button', { name: 'Resources' }).click();
  for (const name of ['Resources', 'SDS database', 'Chemical information']) {
    await expect(navigation.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
      'target',
      '_blank',
    );
  }
});

test('the navigation shows a role what it may open and no more [S1.1-05 S1.2-21 S1.2.1-06 S1.8-08 S2.2.3-07 S2.2.19-01 S2.6-06 S2.6-11 S2.6-12 S2.8-12]', async ({
  page,
}) => {
  await signIn(page, { name: 'reader@mapleridge.example' });
  await page.goto('/contact-us');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('button', { name: 'Account settings' }).click();
  await expect(navigation.getByRole('link', { name: 'Account information' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Manage users' })).toHaveCount(0);
  await expect(navigation.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Add safety data sheets' })).toHaveCount(0);

  await page.goto('/manage-users');
  await page.waitForURL('**/not-authorize');
  await expect(page.getByRole('heading', { name: 'Your role cannot open “Manage users”' })).toBeVisible();
  await expect(page.getByText(/^You are signed in as .+ \(read-only\)\./)).toBeVisible();
  await expect(page.getByText('Sylvie Gagnon, your company admin', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to Sylvie Gagnon' })).toHaveAttribute('href', /^mailto:/);
  await page.getByRole('main').getByRole('link', { name: 'Back to search' }).click();
  await page.waitForURL('**/search**');
});

test('the navigation stands open from 967 px on, and folds when asked to [S1.2.8-01 S1.9-09 S2.2.1-01 S2.2.3-10 S2.9-17]', async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 967, height: 800 });
  await page.goto('/contact-us');
  const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Search' });
  await expect(link).toHaveText('Search');
  await page.getByRole('button', { name: 'Close navigation' }).click();
  await expect(link).toHaveText('');
  await page.setViewportSize({ width: 966, height: 800 });
  await page.reload();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(link).toHaveText('Search');
});

test('the navigation stays where it is while a long page goes by', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 600 });
  await signIn(page);
  await page.goto('/message-centre');
  const first = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Search' });
  const before = await first.boundingBox();
  await expect(page.getByRole('table')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  expect(await first.boundingBox()).toEqual(before);
});

test('over the search page the navigation opens on demand and folds when the pointer has left it [S1.9-09 S2.2.3-11 S2.9-17]', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const tools = page.getByRole('button', { name: 'Tools' });
  await expect(tools).toBeVisible();
  await tools.hover();
  const left = Date.now();
  await page.mouse.move(900, 500);
  await expect(tools).toHaveCount(0);
  expect(Date.now() - left).toBeGreaterThanOrEqual(500);
});

test('the cookie banner goes for good once it was accepted [S1.2.7-01 S1.3-07 S1.4-01 S1.9-05]', async ({ page }) => {
  await signIn(page);
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', /\/en\/terms$/);
  await page.getByRole('button', { name: /Afficher en français/ }).click();
  const french = page.getByRole('region', { name: 'Témoins' });
  await expect(french.getByRole('link').first()).toHaveAttribute('href', /\/fr\//);
  await french.getByRole('button').click();
  await expect(french).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('cookie'))).not.toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(french).toHaveCount(0);
});

test('the footer leads to the company’s site and its terms in the reader’s language [S1.2.7-01]', async ({ page }) => {
  await signIn(page);
  await page.goto('/contact-us');
  const footer = page.getByRole('contentinfo');
  const links = (language: string) =>
    expect.poll(() =>
      footer
        .getByRole('link')
        .evaluateAll(
          (all, wanted) => all.filter((link) => (link as HTMLAnchorElement).pathname.startsWith(`/${wanted}/`)).length,
          language,
        ),
    );
  await links('en').toBe(2);
  await expect(footer.getByRole('link').first().locator('img')).toBeVisible();
  await page.getByRole('button', { name: /Afficher en français/ }).click();
  await links('fr').toBe(2);
});

test('the pages that lead out of the product say where to, and let one stay [S1.2-22 S1.2-23 S2.2-14 S2.2.18-01]', async ({
  page,
}) => {
  await signIn(page, { language: 'fr' });
  for (const path of ['/sds-database', '/chem-info']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Continuer' })).toHaveAttribute('href', /^https:\/\//);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Retour à la recherche' }).click();
    await page.waitForURL('**/search**');
  }
});

test('a shared account signs in with credentials instead of logging out [S1.2.8-01 S1.6-07 S2.2.1-05 S2.6-19]', async ({
  page,
}) => {
  await signIn(page, { name: 'mapleridge' });
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change organization' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in with credentials' }).click();
  await page.waitForURL('**/?wc=1');
});

test('a shared account of several locations may change between them too [S1.2.8-01 S1.6-07 S2.2.1-05 S2.6-20]', async ({
  page,
}) => {
  // The demo’s shared account has one.
  await page.route('**/api/userinfo', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), multi_location: true } });
  });
  await signIn(page, { name: 'mapleridge' });
  await expect(page.getByRole('button', { name: 'Sign in with credentials' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change organization' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
});

test('who has an account of their own and one location signs out, and reads at their icon who and where they are [S1.2.8-01 S2.2.1-05 S2.6-11]', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  for (const name of ['Change organization', 'Sign in with credentials'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  const account = page.getByRole('button', { name: 'Account: Sylvie Gagnon, Maple Ridge Manufacturing' });
  await account.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Account: Sylvie Gagnon, Maple Ridge Manufacturing');
  await account.click();
  await page.waitForURL('**/account-information');
});

test('the details of a sheet, in a tab of their own, have neither menu button nor logo [S1.2-01 S2.2-01 S2.2.1-02]', async ({
  page,
}) => {
  await signIn(page);
  const details = await page.locator('a[href^="/sds-details/"]').first().getAttribute('href');
  await page.goto(details ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /navigation/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Vigie, back to search' })).toHaveCount(0);
});

test('the header counts unread messages, for the session, and leads to them [S1.2.8-01 S2.2.1-05 S2.4-29 S2.6-12]', async ({
  page,
}) => {
  await signIn(page);
  const messages = page.getByRole('button', { name: /^Message centre, \d+ unread$/ });
  await expect(messages).toBeVisible();
  const count = (await messages.getAttribute('aria-label'))?.replace(/\D/g, '');
  expect(await page.evaluate(() => sessionStorage.getItem('notifications'))).toBe(count);
  await messages.click();
  await page.waitForURL('**/message-centre');
  await expect(page).toHaveTitle('Vigie - Message centre');
});

test('the number of unread messages is asked for again every twenty minutes [S1.9-06 S2.4-30 S2.9-12]', async ({
  page,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/get-notifications') && asked.push(request.url()));
  await signIn(page);
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(notificationInterval - 60_000);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(60_000);
  await expect.poll(() => asked.length).toBe(2);
});

test('the keyword box stands on the search page only, and the logo leads back there [S1.2.8-01 S2.2.1-01 S2.2.1-03 S2.2.4-01]', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByRole('search')).toBeVisible();
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await page.getByRole('link', { name: 'Vigie, back to search' }).click();
  await page.waitForURL('**/search**');
});

test('every page that needs a session has the shell around it [S1.2-01 S2.2-01]', async ({ page }) => {
  test.slow();
  await signIn(page);
  const shell = pages.filter(({ path, layout }) => layout === 'shell' && !/[:*]/.test(path));
  expect(shell.length).toBeGreaterThan(12);
  for (const { path } of shell) {
    await page.goto(path, { waitUntil: 'commit' });
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  }
});

test('going to another page brings the focus to its heading and says its title; what was told before stays behind', async ({
  page,
}) => {
  await page.route('**/api/contact-us', (route) => route.abort());
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Search the safety data sheets' })).toBeFocused();
  await page.goto('/contact-us');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('textbox', { name: 'Subject' }).fill('A sheet');
  await page.getByRole('textbox', { name: 'Message' }).fill('It is not there.');
  await page.getByRole('button', { name: 'Send' }).click();
  const toast = page.getByRole('button', { name: 'Dismiss this message' });
  await expect(toast).toBeVisible();
  // It stays while the pointer is on it: only moving away closes it.
  await toast.hover();
  await page.getByRole('link', { name: 'Vigie, back to search' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).press('Enter');
  await page.waitForURL('**/search**');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[aria-live=polite]', { hasText: 'Vigie - Search' })).toBeAttached();
  await expect(toast).toHaveCount(0);
});

test('the notice of cookies covers no button of a form, and at 400 % nothing covers the page', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/contact-us');
  const notice = page.getByRole('region', { name: 'Cookies' });
  const send = page.getByRole('button', { name: 'Send' });
  await expect(notice).toBeVisible();
  const { y: top = 0 } = (await notice.boundingBox()) ?? {};
  const { y = 0, height = 0 } = (await send.boundingBox()) ?? {};
  expect(top).toBeGreaterThan(y + height);

  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(notice).not.toBeInViewport();
});

test('without colours of ours buttons and notes keep their edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login?error=401');
  const edge = (selector: string) =>
    page.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await edge('button[type=submit]')).toBeGreaterThan(0);
  expect(await edge('[data-severity=warning]')).toBeGreaterThan(0);
});

test('the search page says what it is before anything else, and names each thing once', async ({ page }) => {
  await signIn(page);
  const headings = page.locator('main').getByRole('heading');
  await expect(headings.first()).toHaveText('Search the safety data sheets');
  const tile = page.getByRole('button', { name: /^Flame, \d/ });
  await expect(tile).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Advanced search' }).click();
  const names = await page
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one.firstElementChild ?? one, '::before').content));
  expect(names.filter((content) => /\u200b"$/.test(content))).toEqual([]);
});

test('the navigation that was folded is folded after a reload, and after signing in anew', async ({ page }) => {
  await enter(page.request);
  await openAt(page, '/contact-us');
  const contact = page.getByRole('navigation', { name: 'Main navigation' }).getByText('Contact us');
  await expect(contact).toBeVisible();
  await page.getByRole('button', { name: 'Close navigation' }).click();
  await expect(contact).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open navigation' })).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await enter(page.request);
  await openAt(page, '/contact-us');
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible();
  await expect(contact).toBeHidden();
});
