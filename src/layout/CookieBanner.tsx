import { memo, Suspense, useEffect, useState } from 'react';
import { lazy } from '../chunks/lazy.ts';
import { useIsQuiet } from '../providers/notifications.tsx';
import { catchFocus } from '../ui/focus-heading.ts';

/** The key the specification names. */
const storageKey = 'cookie';

/** Rendered after its page: no page waits for it. */
const CookieNotice = lazy(() => import('./CookieNotice.tsx'));

/** Milliseconds without popup or toast after which it comes into sight: on a first visit they come one after the other. */
const delay = 1000;

/** Shown until it is accepted, and never again. S1.2.7, S1.4-01. */
export const CookieBanner = memo(({ isInSight = false }: { isInSight?: boolean }) => {
  const [isAccepted, setAccepted] = useState(() => localStorage.getItem(storageKey) !== null);
  const isQuiet = useIsQuiet();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isQuiet) return;
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  if (isAccepted || (isInSight && !isDue)) return null;
  const accept = () => {
    localStorage.setItem(storageKey, '1');
    setAccepted(true);
    catchFocus();
  };
  return (
    <Suspense fallback={null}>
      <CookieNotice isInSight={isInSight} onAccept={accept} />
    </Suspense>
  );
});
