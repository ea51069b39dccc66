import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import { CallError } from '#src/providers/call-error.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';

/** Why there is no list: it was refused to this person, or did not come. */
export const ListFailed = ({ error }: { error: Error }) => {
  const text = useText();
  const { refetch } = useListContext();
  if (error instanceof CallError && error.status === 403) {
    return (
      <StatePanel tone="error" level={2} icon={<LockOutlined />} title={text('errorPages.notAuthorized')}>
        {error.body ? error.message : text('errorPages.notAuthorizedPageTitle')}
      </StatePanel>
    );
  }
  return <LoadFailed level={2} title={text('lists.failed')} onRetry={() => void refetch()} />;
};

/** A list without rows: nothing there yet, in the resource's words where it has some, or nothing that the filters let through. */
export const ListEmpty = ({ resourceName }: { resourceName: string }) => {
  const text = useText();
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  const own = (key: string, otherwise: string) => text(`resources.${resourceName}.texts.${key}`, { _: otherwise });
  const title = isFiltered ? text('lists.noMatch') : own('empty', text('lists.empty'));
  const detail = isFiltered ? '' : own('emptyDetail', '');
  return (
    <Box sx={{ p: 6 }}>
      <Typography sx={detail ? { fontWeight: 600 } : { color: 'text.secondary' }}>{title}</Typography>
      {detail && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{detail}</Typography>}
      {isFiltered && (
        <Button size="small" onClick={() => setFilters({})} sx={{ mt: 2, ml: -2.5 }}>
          {text('search.clearFilters')}
        </Button>
      )}
    </Box>
  );
};

export const ListSkeleton = () => {
  const text = useText();
  return (
    <Box role="group" aria-busy aria-label={text('shell.loading')} sx={{ p: 4, display: 'grid', gap: 4 }}>
      {[70, 55, 80, 60, 75].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={16} />
      ))}
    </Box>
  );
};
