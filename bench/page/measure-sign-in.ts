import type { Browser } from '@playwright/test';
import { openSlowPhone } from '../slow-phone.ts';
import { withBarePage } from './serve-bare-page.ts';

/** Milliseconds from the navigation to usable: of our sign-in page, and of a page that is nothing but the field. */
export interface SignInResult {
  readonly ours: readonly number[];
  readonly emptyPage: readonly number[];
}

declare global {
  interface Window {
    usableAfter?: Promise<number>;
  }
}

/**
 * Opens the sign-in page on a slow phone whose browser keeps nothing yet, some times over. Usable is the first task after the frame in
 * which the field for the name stands in the page, enabled; then a name is typed into it, and has to be there.
 */
export const measureSignIn = async (browser: Browser, url: string, count: number): Promise<SignInResult> => {
  const [ours, emptyPage]: [number[], number[]] = [[], []];
  await withBarePage('<input name="name" aria-label="Name">', async (bare) => {
    for (let made = 0; made < count; made++) {
      ours.push(await openOnce(browser, `${url}/login?lang=en`));
      emptyPage.push(await openOnce(browser, bare));
    }
  });
  return { ours, emptyPage };
};

const openOnce = async (browser: Browser, address: string): Promise<number> => {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript(watchField);
    await page.goto(address, { waitUntil: 'commit' });
    const ms = await page.evaluate(() => window.usableAfter);
    const field = page.locator('input[name=name]');
    await field.pressSequentially('ana@example.org');
    if ((await field.inputValue()) !== 'ana@example.org') throw new Error('The field was not usable yet');
    if (ms === undefined) throw new Error('The page was not watched');
    return ms;
  } finally {
    await page.context().close();
  }
};

/** Runs in the page. */
const watchField = (): void => {
  window.usableAfter = new Promise((resolve) => {
    const look = (): void => {
      const field = document.querySelector<HTMLInputElement>('input[name=name]');
      if (!field || field.disabled || field.getClientRects().length === 0) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
};
