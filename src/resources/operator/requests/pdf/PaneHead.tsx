import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Above the PDF: what it is called, and what can be done with it. */
export const PaneHead = ({ name, children }: { name: ReactNode; children?: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 3,
      px: { xs: 3, sm: 4 },
      minHeight: 44,
      py: 0.5,
      bgcolor: 'background.paper',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>{name}</Box>
    {children}
  </Box>
);
