import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Nothing to read on paper. */
  readonly isForScreens?: boolean;
  readonly children: ReactNode;
}

/** A part of the overview. */
export const FigureCard = ({ title, isForScreens = false, children }: Props) => (
  <Paper
    component="section"
    variant="outlined"
    sx={{
      p: { xs: 4, sm: 5 },
      mb: 5,
      borderRadius: '12px',
      breakInside: 'avoid',
      ...(isForScreens && { '@media print': { display: 'none' } }),
    }}
  >
    <Typography variant="h2" sx={{ mb: 3 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);
