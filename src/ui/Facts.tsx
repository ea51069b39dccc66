import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A label with its value; one that is not recorded is left out. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, 200px) 1fr' },
      columnGap: 6,
      rowGap: { sm: 2 },
      alignItems: 'baseline',
      // The button of an explanation makes its row no higher than the others.
      '& .MuiIconButton-root': { my: -2 },
      '@media print': { gridTemplateColumns: '180px 1fr', rowGap: '2px' },
    }}
  >
    {facts
      .filter(({ label, value }) => label !== '' && value !== '')
      .map(({ label, value }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: { xs: '0.8125rem', sm: '0.875rem' } }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 2, sm: 0 }, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
  </Box>
);
