import { flushSync } from 'react-dom';
import { keepTypedAhead } from '../providers/typed-ahead.ts';

/** Milliseconds after which the app is shown whatever it shows. */
const longest = 15_000;

/** What the app shows while something has not come yet. */
const notYet = '[role=group][aria-busy=true]';

/**
 * The element to draw the app in. Where the server drew the page, that stays in sight, and in use, while the app draws its own behind it.
 * As soon as this is whole it takes the place of the drawing, from one frame to the next: scrolled as far, with what was typed.
 */
export const rootBehind = (first: HTMLElement): HTMLElement => {
  const drawn = first.querySelector<HTMLElement>('.drawn');
  // In a wide window a drawing is not shown.
  if (!drawn || drawn.offsetHeight === 0) return first;
  const root = document.createElement('div');
  // What somebody types in must not be moved: it would lose the focus.
  first.removeAttribute('id');
  root.id = 'root';
  root.className = 'behind-drawing';
  first.before(root);
  const isWhole = () => root.querySelector('h1') !== null && root.querySelector(notYet) === null;
  const change = () => {
    observer.disconnect();
    clearTimeout(timer);
    const { scrollY } = window;
    flushSync(() => {
      root.className = '';
      keepTypedAhead();
      first.remove();
    });
    // A browser goes to the place that an address names only once the scripts have run.
    const named = scrollY === 0 ? document.getElementById(window.location.hash.slice(1)) : null;
    if (named) named.scrollIntoView();
    else window.scrollTo(0, scrollY);
  };
  const observer = new MutationObserver(() => isWhole() && change());
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  const timer = setTimeout(change, longest);
  return root;
};
