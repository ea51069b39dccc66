import { Box, Skeleton } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';

export const DetailsSkeleton = () => {
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
