import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';
import { openPhone, slowDown } from '../slow-phone.ts';

/** What one opening of a page took. */
export interface Opening {
  /** Milliseconds from the navigation to the largest paint, and to the frame in which what the page is for stands there. */
  readonly largestPaint: number;
  readonly ready: number;
  /** The sum of the layout shifts that nobody's hand began. */
  readonly shift: number;
  /** What had come over the network when it stood there: answers, and their bytes as they were sent, headers among them. */
  readonly requests: number;
  readonly bytes: number;
}

export interface Visit {
  readonly url: string;
  /** Path and query of the page. */
  readonly path: string;
  /** What the page is for: it is ready when this is drawn. */
  readonly awaited: string;
  /** What the phone remembers of who is signed in on it. */
  readonly storageState: BrowserContextOptions['storageState'];
}

declare global {
  interface Window {
    opening?: { ready?: number; largestPaint: number; shift: number };
  }
}

/** Milliseconds of stillness after which nothing larger is painted any more. */
const stillness = 1500;

/** Opens the page on a slow phone that has nothing of it, then once more on the same phone, as on the next day. */
export const openTwice = async (browser: Browser, visit: Visit): Promise<{ first: Opening; second: Opening }> => {
  const context = await openPhone(browser, visit.url, { storageState: visit.storageState });
  try {
    const first = await openOnce(context, visit);
    return { first, second: await openOnce(context, visit) };
  } finally {
    await context.close();
  }
};

const openOnce = async (context: BrowserContext, { path, awaited }: Visit): Promise<Opening> => {
  const page = await context.newPage();
  await slowDown(page);
  const network = await countNetwork(await context.newCDPSession(page));
  await page.addInitScript(watch, awaited);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.opening?.ready !== undefined, undefined, { polling: 100, timeout: 60_000 });
  const { requests, bytes } = network();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(stillness);
  const seen = await page.evaluate(() => window.opening);
  await page.close();
  if (seen?.ready === undefined) throw new Error(`${path} was not watched`);
  return { largestPaint: seen.largestPaint, ready: seen.ready, shift: seen.shift, requests, bytes };
};

/** Counts what comes over the network from now on; asked again for its figures. */
const countNetwork = async (session: CDPSession) => {
  await session.send('Network.enable');
  let [requests, bytes] = [0, 0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    // What the browser kept sends nothing.
    if (encodedDataLength === 0) return;
    requests += 1;
    bytes += encodedDataLength;
  });
  return () => ({ requests, bytes });
};

/** Runs in the page, before anything of it. */
const watch = (awaited: string): void => {
  const opening: NonNullable<Window['opening']> = { largestPaint: 0, shift: 0 };
  window.opening = opening;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) opening.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) opening.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    const found = document.querySelector(awaited);
    if (!found || found.getClientRects().length === 0) {
      requestAnimationFrame(look);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      opening.ready = performance.now();
    };
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
};
