import type { Page } from '@playwright/test';

/** What the keyboard stands on after a step. */
interface Step {
  /** The same for the same element; 0 when the focus stands nowhere. */
  readonly element: number;
  readonly description: string;
  readonly fault?: 'has no room' | 'is hidden behind something' | 'does not show that it has the focus';
}

/** More steps than any page has: who is not round by then is caught. */
const mostSteps = 600;

/** Goes through a page with the Tab key, from top to bottom; what is wrong with the way. */
export const keyboardFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(prepare);
  const faults: string[] = [];
  const visited = new Set<number>();
  let last = 0;
  for (let step = 0; step < mostSteps; step++) {
    await page.keyboard.press('Tab');
    const { element, description, fault } = await page.evaluate(readFocus);
    // A day has several parts to step through, and a frame a document of its own.
    if (element !== 0 && element === last) continue;
    last = element;
    if (visited.has(element)) return [...faults, ...(await page.evaluate(readMissed, [...visited]))];
    // Past the last element the focus leaves the page, as it would for the browser's own bar.
    if (element === 0) {
      const missed = await page.evaluate(readMissed, [...visited]);
      return [...faults, ...(missed.length > 0 ? [`the focus vanished after ${visited.size} steps`, ...missed] : [])];
    }
    visited.add(element);
    if (fault) faults.push(`${description} ${fault}`);
  }
  return [...faults, `the keyboard is caught: ${mostSteps} steps and not round`];
};

/** What the functions below keep in the page. */
declare global {
  interface Window {
    walk: {
      readonly numbers: WeakMap<Element, number>;
      readonly tabbable: readonly HTMLElement[];
      describe: (element: Element) => string;
      count: number;
    };
  }
}

const prepare = () => {
  // The next step goes from where the focus was last, wherever a page put it when it opened: it begins at the top again.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  window.scrollTo(0, 0);
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const tabbable = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      // An open dialog hides the page from everybody, and has empty elements around it that turn the focus back.
      !element.matches(':disabled, [inert] *, [aria-hidden=true] *, div:empty') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const describe = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    return `${element.tagName.toLowerCase()} “${name || element.getAttribute('name') || element.className}”`;
  };
  window.walk = { numbers: new WeakMap(), tabbable, describe, count: 0 };
};

const readFocus = (): Step => {
  const { walk } = window;
  const element = document.activeElement;
  if (!element || element === document.body) return { element: 0, description: 'nothing' };
  const number = walk.numbers.get(element) ?? ++walk.count;
  walk.numbers.set(element, number);
  const isFrame = element instanceof HTMLIFrameElement || element instanceof HTMLObjectElement;
  // Text for screen readers alone counts as placed like its surroundings.
  const shown = (element.matches('.visually-hidden') && element.parentElement) || element;
  const box = shown.getClientRects()[0];
  const step = { element: number, description: walk.describe(element) };
  if (!box || box.width === 0 || box.height === 0) return { ...step, fault: 'has no room' };

  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  const shares = [0.1, 0.5, 0.9];
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      return hit && (shown.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
    }),
  );
  if (!isSeen) return { ...step, fault: 'is hidden behind something' };

  // The elements around an input may draw the ring.
  const around = [element, ...[1, 2, 3].map((level) => parent(element, level))].filter((each) => each !== null);
  const shows = around.some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (
      (outlineStyle !== 'none' && outlineWidth !== '0px') ||
      (boxShadow !== 'none' && each === element) ||
      each.matches('.Mui-focusVisible, .Mui-focused, .MuiInputBase-root:focus-within')
    );
  });
  return isFrame || shows ? step : { ...step, fault: 'does not show that it has the focus' };

  function parent(from: Element, level: number): Element | null {
    let at: Element | null = from;
    for (let up = 0; up < level; up++) at = at?.parentElement ?? null;
    return at;
  }
};

/** What could be reached before the walk and was not: of a group of radio buttons one stands for all. */
const readMissed = (visited: readonly number[]): string[] => {
  const { numbers, tabbable, describe } = window.walk;
  const seen = new Set(visited);
  // A field of several parts hands the focus on to the first of them.
  const isReached = (element: Element): boolean =>
    seen.has(numbers.get(element) ?? 0) || [...element.children].some(isReached);
  const groups = new Set(
    tabbable.filter((each) => each.matches('[type=radio]') && isReached(each)).map((each) => each.getAttribute('name')),
  );
  return tabbable
    .filter(
      (each) =>
        each.isConnected &&
        !isReached(each) &&
        !(each.matches('[type=radio]') && groups.has(each.getAttribute('name'))),
    )
    .map((each) => `${describe(each)} is never reached`);
};
