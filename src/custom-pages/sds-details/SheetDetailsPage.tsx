import CloudOff from '@mui/icons-material/CloudOff';
import Refresh from '@mui/icons-material/Refresh';
import { Box, Button, Skeleton } from '@mui/material';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate, useNavigate, useNavigationType, useParams } from 'react-router-dom';
import { getSheetDetails } from '#contract/calls/get-sheet-details.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CallError } from '#src/providers/call-error.ts';
import { useCall } from '#src/providers/use-call.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { PdfButton } from './PdfButton.tsx';
import { SheetDetailsView } from './SheetDetailsView.tsx';

/** One sheet. A number that is not one goes to the search; one that is not in the collection says so and goes there too. */
export default function SheetDetailsPage() {
  const { isn = '' } = useParams();
  return /^\d{1,15}$/.test(isn) ? <LoadedDetails isn={Number(isn)} /> : <Navigate to="/search" replace />;
}

const LoadedDetails = ({ isn }: { isn: number }) => {
  const { data, error, refetch } = useSheetDetails(isn);
  const isPending = data?.emergency.state === 'pending';
  const how = useNavigationType();
  // Another version or language is read from its beginning; going back finds one's place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: done again for another sheet
  useEffect(() => {
    if (how === 'PUSH') window.scrollTo({ top: 0 });
  }, [isn, how]);
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => void refetch(), askAgain);
    return () => clearInterval(timer);
  }, [isPending, refetch]);
  if (error instanceof CallError && error.status === 404) return <NoRecord />;
  if (error) return <DetailsFailed isn={isn} onRetry={refetch} />;
  return data ? <SheetDetailsView details={data} /> : <DetailsSkeleton />;
};

/** Milliseconds until a sheet that is being read is asked for again. */
const askAgain = 2000;

const NoRecord = () => {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  useEffect(() => {
    notify(text('details.none'), { type: 'warning' });
    navigate('/search', { replace: true });
  }, [notify, navigate, text]);
  return null;
};

interface Props {
  readonly isn: number;
  readonly onRetry: () => void;
}

const DetailsFailed = ({ isn, onRetry }: Props) => {
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
          <PdfButton isn={isn} variant="outlined" />
        </>
      }
    >
      {text('details.failedDetail')}
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
