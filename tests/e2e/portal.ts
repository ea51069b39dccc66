import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { xhrMarker } from '#contract/call.ts';
import { firstAnswersId } from '#contract/first-answers.ts';
import type { Language } from '#contract/languages.ts';

/**
 * Signs in and waits for the page one begins on. The form itself is driven where it is what a test is about: here the browser is
 * given a session and let through by the sign-in page, as it lets anybody through who has one.
 */
export const signIn = async (page: Page, { name = 'admin@mapleridge.example', language = 'en' as Language } = {}) => {
  const answer = await page.request.post('/api/login', {
    headers: { [xhrMarker.name]: xhrMarker.value },
    data: { name, password: 'Demo-2026-portal' },
  });
  expect(answer.status()).toBe(200);
  await page.goto(`/?lang=${language}`);
  await page.waitForURL(/\/(?:search|operator\/requests)(?:\?|$)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Has pages come without the answers to their first calls: what a test answers or delays itself is then asked for. */
export const withoutFirstAnswers = (page: Page) =>
  page.route(
    ({ pathname }) => !/^\/(?:api|assets)\//.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const carried = new RegExp(`<script type="application/json" id="${firstAnswersId}">.*?</script>`, 's');
      return route.fulfill({ response, body: (await response.text()).replace(carried, '') });
    },
  );

/** How whole screens are looked at here: each language in one way. `npm run walk` looks at every screen in every way. */
export const looks = [
  { language: 'en', width: 1440, colorScheme: 'light' },
  { language: 'fr', width: 360, colorScheme: 'dark' },
] as const;

/** Fails on anything axe finds on the current page. */
export const expectAccessible = async (page: Page) => expect(await accessibilityFaults(page)).toEqual([]);

/** The findings of axe on the current page, without some of its rules. */
export const accessibilityFaults = async (page: Page, except: readonly string[] = []): Promise<string[]> => {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules([...except])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};

/** Does what sets off a search, and waits until what is found stands on the page. */
export const settled = async (page: Page, act: () => Promise<unknown>) => {
  // Not one that was broken off because the next was already asked for: it never finishes.
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/api/lucidworks-solr-api/'),
  );
  await act();
  await answered;
  await stillness(page);
  await expect(page.getByRole('progressbar', { name: updating })).toHaveCount(0);
};

const updating = /^(Updating results|Mise à jour des résultats)/;

/** What is still fading in has another contrast than it will have. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    // What a change sets moving moves from the next frame on.
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
    const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** What is too wide becomes cards a moment after its rows, or the window's new width, are there. */
export const laidOut = (page: Page) =>
  page.evaluate(async () => {
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame);
  });

/** Fails when the page stays wider than the window; what a script lays out comes a moment after the window's new width. */
export const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);

/** The heading of the results, which says how many sheets there are; the focus comes here when what had it is gone. */
export const countHeading = (page: Page) => page.locator('#results-heading');

/** The number of sheets the page says it found. */
export const sheetCount = async (page: Page): Promise<number> =>
  Number((await countHeading(page).innerText()).replace(/\D/g, ''));

/** A test that also fails on an error in the console or an exception in the page. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // The browser itself notes every refused request; the tests of refusals provoke them.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          faults.push(message.text());
      });
      await use(undefined);
      // What a test still had in hand of a request when it ended is nobody's fault.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
