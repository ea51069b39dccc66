import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** A part of the page under its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography id={id} variant="h2" sx={{ fontSize: '0.9375rem', mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};

/** Things beneath one another, with a line between. */
export const rows = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li': { py: 2, borderTop: 1, borderColor: 'divider' },
} as const;
