import type { Page } from '@playwright/test';

/** Cumulative layout shift that a screen may have while it loads: nobody sees it. */
const mostShift = 0.02;

/**
 * Milliseconds by which every answer is late, as in a phone's network, so that what arrives after the first paint is
 * visible as such.
 */
const lateness = 300;

/** A layout-shift entry of the browser, of which TypeScript does not know yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    shifts: { total: number; readonly moved: Map<string, number> };
  }
}

/** Loads a screen with late answers, and says what moved by itself until nothing more came. */
export const shiftFaults = async (page: Page, open: () => Promise<void>): Promise<string[]> => {
  const answers = '**/api/**';
  await page.route(answers, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateness));
    // After moving to the next screen nobody waits for the answer.
    await route.continue().catch(() => undefined);
  });
  await open();
  const { total, moved } = await page.evaluate(read);
  await page.unroute(answers);
  const worst = moved.map(([what, value]) => `${what} (${value.toFixed(3)})`).join(', ');
  return total > mostShift ? [`the page jumps by ${total.toFixed(3)} while it loads: ${worst}`] : [];
};

/**
 * For the page's first script: sums up the layout shifts from the first paint on, without those that follow a person's
 * own action.
 */
export const watchShifts = () => {
  window.shifts = { total: 0, moved: new Map() };
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    const text = (node?.textContent ?? '').trim().slice(0, 30);
    return `${element?.tagName.toLowerCase() ?? 'something'} “${text || element?.getAttribute('aria-label') || ''}”`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      window.shifts.total += entry.value;
      const [source] = entry.sources;
      const from = source?.previousRect;
      const to = source?.currentRect;
      const what = `${nameOf(source?.node)} from ${from?.x}, ${from?.y} to ${to?.x}, ${to?.y}`;
      window.shifts.moved.set(what, (window.shifts.moved.get(what) ?? 0) + entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** What was noted, once two more frames have been drawn. */
const read = async () => {
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  const { total, moved } = window.shifts;
  return { total, moved: [...moved].toSorted(([, one], [, other]) => other - one).slice(0, 3) };
};
