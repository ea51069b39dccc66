import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';

/** How long a removal takes, and the ways on. */
export const WizardFooter = ({ children }: { children: ReactNode }) => {
  const text = useText();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        px: { xs: 4, sm: 6 },
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 280px' }}>
        {text('removal.delay')}
      </Typography>
      {children}
    </Box>
  );
};
