import { Box, type BoxProps } from '@mui/material';
import { useHeightAs } from './use-height-as.ts';

/** A bar that stays at the bottom of the window, above the notice of cookies; what gets the focus keeps clear of both. */
export const BottomBar = ({ sx = [], ...box }: BoxProps) => (
  <Box
    ref={useHeightAs('--bar-height')}
    {...box}
    sx={[
      {
        position: 'sticky',
        bottom: 'var(--notice-height, 0px)',
        zIndex: 3,
        bgcolor: 'background.paper',
        displayPrint: 'none',
        '@media (max-height: 400px)': { position: 'static' },
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
