import { Box } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { lazy } from '#src/chunks/lazy.ts';
import { useAnnouncement } from '../notices/Announcement.tsx';
import { useSearch } from '../state/use-search.ts';
import { NoResults } from './NoResults.tsx';
import { ResultsFoot } from './ResultsFoot.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { UpdatingBar } from './UpdatingBar.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** For phones alone, with the long dates they show. */
const loadCards = () => import('./ResultCards.tsx');
const ResultCards = lazy(loadCards);

interface Props {
  readonly isWide: boolean;
  readonly isPhone: boolean;
}

/** The answer of the search in one of its states; while a new one is on its way the old one stays. */
export const Results = (props: Props) => {
  const { isPhone } = props;
  // Beside the search, not after it.
  useEffect(() => {
    if (isPhone) void loadCards();
  }, [isPhone]);
  return (
    <Suspense fallback={<ResultsSkeleton isPhone={isPhone} />}>
      <Answer {...props} />
    </Suspense>
  );
};

/** Milliseconds for which results that are there wait for the announcement above them, which would push them down. */
const timeout = 500;

const useIsAnnouncementAwaited = (): boolean => {
  const { isPending } = useSearch();
  const { isPending: isAnnouncementPending } = useAnnouncement();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isPending) return;
    const timer = setTimeout(() => setOver(true), timeout);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isAnnouncementPending && !isOver;
};

const Answer = ({ isWide, isPhone }: Props) => {
  const { data, total = 0, error, isPending } = useSearch();
  const scrollBox = useScrollToTop();
  const isAnnouncementAwaited = useIsAnnouncementAwaited();
  if (error) return <SearchFailed error={error} />;
  if (isPending || !data || isAnnouncementAwaited) return <ResultsSkeleton isPhone={isPhone} />;
  const head = <ResultsHead isWide={isWide} isPhone={isPhone} />;
  if (total === 0) {
    return (
      <>
        {head}
        <NoResults />
      </>
    );
  }
  return (
    <>
      {head}
      <UpdatingBar />
      <Box
        ref={scrollBox}
        sx={{
          position: 'relative',
          flex: 1,
          minHeight: 0,
          overflowX: 'auto',
          scrollPaddingTop: { md: '48px' },
          overflowY: { xs: 'hidden', md: 'auto' },
          px: { sm: 3 },
          '@media print': { overflow: 'visible' },
        }}
      >
        {isPhone ? <ResultCards sheets={data} /> : <ResultsTable sheets={data} />}
      </Box>
      <ResultsFoot isPhone={isPhone} />
    </>
  );
};
