import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type GuidePictureKey, guidePictures } from '#contract/guides/pictures.ts';
import { type Language, languages } from '#contract/languages.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { dismissPopups } from '#tests/support/dismiss-popups.ts';
import { browserArguments, findBrowser } from '#tests/support/find-browser.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { guideScenes } from './guide-scenes.ts';

/** Takes the pictures of the guides anew from the built product with its demo, all of them or those named: `node docs/take-guide-pictures.ts search label`. */
const folder = 'public/guides';

/** The narrowest window in which every button has its words. */
const width = 1200;

/** Around the round corners of a dialog. */
const aloneOnWhite = '#root { visibility: hidden } .MuiBackdrop-root { background: #fff !important }';

const enter = async (page: Page, account = 'admin@mapleridge.example') => {
  await page.locator('input[name=name]').fill(account);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(({ pathname }) => pathname !== '/login' && pathname !== '/');
  await page.locator('main a[href]').first().waitFor();
};

const take = async (browser: Browser, url: string, key: GuidePictureKey, language: Language) => {
  const { isOpen, account, height, arrange } = guideScenes[key];
  const context = await browser.newContext({ baseURL: url, viewport: { width, height }, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('cookie', '1'));
  const page = await context.newPage();
  await page.goto(`/login?lang=${language}`);
  if (!isOpen) await enter(page, account);
  const shown = await arrange(page, language);
  await page.waitForTimeout(600);
  const path = `${folder}/${language}/${guidePictures[key].name}.jpg`;
  const options = { path, type: 'jpeg', quality: 75, animations: 'disabled', caret: 'hide' } as const;
  if (shown && 'x' in shown) await page.screenshot({ ...options, clip: shown });
  else if (shown) await shown.screenshot({ ...options, style: aloneOnWhite });
  else await page.screenshot(options);
  await context.close();
};

const named = process.argv.slice(2);
const keys = (Object.keys(guidePictures) as GuidePictureKey[]).filter(
  (key) => named.length === 0 || named.includes(guidePictures[key].name),
);
const server = await spawnServer();
await dismissPopups(server.url);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
for (const language of languages) {
  mkdirSync(`${folder}/${language}`, { recursive: true });
  for (const key of keys) await take(browser, server.url, key, language);
}
await browser.close();
await server.stop();
