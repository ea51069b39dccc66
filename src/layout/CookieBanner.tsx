import { lazy, Suspense, useState } from 'react';
import { catchFocus } from '../ui/focus-heading.ts';

/** The key the specification names. */
const storageKey = 'cookie';

/** Comes after the page it stands on: nobody waits for it. */
const CookieNotice = lazy(() => import('./CookieNotice.tsx'));

/** Shown until it is accepted, and never again. Specification 1 §2, §4. */
export const CookieBanner = ({ isInSight = false }: { isInSight?: boolean }) => {
  const [isAccepted, setAccepted] = useState(() => localStorage.getItem(storageKey) !== null);
  if (isAccepted) return null;
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
};
