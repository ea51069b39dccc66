import { Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

export const DetailsCard = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 4, sm: 5 }, borderRadius: '12px' }}
    >
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
};
