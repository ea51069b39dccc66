import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { identityHeader, owedSignOutCookie } from '#contract/identity.ts';
import { call, enter, openAt } from './people.ts';
import { expect, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });

/** As whom the cookies of this browser are answered; undefined for nobody. */
const whoIs = async (requests: APIRequestContext): Promise<string | undefined> => {
  const answer = await call(requests, 'GET', '/userinfo');
  return answer.ok() ? (await answer.json()).name : undefined;
};

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value;

/** Whether the session itself is alive on the server, whatever browser has its cookie. */
const isAlive = async (context: BrowserContext, token: string): Promise<boolean> => {
  const url = process.env.BASE_URL ?? '';
  const other = await context.browser()!.newContext({ baseURL: url });
  await other.addCookies([{ name: 'vigie_session', value: token, url }]);
  const who = await whoIs(other.request);
  await other.close();
  return who !== undefined;
};

/** Somebody signs out on a shared device that has no network; the token of the session that is left. */
const signOutOffline = async (page: Page): Promise<string> => {
  await enter(page.request);
  await openAt(page, '/contact-us');
  const token = await cookieOf(page.context(), 'vigie_session');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(({ pathname }) => ['/', '/login'].includes(pathname));
  return token ?? '';
};

test('a page that stays open ends the session as soon as there is a network [S4.1-16]', async ({ page, context }) => {
  const token = await signOutOffline(page);
  expect(await isAlive(context, token)).toBe(true);
  await context.setOffline(false);
  await expect.poll(() => isAlive(context, token)).toBe(false);
  await expect.poll(() => cookieOf(context, owedSignOutCookie)).toBeUndefined();
});

test('who opens the shared device next is nobody, before a script has run and after [S4.1-16]', async ({
  page,
  context,
}) => {
  const token = await signOutOffline(page);
  // Its page is gone before there is a network: as it is left, the browser may lift what holds it offline, and it would send.
  await page.evaluate(() => {
    window.fetch = () => new Promise<never>(() => undefined);
  });
  await page.goto('about:blank');
  await context.setOffline(false);
  // The session still lives, and its cookie opens nothing: neither calls, nor what the server draws ahead, nor a PDF.
  expect(await isAlive(context, token)).toBe(true);
  expect(await whoIs(context.request)).toBeUndefined();
  for (const device of ['Mozilla/5.0 (Linux; Android 15) Mobile Safari', 'Mozilla/5.0 (X11; Linux x86_64)']) {
    const html = await (await context.request.get('/search?q=', { headers: { 'user-agent': device } })).text();
    expect(html).not.toContain('/sds-details/');
    expect(html).not.toContain('@mapleridge.example');
  }
  expect((await context.request.get('/api/pdf/4181148.pdf')).status()).toBe(401);

  const next = await context.newPage();
  await next.goto('/search?q=');
  await next.waitForURL((url) => ['/', '/login'].includes(url.pathname));
  await expect(next.locator('main a[href^="/sds-details/"]')).toHaveCount(0);
  await expect.poll(() => isAlive(context, token)).toBe(false);
});

test('somebody who signs in meanwhile keeps their session, however late the sign-out of the other arrives [S4.1-16]', async ({
  page,
  context,
}) => {
  const token = await signOutOffline(page);
  const owed = (await cookieOf(context, owedSignOutCookie)) ?? '';
  expect(owed).toContain('@10001');
  await page.route('**/api/logout', (route) => route.abort());
  await context.setOffline(false);
  await enter(context.request, { name: 'reader@mapleridge.example' });
  expect(await cookieOf(context, owedSignOutCookie)).toBeUndefined();
  expect(await isAlive(context, token)).toBe(false);
  const late = await context.request.post(`${apiBase}/logout`, {
    headers: { [xhrMarker.name]: xhrMarker.value, [identityHeader]: owed },
  });
  expect(late.status()).toBe(409);
  // Not even where a tab of the first has noted it once more.
  await context.addCookies([{ name: owedSignOutCookie, value: owed, url: new URL(page.url()).origin }]);
  await page.unrouteAll();
  await page.goto('/search?q=');
  await expect(page.locator('#results-heading')).toContainText(/\d/);
  await expect.poll(() => cookieOf(context, owedSignOutCookie)).toBeUndefined();
  expect(await whoIs(context.request)).toBe('reader@mapleridge.example');
});

test('the same person who signs in again stays signed in [S4.1-16]', async ({ page, context }) => {
  await signOutOffline(page);
  await page.route('**/api/logout', (route) => route.abort());
  await context.setOffline(false);
  await page.getByRole('textbox', { name: 'Email or user name' }).fill('admin@mapleridge.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026-portal');
  await page.keyboard.press('Enter');
  await expect(page.locator('#results-heading')).toContainText(/\d/);
  await page.unrouteAll();
  await page.reload();
  await expect(page.locator('#results-heading')).toContainText(/\d/);
  expect(await whoIs(context.request)).toBe('admin@mapleridge.example');
});
