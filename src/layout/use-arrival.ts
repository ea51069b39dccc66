import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '../ui/focus-heading.ts';

/**
 * Going to another page within the app, which no browser tells by itself: the focus goes to its heading as soon as that is
 * there, unless the page has put it somewhere or people have. Answers the tab's title, to be announced.
 */
export const useArrival = (): string => {
  const { pathname } = useLocation();
  // The first page of a visit begins at the top, as everywhere.
  const before = useRef(useNavigationType() === 'POP' ? pathname : undefined);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const arrive = () => {
      if (!document.querySelector('main h1')) return;
      observer.disconnect();
      setTitle(document.title);
      if (isLeftBehind(document.activeElement)) focusHeading();
    };
    const observer = new MutationObserver(arrive);
    observer.observe(document.body, { childList: true, subtree: true });
    arrive();
    return () => observer.disconnect();
  }, [pathname]);
  return title;
};

/** What one left by, in header or navigation, or nothing at all has the focus. */
const isLeftBehind = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.closest('header, nav') !== null;
