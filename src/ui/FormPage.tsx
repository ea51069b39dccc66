import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A form's page: its title, and the form on a card. */
export const FormPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 720 }}>
    <Typography variant="h1" sx={{ mb: 4 }}>
      {title}
    </Typography>
    <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 }, borderRadius: '12px' }}>
      {children}
    </Paper>
  </Box>
);
