import type { BrowserContext } from '@playwright/test';
import { watchMainThread } from './main-thread.ts';

declare global {
  interface Window {
    emptyClick?: Promise<number>;
  }
}

/** A click on an empty page: to its painted word, and the processor time of the page's main thread; in milliseconds. */
export interface EmptyClick {
  readonly painted: number;
  readonly worked: number;
}

/**
 * The same measurement on a page with nothing but a button: from the click event over a change of one word to the first
 * task after the frame. What is measured here is the browser's own wait for its next frame.
 */
export const measureEmptyPage = async (context: BrowserContext, count: number): Promise<EmptyClick[]> => {
  const page = await context.newPage();
  await page.setContent('<button>Click</button><p>0</p>');
  const watchWork = await watchMainThread(page);
  const times: EmptyClick[] = [];
  for (let made = 0; made < count; made++) {
    await page.waitForTimeout(50);
    await page.evaluate(watchClick);
    let painted: number | undefined;
    const worked = await watchWork(async () => {
      await page.locator('button').click();
      painted = await page.evaluate(() => window.emptyClick);
    });
    if (painted !== undefined) times.push({ painted, worked });
  }
  await page.close();
  return times;
};

/** Runs in the page. */
const watchClick = (): void => {
  window.emptyClick = new Promise((resolve) => {
    const watch = () => {
      const clicked = performance.now();
      const word = document.querySelector('p');
      if (word) word.textContent = String(clicked);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        port2.postMessage(undefined);
      });
    };
    document.addEventListener('click', watch, { capture: true, once: true });
  });
};
