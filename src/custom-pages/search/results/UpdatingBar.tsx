import { LinearProgress } from '@mui/material';
import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';

/** Answers that come sooner than this need no sign that they are on their way. */
const patience = 200;

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
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [isFetching]);
  return isLate ? (
    <LinearProgress aria-label={text('search.updating')} sx={{ height: 2, mb: '-2px', zIndex: 4 }} />
  ) : null;
};
