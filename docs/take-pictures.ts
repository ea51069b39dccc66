import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { dismissPopups } from '#tests/support/dismiss-popups.ts';
import { browserArguments, findBrowser } from '#tests/support/find-browser.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { chosenFiles } from './chosen-files.ts';

/** Takes the pictures of `docs/images` anew from the built product with its demo: `npm run pictures`, or those named behind it. */
const folder = 'docs/images';

interface Picture {
  readonly name: string;
  /** What who looks signs in with; a company administrator where nobody is named. */
  readonly account?: string;
  readonly language: 'en' | 'fr';
  readonly options: BrowserContextOptions;
  /** What is done before the picture is taken, from the search page on. */
  readonly act: (page: Page) => Promise<void>;
}

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const choose = (filter: RegExp) => (page: Page) => page.getByRole('checkbox', { name: filter }).click();
const nothing = async () => {};

const openFirst = (words: string, path: (isn: string) => string) => async (page: Page) => {
  await page.getByRole('combobox', { name: /collection/ }).fill(words);
  await page.keyboard.press('Enter');
  await page.getByText(/^\d+ (sheets?|fiches?)$/).waitFor();
  await page.waitForTimeout(500);
  const href = await page.locator('a[href^="/sds-details/"]').first().getAttribute('href');
  await page.goto(path(href?.split('/').pop() ?? ''));
  await page.waitForLoadState('networkidle');
};
const details = (words: string) => openFirst(words, (isn) => `/sds-details/isn/${isn}`);

/** A label of this content and stock, as the label page shows it. */
const label = (words: string, options: Record<string, string>) => async (page: Page) => {
  await page.evaluate(
    (kept) => {
      for (const key of Object.keys(localStorage)) if (key.endsWith('label.options')) localStorage.removeItem(key);
      localStorage.setItem('RaStore.label.options', kept);
    },
    JSON.stringify({
      content: 'full',
      lang: 'both',
      stock: 'roll-6x4',
      copies: '2',
      skip: '0',
      decanted: '',
      ...options,
    }),
  );
  await openFirst(words, (isn) => `/tools/label/labels/${isn}`)(page);
  await page.locator('figure > svg').waitFor();
};

const removal =
  (words: { start: string; select: RegExp; request: string; go: string }, count: number) => async (page: Page) => {
    const start = page.getByRole('button', { name: words.start, exact: true });
    if (await start.isVisible()) await start.click();
    else {
      await page.getByRole('button', { name: /^(More actions|Autres actions)$/ }).click();
      await page.getByRole('menuitem', { name: words.start }).click();
    }
    for (let at = 0; at < count; at++) await page.getByRole('checkbox', { name: words.select }).nth(at).click();
    await page.getByRole('button', { name: words.request, exact: true }).last().click();
    await page.getByRole('button', { name: words.go }).click();
  };
const inEnglish = { start: 'Request removal', select: /^Select (?!all)/, request: 'Request removal', go: 'Continue' };
const inFrench = {
  start: 'Demander un retrait',
  select: /^Sélectionner (?!toutes)/,
  request: 'Demander le retrait',
  go: 'Continuer',
};

const operator = 'operator@vigie.example';

/** The first addition that waits: its PDF, and beside it what was read. */
const openAddition = async (page: Page) => {
  await page.getByRole('row').filter({ hasText: 'SDS addition' }).first().getByRole('link').first().click();
  await page.locator('canvas').first().waitFor();
  await page.waitForTimeout(1500);
};

const pictures: readonly Picture[] = [
  { name: 'search-en', language: 'en', options: desktop, act: choose(/^Main plant/) },
  {
    name: 'search-fr-dark',
    language: 'fr',
    options: { ...desktop, colorScheme: 'dark' },
    act: choose(/^Laboratoire/),
  },
  { name: 'search-phone-en', language: 'en', options: phone, act: nothing },
  { name: 'search-phone-fr', language: 'fr', options: phone, act: nothing },
  {
    name: 'filters-phone-fr',
    language: 'fr',
    options: phone,
    act: async (page) => {
      await page.getByRole('button', { name: /^Filtres/ }).click();
      await choose(/^Laboratoire/)(page);
    },
  },
  { name: 'removal-en', language: 'en', options: desktop, act: removal(inEnglish, 4) },
  { name: 'removal-phone-fr', language: 'fr', options: phone, act: removal(inFrench, 2) },
  {
    name: 'advanced-phone-fr',
    language: 'fr',
    options: phone,
    act: async (page) => {
      await page.getByRole('button', { name: 'Autres actions' }).click();
      await page.getByRole('menuitem', { name: 'Recherche avancée' }).click();
      await page.getByRole('textbox', { name: 'Mot-clé' }).fill('hypochlorite');
    },
  },
  { name: 'details-en', language: 'en', options: desktop, act: details('acetone') },
  { name: 'details-phone-fr', language: 'fr', options: phone, act: details('acétone') },
  { name: 'label-full', language: 'en', options: desktop, act: label('acetone', {}) },
  {
    name: 'label-minimal',
    language: 'fr',
    options: desktop,
    act: label('javel', { content: 'minimal', stock: 'roll-3x2' }),
  },
  { name: 'label-sheet', language: 'en', options: desktop, act: label('methanol', { stock: 'sheet-6' }) },
  {
    name: 'users-en',
    language: 'en',
    options: desktop,
    act: async (page) => {
      await page.goto('/manage-users');
      await page.getByRole('row').nth(3).waitFor();
    },
  },
  {
    name: 'message-centre-fr',
    language: 'fr',
    options: desktop,
    act: async (page) => {
      await page.goto('/message-centre');
      await page.getByRole('row').nth(3).waitFor();
    },
  },
  {
    name: 'sds-addition-phone-en',
    language: 'en',
    options: phone,
    act: async (page) => {
      await page.goto('/sds-addition');
      await page.locator('input[type=file]').setInputFiles(chosenFiles);
      await page.getByRole('combobox').first().click();
      await page.getByRole('dialog').getByRole('checkbox').nth(2).check();
      await page.getByRole('button', { name: 'Done' }).click();
    },
  },
  { name: 'desk-addition-en', account: operator, language: 'en', options: desktop, act: openAddition },
  {
    name: 'desk-sheets-fr-dark',
    account: operator,
    language: 'fr',
    options: { ...desktop, colorScheme: 'dark' },
    act: async (page) => {
      await page.goto('/operator/sheets');
      await page.getByRole('row').nth(3).waitFor();
    },
  },
];

const take = async (browser: Browser, url: string, { name, account, language, options, act }: Picture) => {
  const context = await browser.newContext({ ...options, baseURL: url });
  await context.addInitScript(() => localStorage.setItem('cookie', '1'));
  const page = await context.newPage();
  await page.goto(`/login?lang=${language}`);
  await page.locator('input[name=name]').fill(account ?? 'admin@mapleridge.example');
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.locator('main h1').waitFor();
  await page.locator('main a:visible').first().waitFor();
  await act(page);
  await page.mouse.move(700, 5);
  await page.waitForTimeout(1000);
  // Past the toast of sign-in, which stays while a mouse is on it.
  await page
    .getByRole('status')
    .filter({ hasText: /logged in|Connexion réussie/ })
    .waitFor({ state: 'hidden' });
  await page.screenshot({ path: `${folder}/${name}.png` });
  await context.close();
};

const server = await spawnServer();
await dismissPopups(server.url);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
const wanted = process.argv.slice(2);
for (const picture of pictures) {
  if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, server.url, picture);
}
await browser.close();
await server.stop();
