import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { demoPassword } from '../server/demo/accounts.ts';
import { dismissPopups } from '../tests/support/dismiss-popups.ts';
import { browserArguments, findBrowser } from '../tests/support/find-browser.ts';
import { spawnServer } from '../tests/support/spawn-server.ts';

/** Takes the pictures of `docs/images` anew from the built product with its demo: `npm run pictures`. */
const folder = 'docs/images';

interface Picture {
  readonly name: string;
  readonly language: 'en' | 'fr';
  readonly options: BrowserContextOptions;
  /** Text of the filters to choose before the picture is taken. */
  readonly choose?: readonly RegExp[];
  readonly drawer?: RegExp;
}

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const pictures: readonly Picture[] = [
  { name: 'search-en', language: 'en', options: desktop, choose: [/^Main plant/] },
  { name: 'search-fr-dark', language: 'fr', options: { ...desktop, colorScheme: 'dark' }, choose: [/^Laboratoire/] },
  { name: 'search-phone-fr', language: 'fr', options: phone },
  { name: 'filters-phone-fr', language: 'fr', options: phone, drawer: /^Filtres/, choose: [/^Laboratoire/] },
];

const take = async (browser: Browser, url: string, { name, language, options, choose = [], drawer }: Picture) => {
  const context = await browser.newContext(options);
  await context.addInitScript(() => localStorage.setItem('cookie', '1'));
  const page = await context.newPage();
  await page.goto(`${url}/login?lang=${language}`);
  await page.locator('input[name=name]').fill('admin@mapleridge.example');
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await page.locator('main h1').waitFor();
  await page.locator('a[href^="/sds-details/"]').first().waitFor();
  if (drawer) await page.getByRole('button', { name: drawer }).click();
  for (const choice of choose) await page.getByRole('checkbox', { name: choice }).click();
  await page.waitForTimeout(800);
  await page.mouse.move(700, 5);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await context.close();
};

const server = await spawnServer();
await dismissPopups(server.url);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
for (const picture of pictures) await take(browser, server.url, picture);
await browser.close();
await server.stop();
