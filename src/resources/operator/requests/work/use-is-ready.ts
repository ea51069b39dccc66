import { useEffect, useState } from 'react';

/** False for so many milliseconds: a second click on the button of what was shown before is none for this, which came in its place. */
export const useIsReady = (milliseconds: number): boolean => {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isReady;
};
