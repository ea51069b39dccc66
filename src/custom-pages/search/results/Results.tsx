import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
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
const ResultCards = lazy(() => import('./ResultCards.tsx'));

interface Props {
  readonly isWide: boolean;
  readonly isPhone: boolean;
}

/** The answer of the search in one of its states; while a new one is on its way the old one stays. */
export const Results = ({ isWide, isPhone }: Props) => {
  const { data, total = 0, error, isPending } = useSearch();
  const scrollBox = useScrollToTop();
  if (error) return <SearchFailed error={error} />;
  if (isPending || !data) return <ResultsSkeleton isPhone={isPhone} />;
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
        {isPhone ? (
          <Suspense fallback={null}>
            <ResultCards sheets={data} />
          </Suspense>
        ) : (
          <ResultsTable sheets={data} />
        )}
      </Box>
      <ResultsFoot isPhone={isPhone} />
    </>
  );
};
