import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useSearch } from '../state/use-search.ts';

/** Where somebody was in the results: how far down in their box and in the window, and on which link. */
interface Place {
  readonly top: number;
  readonly windowTop: number;
  readonly href: string | null;
}

/**
 * The box of the results, which the ref goes to: another page, order or filter starts at its first row, and who comes back finds
 * the place and the row they left.
 */
export const usePlace = (): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const { key, search } = useLocation();
  const how = useNavigationType();
  const { isPlaceholderData } = useSearch();
  // The same entry can have been another page's, before the address was typed over.
  const entry = `${key} ${search}`;

  /** Known once somebody scrolled: to ask the browser would have it lay out all rows there and then. */
  const isAtTop = useRef(false);

  useLayoutEffect(() => {
    let place: Place | undefined;
    const follow = () => {
      place = { top: box.current?.scrollTop ?? 0, windowTop: window.scrollY, href: focusedRow() };
      isAtTop.current = place.top === 0 && place.windowTop === 0;
    };
    const keep = () => place && keepPlace(entry, place);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    document.addEventListener('focusin', follow);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      document.removeEventListener('focusin', follow);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [entry]);

  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    // Not before the rows are those of this entry.
    if (!box.current || isPlaceholderData || shown.current === entry) return;
    const isFirst = shown.current === undefined;
    shown.current = entry;
    const place = how === 'POP' ? keptPlaces()[entry] : undefined;
    if (place) goTo(box.current, place);
    else if (!isFirst && !isAtTop.current) goTo(box.current, { top: 0, windowTop: 0, href: null });
    isAtTop.current = !isFirst && !place;
  });
  return box;
};

const rowLink = 'a[href^="/sds-details/isn/"]';

const focusedRow = (): string | null => document.activeElement?.closest(rowLink)?.getAttribute('href') ?? null;

const goTo = (box: HTMLElement, { top, windowTop, href }: Place): void => {
  const links = href === null ? [] : [...box.querySelectorAll<HTMLElement>(rowLink)];
  const [link] = links.filter((one) => one.getAttribute('href') === href && one.tabIndex >= 0);
  link?.focus({ preventScroll: true });
  window.scrollTo({ top: windowTop });
  // What comes above the box in a moment takes of its height, and only then can it be scrolled so far.
  const settling = new ResizeObserver(() => {
    box.scrollTo({ top });
    if (box.scrollTop >= top - 1) settle();
  });
  const acted = new AbortController();
  const settle = () => {
    settling.disconnect();
    acted.abort();
  };
  settling.observe(box);
  for (const act of acts) window.addEventListener(act, settle, { signal: acted.signal, passive: true });
  setTimeout(settle, settlingTime);
  box.scrollTo({ top });
};

/** Somebody who does one of these goes on from where the page is. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Milliseconds in which a page is as it was, on a slow line too. */
const settlingTime = 10_000;

/** In the tab, so that it outlives a reload; the last ones are enough. */
const storageKey = 'search.places';
const maxKept = 30;

const keptPlaces = (): Record<string, Place> => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');

const keepPlace = (entry: string, place: Place): void => {
  const { [entry]: _, ...others } = keptPlaces();
  const kept = [...Object.entries(others).slice(1 - maxKept), [entry, place]];
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)));
};
