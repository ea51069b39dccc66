import { Box, Paper } from '@mui/material';
import type { ReactNode } from 'react';

/** What is worked on without a picture beside it: a card with the work, and under it what is known of the request. */
export const PlainWork = ({ children, about }: { children: ReactNode; about: ReactNode }) => (
  <Box sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' } }}>
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 960, display: 'grid', gap: 6 }}>
      <Paper
        variant="outlined"
        data-work="form"
        sx={{ p: { xs: 4, sm: 6 }, borderRadius: '12px', overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {children}
      </Paper>
      {about}
    </Box>
  </Box>
);
