import { writeFile } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { languages } from '#contract/languages.ts';
import { openPages } from '#src/app/open-pages.ts';
import { operatorPages } from '#src/app/operator-pages.ts';
import { pages } from '#src/app/pages.ts';
import { enter } from '../e2e/people.ts';
import { accessibilityFaults } from '../e2e/portal.ts';
import { addressesOf } from './addresses.ts';
import { keyboardFaults } from './keyboard.ts';
import { overflowFaults } from './look.ts';
import { faultKind, separator } from './reporter.ts';
import { shiftFaults, watchShifts } from './shifts.ts';
import { type Visitor, visitors } from './visitors.ts';
import { watchPage } from './watch-page.ts';
import { strayWords } from './words.ts';

const widths = [360, 1440] as const;
const colorSchemes = ['light', 'dark'] as const;

/** Signing in is slow on purpose: each worker does it once for each visitor. */
const test = base.extend<object, { cookiesOf: (visitor: Visitor) => Promise<Cookies> }>({
  cookiesOf: [
    async ({ browser }, use) => {
      const kept = new Map<string, Promise<Cookies>>();
      const signIn = async ({ account, organisation }: Visitor) => {
        const context = await browser.newContext({ ...(process.env.BASE_URL && { baseURL: process.env.BASE_URL }) });
        if (account) await enter(context.request, { name: account, ...(organisation && { organisation }) });
        const cookies = await context.cookies();
        await context.close();
        return cookies;
      };
      await use((visitor) => {
        const cookies = kept.get(visitor.name) ?? signIn(visitor);
        kept.set(visitor.name, cookies);
        return cookies;
      });
    },
    { scope: 'worker' },
  ],
});
type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

const pagesFor = ({ account, isStaff }: Visitor) => {
  if (!account) return openPages;
  // What is open to everybody looks as it does to somebody who has not signed in.
  return (isStaff ? operatorPages : pages).filter(({ layout }) => layout !== 'open');
};

for (const visitor of visitors)
  for (const language of languages)
    for (const { path } of pagesFor(visitor))
      test(`${visitor.name}, ${language}: ${path}`, async ({ page, cookiesOf }, { annotations }) => {
        const found = (where: string, faults: readonly string[]) =>
          annotations.push(...faults.map((fault) => ({ type: faultKind, description: where + separator + fault })));
        await page.context().addCookies(await cookiesOf(visitor));
        await page.addInitScript(remember, { language, hasAccepted: visitor.hasAcceptedCookies });
        if (visitor.account) await enterApp(page);
        await page.addInitScript(watchShifts);
        const addresses = await addressesOf(path)(page);
        const watched = watchPage(page);
        for (const [at, address] of addresses.entries())
          for (const width of widths) {
            const where = `${address}, ${width} px`;
            await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
            found(`${where}, late answers`, await shiftFaults(page, () => open(page, address)));
            if (visitor.account) expect(new URL(page.url()).pathname).not.toBe('/login');
            for (const colorScheme of colorSchemes) {
              await page.emulateMedia({ colorScheme });
              await page.evaluate(letGo);
              found(
                `${where}, ${colorScheme}`,
                await accessibilityFaults(page, (await isFooterCovered(page)) ? halfCovered : []),
              );
              found(`${where}, ${colorScheme}`, await overflowFaults(page));
              const words = path.match(/[a-z]+/g) ?? [path === '*' ? 'nowhere' : 'home'];
              const name = `${[...words, at || []].flat().join('-')}-${width}`;
              const folder = `test-results/walk/${visitor.name}/${language}`;
              await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, fullPage: true });
              // What a screen reader is told is the same in both schemes.
              if (colorScheme === 'light')
                await writeFile(`${folder}/${name}.txt`, await page.locator('body').ariaSnapshot());
            }
            found(where, await strayWords(page, language));
            found(`${where}, by keyboard`, await keyboardFaults(page));
            found(where, watched.take());
          }
        expect(annotations.filter(({ type }) => type === faultKind)).toEqual([]);
      });

/** Axe tries the link that skips to the content, and may leave the focus on it: it would lie over the menu. */
const letGo = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();

/** A button half below what stays at the foot of the window can be scrolled free; axe takes it for a small one. */
const halfCovered = ['target-size'];
const isFooterCovered = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    return ['--notice-height', '--bar-height'].some((height) => style.getPropertyValue(height) !== '');
  });

/** What the browser keeps from earlier times. */
const remember = ({ language, hasAccepted }: { language: string; hasAccepted: boolean }) => {
  localStorage.setItem('lang', language);
  if (hasAccepted) localStorage.setItem('cookie', '1');
};

/** The sign-in page lets through who has a session, and the app knows from then on who it is. */
const enterApp = async (page: Page) => {
  await page.goto('/');
  await page.waitForURL((url) => url.pathname.length > '/'.length);
};

/** Opens a page and waits until all it asked for is there. */
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
};
