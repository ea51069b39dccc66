import type { Page } from '@playwright/test';

/** What runs over: the page wider than the window, or something that ends outside of it where nothing scrolls. */
export const overflowFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What a script lays out comes a moment after the window's new width.
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults =
      scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px wider than the window`] : [];
    const isCut = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    for (const element of document.body.querySelectorAll(
      'a, button, input, p, h1, h2, h3, li, td, th, img, svg, label',
    )) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width < 2 || (right <= innerWidth + 1 && left >= -1)) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isCut(element)) continue;
      faults.push(
        `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}” ends outside of the window`,
      );
    }
    return faults.slice(0, 5);
  });
