import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { Language } from '#contract/languages.ts';

/** Signs in through the page, as a person does. */
export const signIn = async (page: Page, { name = 'admin@mapleridge.example', language = 'en' as Language } = {}) => {
  await page.goto(`/login?lang=${language}`);
  await page.getByRole('textbox', { name: words[language].name }).fill(name);
  await page.getByLabel(words[language].password, { exact: true }).fill('Demo-2026-portal');
  await page.getByRole('button', { name: words[language].signIn }).click();
  await page.waitForURL('**/search');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const words = {
  en: { name: 'Email or user name', password: 'Password', signIn: 'Sign in' },
  fr: { name: 'Courriel ou nom d’utilisateur', password: 'Mot de passe', signIn: 'Se connecter' },
};

/** Fails on anything axe finds on the page as it stands. */
export const expectAccessible = async (page: Page) => {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
};

/** Does what sets off a search, and waits until what is found stands on the page. */
export const settled = async (page: Page, act: () => Promise<unknown>) => {
  const answered = page.waitForResponse('**/api/lucidworks-solr-api/**');
  await act();
  await (await answered).finished();
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

/** Fails when the page stays wider than the window; what a script lays out comes a moment after the window's new width. */
export const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);

/** The number of sheets the page says it found. */
export const sheetCount = async (page: Page): Promise<number> => {
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  return Number(heading.replace(/\D/g, ''));
};

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
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
