import SearchOff from '@mui/icons-material/SearchOff';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useListLeft } from '#src/admin/list-left.ts';
import { useText } from '#src/i18n/use-text.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { listPath, openListPath } from '../paths.ts';

import { useRequestMessages } from '../use-request-messages.ts';

/** `words` say what takes its time. */
export const WorkLoading = ({ words }: { words?: string }) => {
  const text = useText();
  return (
    <Box
      role="group"
      aria-busy
      aria-label={text('shell.loading')}
      sx={{ p: { xs: 4, sm: 8 }, display: 'grid', gap: 4 }}
    >
      {words && <Typography sx={{ color: 'text.secondary' }}>{words}</Typography>}
      {[30, 60, 75, 55, 70].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={24} />
      ))}
    </Box>
  );
};

/** There is no request of that number. */
export const WorkMissing = () => {
  const word = useRequestMessages();
  const left = useListLeft();
  return (
    <StatePanel
      icon={<SearchOff />}
      title={word('missing')}
      actions={
        <Button variant="contained" component={Link} to={left === undefined ? openListPath() : listPath(left)}>
          {word('toList')}
        </Button>
      }
    >
      {word('missingDetail')}
    </StatePanel>
  );
};

/** `level` 2 where the request's own head stands above. */
export const WorkFailed = ({ onRetry, level = 1 }: { onRetry: () => void; level?: 1 | 2 }) => {
  const word = useRequestMessages();
  return <LoadFailed level={level} title={word('failed')} onRetry={onRetry} />;
};
