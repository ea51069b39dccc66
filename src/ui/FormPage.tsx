import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly title: ReactNode;
  /** Pixels; of a form whose inputs stand one under the other when left out. */
  readonly maxWidth?: number;
  readonly children: ReactNode;
}

/** A form's page: its title, and the form on a card. */
export const FormPage = ({ title, maxWidth = 720, children }: Props) => (
  <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth }}>
    <Typography variant="h1" sx={{ mb: 4 }}>
      {title}
    </Typography>
    <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 }, borderRadius: '12px' }}>
      {children}
    </Paper>
  </Box>
);
