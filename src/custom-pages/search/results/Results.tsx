import CloudOff from '@mui/icons-material/CloudOff';
import Refresh from '@mui/icons-material/Refresh';
import { Box, Button } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { lazy, preload } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import { type CallError, unreachable } from '#src/providers/call-error.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { useAnnouncement } from '../notices/Announcement.tsx';
import { useSearch } from '../state/use-search.ts';
import { ResultsHead } from './ResultsHead.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import { usePlace } from './use-place.ts';

/** For phones alone, with the long dates they show. */
const loadCards = () => import('./ResultCards.tsx');
const ResultCards = lazy(loadCards);

/** Seldom needed, and then there is time to load it. */
const NoResults = lazy(() => import('./NoResults.tsx'));

/** Below the rows, which people read first. */
const loadFooter = () => import('./ResultsFooter.tsx');
const ResultsFooter = lazy(loadFooter);

/** Asked for when the rows are there. */
const TextMatches = lazy(() => import('../texts/TextMatches.tsx'));

interface Props {
  readonly isWide: boolean;
  readonly isPhone: boolean;
}

/** The answer of the search in one of its states; while a new one is on its way the old one stays. */
export const Results = (props: Props) => {
  const { isPhone } = props;
  // Beside the search, not after it.
  useEffect(() => {
    preload(loadFooter);
    if (isPhone) preload(loadCards);
  }, [isPhone]);
  return (
    <Suspense fallback={<ResultsSkeleton isPhone={isPhone} />}>
      <Answer {...props} />
    </Suspense>
  );
};

/** Milliseconds for which results that are there wait for the announcement above them, which would push them down. */
const delay = 500;

const useIsAnnouncementAwaited = (): boolean => {
  const { isPending } = useSearch();
  const { isPending: isAnnouncementPending } = useAnnouncement();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isPending) return;
    const timer = setTimeout(() => setOver(true), delay);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isAnnouncementPending && !isOver;
};

const Answer = ({ isWide, isPhone }: Props) => {
  const { data, total = 0, error, isPending } = useSearch();
  const scrollBox = usePlace();
  const isAnnouncementAwaited = useIsAnnouncementAwaited();
  if (error) return <SearchFailed error={error} />;
  if (isPending || !data || isAnnouncementAwaited) return <ResultsSkeleton isPhone={isPhone} />;
  const head = <ResultsHead isWide={isWide} isPhone={isPhone} />;
  if (total === 0) {
    return (
      <>
        {head}
        <Box sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' } }}>
          <Suspense fallback={null}>
            <NoResults />
            <InTexts isAlone />
          </Suspense>
        </Box>
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
        {isWide && <InTexts />}
      </Box>
      <Suspense fallback={<Box sx={{ minHeight: 57 }} />}>
        <ResultsFooter isPhone={isPhone} />
      </Suspense>
      {!isWide && <InTexts />}
    </>
  );
};

/** What a keyword finds in the text of the sheets: the rows never wait for it, and it comes below them. */
const InTexts = ({ isAlone = false }: { isAlone?: boolean }) => {
  const { filters, isFetching } = useSearch();
  if (isFetching || filters.keyword?.heading !== 'everything') return null;
  return (
    <Suspense fallback={null}>
      <TextMatches key={JSON.stringify(filters)} isAlone={isAlone} />
    </Suspense>
  );
};

/** The search was refused or did not answer: what is safe, what to do, and what to tell support. */
const SearchFailed = ({ error }: { error: CallError }) => {
  const text = useText();
  const { refetch, activeCount, clear } = useSearch();
  const fault = error.body?.errors[0];
  const reference = fault?.meta?.params.reference;
  const isOurs = !fault || error.status >= 500;
  const isAway = error.status === unreachable;
  return (
    <StatePanel
      tone="error"
      level={2}
      icon={<CloudOff />}
      title={text(isAway ? 'search.failed.awayTitle' : 'search.failed.title')}
      reference={reference ? text('search.failed.reference', { reference }) : undefined}
      actions={
        <>
          <Button variant="contained" startIcon={<Refresh />} onClick={refetch}>
            {text('search.failed.retry')}
          </Button>
          {activeCount > 0 && (
            <Button variant="outlined" onClick={() => clear()}>
              {text('search.clearFilters')}
            </Button>
          )}
        </>
      }
    >
      {isOurs ? text(isAway ? 'search.failed.away' : 'search.failed.detail') : fault.title}
    </StatePanel>
  );
};

const LinearProgress = lazy(() => import('@mui/material/LinearProgress'));

/** Answers that come sooner than this need no sign that they are on their way. */
const updatingDelay = 200;

/** A line above the results while an answer is late; it takes no room. */
const UpdatingBar = () => {
  const text = useText();
  const { isFetching } = useSearch();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isFetching) {
      setLate(false);
      return undefined;
    }
    const timer = setTimeout(() => setLate(true), updatingDelay);
    return () => clearTimeout(timer);
  }, [isFetching]);
  return isLate ? (
    <Suspense fallback={null}>
      <LinearProgress aria-label={text('search.updating')} sx={{ height: 2, mb: '-2px', zIndex: 4 }} />
    </Suspense>
  ) : null;
};
