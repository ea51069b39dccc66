import CloudOff from '@mui/icons-material/CloudOff';
import SearchOff from '@mui/icons-material/SearchOff';
import { Box, Button, Skeleton } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';

export const RequestLoading = () => {
  const text = useText();
  return (
    <Box role="group" aria-busy aria-label={text('shell.loading')} sx={{ display: 'grid', gap: 4, py: 2 }}>
      {[55, 90, 75, 85].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={20} />
      ))}
    </Box>
  );
};

/** Why there is nothing to show: there is no such request for this person, or it did not come. */
export const RequestUnavailable = ({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) => {
  const text = useText();
  return (
    <Box role="alert" sx={{ mx: { xs: -4, sm: -8 }, my: { xs: -4, sm: -6 } }}>
      <StatePanel
        tone={isMissing ? 'neutral' : 'error'}
        level={2}
        icon={isMissing ? <SearchOff /> : <CloudOff />}
        title={text(isMissing ? 'requests.missing' : 'requests.failed')}
        actions={
          !isMissing && (
            <Button variant="outlined" onClick={onRetry}>
              {text('search.failed.retry')}
            </Button>
          )
        }
      >
        {text(isMissing ? 'requests.missingDetail' : 'lists.failedDetail')}
      </StatePanel>
    </Box>
  );
};
