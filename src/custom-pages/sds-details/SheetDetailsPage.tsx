import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { CallError } from '#src/providers/call-error.ts';
import { DetailsFailed } from './DetailsFailed.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { SheetDetailsView } from './SheetDetailsView.tsx';
import { useSheetDetails } from './use-sheet-details.ts';

/** One sheet. A number that is none goes to the search; one that is not in the collection says so and goes there too. */
export default function SheetDetailsPage() {
  const { isn = '' } = useParams();
  return /^\d{1,15}$/.test(isn) ? <LoadedDetails isn={Number(isn)} /> : <Navigate to="/search" replace />;
}

const LoadedDetails = ({ isn }: { isn: number }) => {
  const { data, error, refetch } = useSheetDetails(isn);
  if (error instanceof CallError && error.status === 404) return <NoRecord />;
  if (error) return <DetailsFailed isn={isn} onRetry={refetch} />;
  return data ? <SheetDetailsView details={data} /> : <DetailsSkeleton />;
};

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
