import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A framed list of a few things, one beneath the other. */
export const RowList = ({ label, children }: { readonly label?: string; readonly children: ReactNode }) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{ m: 0, p: 0, width: '100%', listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: '8px' }}
  >
    {children}
  </Box>
);

interface RowProps {
  readonly name: ReactNode;
  /** What is known of it, in small print. */
  readonly facts: readonly string[];
  readonly children?: ReactNode;
  /** What may be done with it. */
  readonly action?: ReactNode;
}

export const Row = ({ name, facts, children, action }: RowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 3,
      px: 4,
      py: 2,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="div" sx={{ fontWeight: 500 }}>
        {name}
      </Typography>
      {children}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
    {action}
  </Box>
);
