import SearchOff from '@mui/icons-material/SearchOff';
import { Box, Button, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useEditContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { CallError } from '#src/providers/call-error.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';

/** The form once its record is there; before that, or without it, what there is to say. */
export const EditFrame = ({ listPath, children }: { listPath: string | undefined; children: ReactNode }) => {
  const text = useText();
  const { record, error, isPending, refetch } = useEditContext();
  if (error) {
    if (!(error instanceof CallError && error.status === 404))
      return <LoadFailed level={2} title={text('lists.failed')} onRetry={() => void refetch?.()} />;
    return (
      <StatePanel
        tone="error"
        level={2}
        icon={<SearchOff />}
        title={text('lists.notFound')}
        actions={
          listPath && (
            <Button variant="contained" component={Link} to={listPath}>
              {text('lists.backToList')}
            </Button>
          )
        }
      >
        {text('lists.notFoundDetail')}
      </StatePanel>
    );
  }
  if (isPending || !record) {
    return (
      <Box role="group" aria-busy aria-label={text('shell.loading')} sx={{ display: 'grid', gap: 5 }}>
        {[40, 90, 85, 60].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={36} />
        ))}
      </Box>
    );
  }
  return children;
};
