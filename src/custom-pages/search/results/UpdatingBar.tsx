import { Suspense, useEffect, useState } from 'react';
import { lazy } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';

/** Seldom needed, and then there is time to load it. */
const LinearProgress = lazy(() => import('@mui/material/LinearProgress'));

/** Answers that come sooner than this need no sign that they are on their way. */
const delay = 200;

/** A line above the results while an answer is late; it takes no room. */
export const UpdatingBar = () => {
  const text = useText();
  const { isFetching } = useSearch();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isFetching) {
      setLate(false);
      return undefined;
    }
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [isFetching]);
  return isLate ? (
    <Suspense fallback={null}>
      <LinearProgress aria-label={text('search.updating')} sx={{ height: 2, mb: '-2px', zIndex: 4 }} />
    </Suspense>
  ) : null;
};
