import type { Page } from '@playwright/test';

/** A phone, as the server knows one. */
export const phone = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36',
};

/** Has the app's scripts wait until what is answered is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Has the app never come. */
export const withoutScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

/**
 * Where the parts of the page stand, with their words and colours, of all but the header, in which a number of messages comes later. What
 * is looked at must not move.
 */
export const placesOf = (selectors: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    selectors.map((selector) => [
      selector,
      [...document.querySelectorAll(selector)].map((element) => {
        const { x, y, height } = element.getBoundingClientRect();
        const { color, backgroundColor } = getComputedStyle(element);
        const seen = selector === 'header' ? '' : `${color} ${backgroundColor} ${element.textContent?.slice(0, 40)}`;
        return `${Math.round(x)} ${Math.round(y)} ${Math.round(height)} ${seen}`;
      }),
    ]),
  );

/** Counts the frames without a heading in sight, from the first that has one. */
export const countBlankFrames = () => {
  const counted = { seen: 0, blank: 0, drawn: 0 };
  const look = () => {
    const isInSight = [...document.querySelectorAll('h1')].some(
      (heading) => heading.checkVisibility({ visibilityProperty: true }) && heading.offsetHeight > 0,
    );
    if (isInSight) counted.seen += 1;
    else if (counted.seen > 0) counted.blank += 1;
    if (document.querySelector('.drawn h1')) counted.drawn += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { counted });
};
