import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A phone with nothing of a page before; `baseURL` where one is given. */
export const openPhone = (
  browser: Browser,
  baseURL?: string,
  options?: BrowserContextOptions,
): Promise<BrowserContext> =>
  browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Mobile Safari/537.36`,
    ...options,
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });

/** Chromium's own "slow 4G": bytes a second and milliseconds there and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** How many times slower than this machine's the phone's processor is. */
const slowdown = 4;

/** From now on the tab is on slow 4G, on a slow processor. */
export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

/** Both: an empty page of such a phone. */
export const openSlowPhone = async (browser: Browser): Promise<Page> => {
  const page = await (await openPhone(browser)).newPage();
  await slowDown(page);
  return page;
};
