import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';

export const LocationsLoading = () => {
  const text = useText();
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3, p: 8 }}>
      <CircularProgress size={24} aria-hidden />
      {text('removal.loading')}
    </Box>
  );
};

export const LocationsFailed = ({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) => {
  const text = useText();
  return (
    <Box role="alert" sx={{ p: 8 }}>
      <Typography sx={{ mb: 4 }}>{text('removal.loadFailed')}</Typography>
      <Button variant="contained" onClick={onRetry} sx={{ mr: 2 }}>
        {text('removal.retry')}
      </Button>
      <Button onClick={onClose}>{text('removal.cancel')}</Button>
    </Box>
  );
};
