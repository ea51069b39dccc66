import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '#tests/support/find-browser.ts';
import { openSections } from './page/controls.ts';
import { measureEmptyPage } from './page/empty-page.ts';
import { measureClicks } from './page/measure-clicks.ts';
import { measureSignIn } from './page/measure-sign-in.ts';
import { reportPage, reportSignIn } from './page/report.ts';
import { credentials, withDemo } from './page/with-demo.ts';
import { signIn } from './sign-in.ts';

/**
 * `npm run bench:page`: the sign-in page on a slow phone, then sixty filter clicks in the built product with the demo data. With
 * `-- --sign-in` the first alone, with `-- --clicks` the second.
 */
const clickCount = 60;
const signInCount = 9;
const isSignInAlone = process.argv.includes('--sign-in');
const areClicksAlone = process.argv.includes('--clicks');

const measure = async (url: string): Promise<string> => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const signInPage = areClicksAlone ? '' : reportSignIn(await measureSignIn(browser, url, signInCount));
    if (isSignInAlone) return signInPage;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url });
    const page = await context.newPage();
    await openSearchPage(page);
    await openSections(page);
    const clicks = await measureClicks(page, clickCount);
    if (clicks.samples.length < clickCount)
      throw new Error(`${clicks.samples.length} of ${clickCount} clicks counted: ${clicks.leftOut.join('; ')}`);
    const emptyPage = await measureEmptyPage(context, clickCount);
    const server = await timeAgain(url, clicks.searches);
    return [signInPage, reportPage({ clicks, emptyPage, server })].join('\n');
  } finally {
    await browser.close();
  }
};

const openSearchPage = async (page: Page): Promise<void> => {
  await page.goto('/?lang=en');
  await page.getByRole('textbox', { name: 'Email or user name' }).fill(credentials.name);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/search');
  await page.getByRole('row').nth(1).waitFor();
};

/** The server's time for searches the page made: over HTTP, compressed as for a browser, each asked three times. */
const timeAgain = async (url: string, searches: readonly string[]): Promise<number[]> => {
  const client = await signIn(url, credentials, { 'accept-encoding': 'gzip, deflate, br' });
  const times: number[] = [];
  for (const search of [...searches, ...searches, ...searches]) times.push((await client.send(search)).ms);
  client.close();
  return times;
};

await withDemo(measure);
