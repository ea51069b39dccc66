import CloudOff from '@mui/icons-material/CloudOff';
import Refresh from '@mui/icons-material/Refresh';
import { Box, Button, Skeleton } from '@mui/material';
import { useEffect } from 'react';
import { Link, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { getSheetDetails } from '#contract/calls/get-sheet-details.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CallError, unreachable } from '#src/providers/call-error.ts';
import { useKeptStatus } from '#src/providers/kept-sheets/kept-status.ts';
import { isUnreachable } from '#src/providers/kept-sheets/server-away.ts';
import { useCall } from '#src/providers/use-call.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { NoSuchSheet } from './NoSuchSheet.tsx';
import { NotKept } from './NotKept.tsx';
import { PdfButton } from './PdfButton.tsx';
import { SheetDetailsView } from './SheetDetailsView.tsx';

/** One sheet. What is no number, and a number without a sheet that one may see, say so. */
export default function SheetDetailsPage() {
  const { isn = '' } = useParams();
  const number = /^\d+$/.test(isn) ? Number(isn) : 0;
  // The server has no number of a sheet below or beyond, and refuses the question.
  return number > 0 && Number.isSafeInteger(number) ? <LoadedDetails isn={number} /> : <NoSuchSheet />;
}

const LoadedDetails = ({ isn }: { isn: number }) => {
  const { data, error, refetch } = useSheetDetails(isn);
  const isPending = data?.emergency.state === 'pending';
  const { isAway, kept } = useKeptStatus();
  const how = useNavigationType();
  const { hash } = useLocation();
  // Another version or language is read from its beginning; going back finds one's place, and so does a link to one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: done again for another sheet
  useEffect(() => {
    if (how === 'PUSH' && hash === '') window.scrollTo({ top: 0 });
  }, [isn, how]);
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => void refetch(), askAgain);
    return () => clearInterval(timer);
  }, [isPending, refetch]);
  if (error instanceof CallError && error.status === 404) return <NoSuchSheet />;
  if (error && isAway && kept && isUnreachable(error)) return <NotKept kept={kept} onRetry={() => void refetch()} />;
  if (error)
    return (
      <DetailsFailed isn={isn} isAway={error instanceof CallError && error.status === unreachable} onRetry={refetch} />
    );
  return data ? <SheetDetailsView details={data} /> : <DetailsSkeleton />;
};

/** Milliseconds until a sheet that is being read is asked for again. */
const askAgain = 2000;

interface Props {
  readonly isn: number;
  /** The server could not be reached, and the PDF could not either. */
  readonly isAway: boolean;
  readonly onRetry: () => void;
}

const DetailsFailed = ({ isn, isAway, onRetry }: Props) => {
  const text = useText();
  return (
    <StatePanel
      tone="error"
      icon={<CloudOff />}
      title={text('details.failed')}
      actions={
        <>
          <Button variant="contained" startIcon={<Refresh />} onClick={onRetry}>
            {text('search.failed.retry')}
          </Button>
          {!isAway && <PdfButton isn={isn} variant="outlined" />}
          <Button component={Link} to="/search">
            {text('details.search')}
          </Button>
        </>
      }
    >
      {text(isAway ? 'forms.unreachable' : 'details.failedDetail')}
    </StatePanel>
  );
};

const DetailsSkeleton = () => {
  const text = useText();
  return (
    <Box
      role="group"
      aria-busy
      aria-label={text('shell.loading')}
      sx={{ p: { xs: 4, sm: 8 }, display: 'grid', gap: 4, maxWidth: 1280 }}
    >
      <Skeleton width="45%" height={32} />
      <Skeleton width="25%" height={18} />
      <Skeleton height={140} />
      <Skeleton height={200} />
    </Box>
  );
};

/** A sheet's details. */
const useSheetDetails = (isn: number) => useCall(getSheetDetails, { query: { recordID: isn } });
