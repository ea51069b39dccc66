import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { apiBase, xhrMarker } from '#contract/call.ts';
import type { Language } from '#contract/languages.ts';
import { expect } from './portal.ts';

interface Person {
  readonly name?: string;
  /** Which organisation to open, for an account of several. */
  readonly organisation?: number;
}

/** Makes a call as the requests' owner. */
export const call = (
  requests: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
): Promise<APIResponse> =>
  requests.fetch(`${apiBase}${path}`, {
    method,
    headers: { [xhrMarker.name]: xhrMarker.value },
    ...(data && { data }),
  });

/** Opens a session for the requests that follow, without a page. */
export const enter = async (
  requests: APIRequestContext,
  { name = 'admin@mapleridge.example', organisation }: Person = {},
): Promise<void> => {
  const entered = await call(requests, 'POST', '/login', { name, password: 'Demo-2026-portal' });
  expect(entered.ok(), await entered.text()).toBe(true);
  if (organisation) await call(requests, 'POST', '/login/location', { location: organisation });
};

/** Opens the search page after a recent sign-in, for tests of later steps. */
export const openSearch = async (
  page: Page,
  { language = 'en' as Language, ...person }: Person & { language?: Language } = {},
) => {
  await enter(page.request, person);
  await page.goto(`/?lang=${language}`);
  await page.waitForURL('**/search**');
  // Found by its tag: a popup notice hides the page from those who look by role.
  await expect(page.locator('#results-heading')).toContainText(/\d/);
};

/** Opens a page directly from the address that starts a session; the owner of the page has signed in. */
export const openAt = async (page: Page, path: string, language: Language = 'en') => {
  const [pathname] = path.split('?');
  await page.goto(`/?${new URLSearchParams({ lang: language, redirect: path })}`);
  await page.waitForURL((url) => url.pathname === pathname);
  // Found by its tag: behind a dialog there is no heading for who looks by role.
  await expect(page.locator('h1')).toBeVisible();
};

/** The toast there is at the moment. */
export const toastOf = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
