import { Box, Skeleton } from '@mui/material';
import { useEffect, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';

/** A skeleton that comes and goes at once only flickers. */
const delay = 200;
const rows = Array.from({ length: 10 }, (_, index) => index);

/** The shape of the coming rows, so that nothing jumps when they arrive. */
export const ResultsSkeleton = ({ isPhone }: { isPhone: boolean }) => {
  const text = useText();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box
      aria-busy
      aria-label={text('search.loading')}
      role="group"
      sx={{ px: { xs: 4, sm: 6 }, pt: 4, visibility: isShown ? 'visible' : 'hidden' }}
    >
      <Skeleton width={150} height={28} />
      {rows.map((row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            gap: 6,
            alignItems: 'center',
            height: isPhone ? 72 : 40,
            mt: row === 0 ? 6 : 0,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {!isPhone && <Skeleton width={70} height={12} />}
          <Skeleton width={`${26 + ((row * 7) % 17)}%`} height={12} />
          {!isPhone && <Skeleton width="16%" height={12} />}
          <Skeleton width={60} height={isPhone ? 28 : 12} sx={{ ml: 'auto' }} />
        </Box>
      ))}
    </Box>
  );
};
